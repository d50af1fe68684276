import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { MailConfig } from '../config/mail.ts';
import type { TracingSettings } from '../config/tracing.ts';
import { findControlServer } from '../control/controlClient.ts';
import { prepareDataFolder } from '../dataFolder.ts';
import { createSmtpTransport } from '../mail/smtpTransport.ts';
import { openDatabase } from '../prepare.ts';
import { openStorage } from '../storage/openStorage.ts';
import { checkReplica } from './checkReplica.ts';
import { inspectDatabase } from './inspectDatabase.ts';
import type { DatabaseFindings } from './inspectDatabase.ts';
import type { Finding } from './finding.ts';

const maxClockDifferenceMs = 5_000;
const maxNames = 5;

/** Checks everything that valid settings lead to. */
export async function runChecks(config: Config): Promise<Finding[]> {
  const folder = await checkDataFolder(config);
  const mail = config.mail ? [await checkMail(config.mail)] : [];
  const traces = config.tracing ? [await checkTraces(config.tracing)] : [];
  const rest = folder.status === 'ok' ? [await checkDisk(config), ...(await checkDatabase(config))] : [];
  return [...checkContents(config), ...mail, ...traces, folder, ...rest];
}

function checkContents({ isProduction, publicUrl, passkeys, platform }: Config): Finding[] {
  const findings: Finding[] = [];
  if (publicUrl === undefined) findings.push({ status: 'warning', code: 'public_url_missing' });
  if (passkeys === 'off') findings.push({ status: 'warning', code: 'passkeys_off' });
  if (isProduction && platform.walletNumber === '01001234567')
    findings.push({ status: 'warning', code: 'sample_wallet' });
  return findings;
}

/** Connects to the mail server and signs in, without sending a mail. */
async function checkMail(mail: MailConfig): Promise<Finding> {
  try {
    await createSmtpTransport(mail).verify();
    return { status: 'ok', code: 'mail_reachable', detail: `${mail.host}:${mail.port}` };
  } catch (error) {
    return { status: 'problem', code: 'mail_problem', detail: toReason(error) };
  }
}

/** Sends an empty list of spans. */
async function checkTraces(tracing: TracingSettings): Promise<Finding> {
  try {
    const { checkTraceEndpoint } = await import('../tracing/tracerProvider.ts');
    await checkTraceEndpoint(tracing);
    return { status: 'ok', code: 'traces_accepted', detail: tracing.host };
  } catch (error) {
    return { status: 'problem', code: 'traces_problem', detail: toReason(error) };
  }
}

async function checkDataFolder({ dataDir }: Config): Promise<Finding> {
  try {
    await prepareDataFolder(dataDir);
    return { status: 'ok', code: 'folder_writable', detail: dataDir };
  } catch (error) {
    return { status: 'problem', code: 'folder_problem', detail: toReason(error) };
  }
}

async function checkDisk({ dataDir, diskReserveBytes }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const detail = String(Math.floor((bavail * bsize) / 1024 ** 2));
  return bavail * bsize > diskReserveBytes
    ? { status: 'ok', code: 'disk_space', detail }
    : { status: 'problem', code: 'disk_low', detail };
}

async function checkDatabase(config: Config): Promise<Finding[]> {
  try {
    const before = Date.now();
    const found = await readFindings(config);
    if (!found) return [{ status: 'warning', code: 'database_missing' }];
    const { pendingMigrations, hasAdmin, refusedVideos } = found;
    if (pendingMigrations.length > 0)
      return [{ status: 'problem', code: 'migrations_pending', detail: formatNames(pendingMigrations) }];
    return [
      { status: 'ok', code: 'database_reachable' },
      ...(config.databaseReadUrl === undefined ? [] : [await checkReplica(config.databaseReadUrl)]),
      ...(hasAdmin ? [] : [{ status: 'problem', code: 'no_admin' } as const]),
      checkClock(Date.parse(found.newestTime), before),
      await checkStorage(config, found.storedFileKeys),
      refusedVideos.length > 0
        ? { status: 'problem', code: 'videos_refused', detail: formatNames(refusedVideos) }
        : { status: 'ok', code: 'videos_allowed' },
    ];
  } catch (error) {
    return [{ status: 'problem', code: 'database_problem', detail: toReason(error) }];
  }
}

/** Reads the database, through the server if it uses the embedded one. Creates no database. */
async function readFindings(config: Config): Promise<DatabaseFindings | undefined> {
  if (config.databaseUrl === undefined) {
    const server = await findControlServer(config.dataDir);
    if (server) return (await server.call('inspect-database')) as DatabaseFindings;
    const files = await readdir(join(config.dataDir, 'database')).catch(() => []);
    if (files.length === 0) return undefined;
  }
  const database = await openDatabase(config);
  try {
    return await inspectDatabase(database.db, config);
  } finally {
    await database.close();
  }
}

function checkClock(databaseTime: number, before: number): Finding {
  const late = Math.max(before - databaseTime, databaseTime - Date.now());
  return late <= maxClockDifferenceMs
    ? { status: 'ok', code: 'clock_right' }
    : { status: 'problem', code: 'clock_wrong', detail: String(Math.round(late / 1_000)) };
}

async function checkStorage(config: Config, keys: string[]): Promise<Finding> {
  try {
    const storage = await openStorage(config, undefined);
    const missing: string[] = [];
    for (const key of keys) if (!(await storage.hasFile(key))) missing.push(key);
    return missing.length > 0
      ? { status: 'problem', code: 'files_missing', detail: formatNames(missing) }
      : { status: 'ok', code: 'storage_complete', detail: String(keys.length) };
  } catch (error) {
    return { status: 'problem', code: 'storage_problem', detail: toReason(error) };
  }
}

const formatNames = (names: string[]) =>
  names.slice(0, maxNames).join(', ') + (names.length > maxNames ? ` … (${names.length})` : '');

const toReason = (error: unknown) => (error instanceof Error ? error.message : String(error));
