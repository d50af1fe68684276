import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { computeSha256 } from '../../../apps/api/src/backup/checksums.ts';
import { listStoredFileKeys } from '../../../apps/api/src/backup/storedFileKeys.ts';
import type { Db } from '../../../apps/api/src/db/database.ts';
import { openStorage } from '../../../apps/api/src/storage/openStorage.ts';
import { toPrivateStorageKey } from '../../../apps/api/src/storage/storage.ts';
import { compareCounts } from '../../../apps/api/test/support/compareCounts.ts';
import type { Api } from './api.ts';
import type { Load } from './load.ts';
import type { Platform } from './platform.ts';
import type { CaseResult } from './report.ts';
import type { School } from './school.ts';

const maxShownItems = 5;

/** Checks through the API that users see what was acknowledged, also the newest changes of each kind. */
export async function checkAsUsers(api: Api, school: School, { ledger }: Load, result: CaseResult): Promise<void> {
  const newest = <T>(items: Iterable<T>, count = 10) => [...items].slice(-count);
  const expectStatus = async (path: string, token: string) => {
    const { status, body } = await api.call('GET', path, { token });
    if (status !== 200) addLoss(result, `GET ${path}: ${status}`);
    return body;
  };
  for (const { id, token } of newest(ledger.accounts.values())) await expectStatus(`/users/${id}`, token);
  for (const { id, token, sha256 } of newest(ledger.summaries.values())) {
    const { pdf_path } = await expectStatus(`/courses/${school.courseId}/summaries/${id}`, token);
    const file = await api.fetch(String(pdf_path));
    const actual = file.ok && file.body ? await computeSha256(Readable.fromWeb(file.body)) : String(file.status);
    if (actual !== sha256) addLoss(result, `the file of summary ${id}: ${actual}`);
  }
  for (const { token } of newest(ledger.attempts.values(), 2))
    await expectStatus(`/quizzes/${school.quizId}/attempts`, token);
  for (const image of newest(ledger.photos.values(), 2)) {
    const { status } = await api.fetch(`/storage/${image}`);
    if (status !== 200) addLoss(result, `the photo ${image}: ${status}`);
  }
}

/**
 * Checks that the database has what was acknowledged and nothing else, that each row has its file, and that each file has a row or an
 * entry for the cleanup. No request may run meanwhile.
 */
export async function checkDatabase(
  platform: Platform,
  school: School,
  load: Load,
  result: CaseResult,
  listStoredKeys = () => listFiles(path.join(platform.config.dataDir, 'storage')),
): Promise<void> {
  const database = await platform.openDatabase();
  try {
    const rows = await checkRows(database.db, school, load, result);
    const keys = await checkFiles(platform, database.db, rows, load, result);
    await checkOrphans(database.db, keys, listStoredKeys(), result);
    checkTemporaryFiles(platform, result);
    const { stored, rebuilt } = await compareCounts(database.db);
    if (!isDeepStrictEqual(stored, rebuilt)) result.problems.push('A stored count is wrong.');
  } finally {
    await database.close();
  }
}

type SummaryFiles = Map<number, string>;

async function checkRows(db: Db, school: School, { ledger }: Load, result: CaseResult): Promise<SummaryFiles> {
  const staff = new Set([school.admin, ...school.students].map(({ email }) => email));
  const users = await db.selectFrom('users').select(['email', 'id', 'image']).execute();
  compare(
    result,
    'accounts',
    users.filter(({ email }) => !staff.has(email)).map(({ email, id }) => `${email} ${id}`),
    [...ledger.accounts].map(([email, { id }]) => `${email} ${id}`),
  );
  compare(
    result,
    'photos',
    users.flatMap(({ id, image }) => (image === null ? [] : `${id} ${image}`)),
    [...ledger.photos].map(([id, image]) => `${id} ${image}`),
  );
  const summaries = await db.selectFrom('summaries').select(['id', 'lecture_name', 'user_id', 'file_key']).execute();
  compare(
    result,
    'summaries',
    summaries.map(({ id, lecture_name, user_id }) => `${id} ${lecture_name} ${user_id}`),
    [...ledger.summaries.values()].map(({ id, name, userId }) => `${id} ${name} ${userId}`),
  );
  const attempts = await db.selectFrom('quiz_attempts').select(['attempt_key', 'user_id']).execute();
  compare(
    result,
    'attempts',
    attempts.map(({ attempt_key, user_id }) => `${attempt_key} ${user_id}`),
    [...ledger.attempts].map(([key, { userId }]) => `${key} ${userId}`),
  );
  const reacts = await db.selectFrom('reacts').select(['summary_id', 'reaction']).execute();
  compare(
    result,
    'reactions',
    reacts.map(({ summary_id, reaction }) => `${summary_id} ${reaction}`),
    [...ledger.reactions].map(([id, reaction]) => `${id} ${reaction}`),
  );
  result.writes = Math.max(result.writes, ledger.acknowledged);
  return new Map(summaries.map(({ id, file_key }) => [id, file_key]));
}

async function checkFiles(platform: Platform, db: Db, keys: SummaryFiles, { ledger }: Load, result: CaseResult) {
  const storage = await openStorage(platform.config, db);
  let compared = 0;
  for (const { id, sha256 } of ledger.summaries.values()) {
    const found = await storage.openFile(toPrivateStorageKey(keys.get(id) ?? ''));
    const actual = found && (await computeSha256(found.stream));
    if (actual !== sha256) addLoss(result, `the file of summary ${id}: ${actual ?? 'missing'}`);
    compared += 1;
  }
  const rowKeys = await listStoredFileKeys(db);
  for (const key of rowKeys) if (!(await storage.hasFile(key))) addLoss(result, `${key}: a row without its file`);
  result.files = Math.max(result.files, compared + ledger.photos.size);
  return rowKeys;
}

/** Checks that each stored file belongs to a row, or is listed for the cleanup. */
async function checkOrphans(db: Db, rowKeys: string[], storedKeys: string[], result: CaseResult): Promise<void> {
  const pending = await db.selectFrom('loose_files').select('key').execute();
  const known = new Set([...rowKeys, ...pending.map(({ key }) => key)]);
  const orphans = storedKeys.filter((key) => !known.has(key));
  if (orphans.length > 0) result.problems.push(`Files that no cleanup removes: ${shorten(orphans)}`);
}

function checkTemporaryFiles(platform: Platform, result: CaseResult): void {
  const temporary = listFiles(path.join(platform.config.dataDir, 'tmp'));
  if (temporary.length > 0) result.problems.push(`Temporary files were left: ${shorten(temporary)}`);
}

/** Lists the files of a folder, relative to it. */
export const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    : [];

function compare(result: CaseResult, what: string, actual: string[], expected: string[]): void {
  const found = new Set(actual);
  const missing = expected.filter((row) => !found.has(row));
  const wanted = new Set(expected);
  const unknown = actual.filter((row) => !wanted.has(row));
  if (missing.length > 0) addLoss(result, `${what}: ${missing.length} missing: ${shorten(missing)}`, missing.length);
  if (unknown.length > 0) result.problems.push(`${what}: ${unknown.length} unknown: ${shorten(unknown)}`);
  if (found.size < actual.length) result.problems.push(`${what}: ${actual.length - found.size} twice`);
}

function addLoss(result: CaseResult, problem: string, count = 1): void {
  result.lost += count;
  result.problems.push(problem);
}

const shorten = (items: string[]) =>
  `${items.slice(0, maxShownItems).join(', ')}${items.length > maxShownItems ? ', …' : ''}`;
