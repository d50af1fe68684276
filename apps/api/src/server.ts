import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { startControlServer } from './control/controlServer.ts';
import { createServerCommands } from './control/serverCommands.ts';
import { createLoggerOptions } from './logger.ts';
import { createMetricsServer } from './metrics/metricsServer.ts';
import { prepareServer } from './prepare.ts';
import type { PreparedServer } from './prepare.ts';
import { createSetupKey } from './setup/setup.routes.ts';
import { StartupError, findErrorCode } from './startupError.ts';
import type { Tracing } from './tracing/tracing.ts';

const closeTimeoutMs = 10_000;

type PrintLine = (line: string) => void;

// A signal during the start takes effect when the start has finished, so that everything closes cleanly.
let stop: ((signal: AbortSignal) => Promise<void>) | undefined;
let isStopping = false;
const secondSignal = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, requestShutdown);

/** A second signal ends the delay. */
function requestShutdown(): void {
  if (isStopping) return secondSignal.abort();
  isStopping = true;
  if (stop) void shutDown(stop);
}

/** Waits for the delay, finishes open requests, closes the database and exits. */
async function shutDown(stop: (signal: AbortSignal) => Promise<void>): Promise<void> {
  try {
    await stop(secondSignal.signal);
    process.exit(0);
  } catch (error) {
    console.error(`The server could not shut down cleanly: ${String(error)}`);
    process.exit(1);
  }
}

try {
  stop = await start(readConfig());
  if (isStopping) await shutDown(stop);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : `The server could not start: ${String(error)}`);
  process.exit(1);
}

async function start(settings: Config): Promise<(signal: AbortSignal) => Promise<void>> {
  process.umask(0o077);
  const printLine: PrintLine = (line) => console.log(line);
  const prepared = await prepareServer(settings, printLine);
  const { config, database } = prepared;
  try {
    const setupKey = prepared.lacksAdmin ? createSetupKey() : undefined;
    const isTerminal = process.stdout.isTTY && !config.isProduction;
    const tracing = await loadTracing(config);
    const logger = createLoggerOptions(config, isTerminal);
    const app = await buildApp({ config, database, logger, setupKey, tracing });
    await app.listen({
      host: config.host,
      port: config.port,
      listenTextResolver: (address) => `listening at ${address}`,
    });
    const closeMetrics = await startMetrics(app, config, printLine);
    const stopControlServer =
      database.engine === 'embedded' &&
      (await startControlServer(config.dataDir, createServerCommands(config, database)));
    printWelcome(prepared, getServerUrl(app, config), setupKey, printLine);
    return async (signal) => {
      await app.shutdownDelay.wait(signal);
      setTimeout(() => process.exit(1), closeTimeoutMs).unref();
      // A connection that was busy when closing began would stay open for another minute.
      const idleTimer = setInterval(() => app.server.closeIdleConnections(), 50);
      if (stopControlServer) await stopControlServer();
      await app.close();
      await closeMetrics();
      await tracing?.close();
      clearInterval(idleTimer);
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw toStartupError(error, config);
  }
}

/** Loads OpenTelemetry only if the operator has set an endpoint: it takes time and memory. */
async function loadTracing({ tracing: settings }: Config): Promise<Tracing | undefined> {
  return settings && (await import('./tracing/openTelemetry.ts')).startTracing(settings);
}

/** Starts the port of the metrics if there is one. Returns a function that closes it. */
async function startMetrics(app: FastifyInstance, { metrics: { token, host, port } }: Config, printLine: PrintLine) {
  if (token === undefined && port === undefined) return async () => {};
  app.metrics.collectProcessMetrics();
  if (port === undefined) return async () => {};
  const server = createMetricsServer(app.metrics);
  try {
    printLine(`Metrics: ${await server.listen({ host, port })}/metrics`);
  } catch (error) {
    await app.close();
    const reason = findErrorCode(error) ?? String(error);
    throw new StartupError(`The metrics cannot be served at METRICS_PORT ${port} of ${host} (${reason}).`);
  }
  return () => server.close();
}

/** Converts an error of `listen` to a sentence for the operator. */
function toStartupError(error: unknown, { host, port }: Config): unknown {
  switch (findErrorCode(error)) {
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

/** Gets the URL of the site. With PORT=0 the system chooses the port. */
function getServerUrl(app: Awaited<ReturnType<typeof buildApp>>, { publicUrl, host, port }: Config): string {
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

function printWelcome(
  { config, demoAccounts }: PreparedServer,
  address: string,
  setupKey: string | undefined,
  printLine: PrintLine,
): void {
  if (demoAccounts.length > 0) {
    printLine(`\nDemo accounts (kept in ${config.dataDir}/demo-accounts.json):`);
    for (const { role, email, password } of demoAccounts)
      printLine(`  ${role.padEnd(14)} ${email.padEnd(34)} ${password}`);
  }
  if (setupKey !== undefined)
    printLine(
      `\nThere is no admin yet. Make one with this link, which works until there is one: ${address}/setup?key=${setupKey}`,
    );
  if (config.publicUrl === undefined && demoAccounts.length === 0)
    printLine(
      '\nPUBLIC_URL is not set: pages have no absolute links for search engines and link previews, and there is no sitemap.',
    );
  printLine(`\nFanous is ready: ${address}`);
}
