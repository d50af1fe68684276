import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { loggerOptions } from './logger.ts';
import { prepare } from './prepare.ts';
import type { Prepared } from './prepare.ts';
import { makeSetupKey } from './setup/setup.routes.ts';
import { StartupError, errorCode } from './startupError.ts';

const patience = 10_000;

type Tell = (line: string) => void;

// A signal during the start is obeyed as soon as there is something that can be ended cleanly.
let stop: (() => Promise<void>) | undefined;
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);

function end(): void {
  if (isStopping) return;
  isStopping = true;
  if (stop) void finish(stop);
}

/** Answers what has been asked, closes the database and leaves. */
async function finish(stop: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), patience).unref();
  try {
    await stop();
    process.exit(0);
  } catch (error) {
    console.error(`The server could not end cleanly: ${String(error)}`);
    process.exit(1);
  }
}

try {
  stop = await start(readConfig());
  if (isStopping) await finish(stop);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : `The server could not start: ${String(error)}`);
  process.exit(1);
}

async function start(settings: Config): Promise<() => Promise<void>> {
  process.umask(0o077);
  const tell: Tell = (line) => console.log(line);
  const prepared = await prepare(settings, tell);
  const { config, database } = prepared;
  try {
    const setupKey = prepared.lacksAdmin ? makeSetupKey() : undefined;
    const isTerminal = process.stdout.isTTY && !config.isProduction;
    const app = await buildApp({ config, database, logger: loggerOptions(config, isTerminal), setupKey });
    await app.listen({
      host: config.host,
      port: config.port,
      listenTextResolver: (address) => `listening at ${address}`,
    });
    welcome(prepared, addressOf(app, config), setupKey, tell);
    return async () => {
      // A connection that was busy when the server began to close would be kept alive for a minute more.
      const hangUp = setInterval(() => app.server.closeIdleConnections(), 50);
      await app.close();
      clearInterval(hangUp);
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw explain(error, config);
  }
}

/** What can go wrong with listening, in a sentence. */
function explain(error: unknown, { host, port }: Config): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartupError(`Port ${port} of ${host} is in use by another program: end that one or set PORT.`);
    case 'EACCES':
      return new StartupError(`Port ${port} of ${host} may not be used by this user: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}

/** The address people open; the port is the system's choice when PORT is 0. */
function addressOf(app: Awaited<ReturnType<typeof buildApp>>, { publicUrl, host, port }: Config): string {
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

function welcome({ config, demoAccounts }: Prepared, address: string, setupKey: string | undefined, tell: Tell): void {
  if (demoAccounts.length > 0) {
    tell(`\nDemo accounts (kept in ${config.dataDir}/demo-accounts.json):`);
    for (const { role, email, password } of demoAccounts) tell(`  ${role.padEnd(14)} ${email.padEnd(34)} ${password}`);
  }
  if (setupKey !== undefined)
    tell(
      `\nThere is no admin yet. Make one with this link, which works until there is one: ${address}/setup?key=${setupKey}`,
    );
  tell(`\nFanous is ready: ${address}`);
}
