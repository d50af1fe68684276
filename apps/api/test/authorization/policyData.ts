import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import type { Person } from '../support/fixtures.ts';
import { insertVideoUpload } from '../../src/features/videos/videoUploads.repository.ts';
import { insertPendingFileEntries } from '../../src/storage/orphanedFiles.repository.ts';
import {
  addCategories,
  addCourse,
  addPerson,
  addQuiz,
  addVideo,
  enrolUser,
  rebuildCountsOnce,
} from '../support/fixtures.ts';

/** A text that only users with the course may see. */
export const secretText = 'SECRET';
export const limitedAdminEmail = 'limited@example.com';

/** All rows that the tests of `policy.md` use. */
export type PolicyData = Awaited<ReturnType<typeof resetPolicyData>>;

/**
 * Empties the database. Adds two courses of different teachers, and one person for each relation to a course: student,
 * subscriber, owner, other teacher, limited admin, admin.
 */
export async function resetPolicyData(db: Db) {
  await emptyDatabase(db);
  return rebuildCountsOnce(db, () => addPolicyData(db));
}

async function addPolicyData(db: Db) {
  const people = {
    student: await addPerson(db),
    enrolled: await addPerson(db),
    otherTeacher: await addPerson(db, 'teacher'),
    owner: await addPerson(db, 'teacher'),
    limited: await addPerson(db, 'admin', { email: limitedAdminEmail }),
    admin: await addPerson(db, 'admin'),
  } satisfies Record<string, Person>;
  const somebody = await addPerson(db, 'user', { phone: '01001112233' });
  const otherAdmin = await addPerson(db, 'admin');
  await addAuthenticators(db, [somebody.id, otherAdmin.id]);
  await addPasskeys(db, [somebody, ...Object.values(people)]);
  await db.insertInto('deletion_requests').values({ user_id: somebody.id }).execute();
  const { mainId, ids } = await addCategories(db, 'الثانوية العامة', ['الرياضيات', 'الكيمياء']);
  const [categoryId = 0, emptyCategoryId = 0] = ids;
  const bare = await addCategories(db, 'الجامعة', []);
  const a = await addCourse(db, people.owner.id, { slug: 'course-a', categoryIds: [categoryId] });
  const b = await addCourse(db, people.otherTeacher.id, { slug: 'course-b', categoryIds: [categoryId] });
  await db.updateTable('courses').set({ image: 'courses/a-960.webp' }).where('id', '=', a.id).execute();
  await enrolUser(db, people.enrolled.id, a.id);
  await enrolUser(db, somebody.id, a.id);
  const quiz = await addQuiz(db, a.id, [3, 3]);
  await sql`update questions set question_text = ${`${secretText} `} || question_text`.execute(db);
  await sql`update options set option_text = ${`${secretText} `} || option_text`.execute(db);
  const [question, otherQuestion] = quiz.questions;
  if (!question || !otherQuestion) throw new Error('The quiz has no questions.');
  return {
    people,
    somebody,
    otherAdmin,
    a,
    b,
    categories: { mainId, categoryId, emptyCategoryId, emptyMainId: bare.mainId },
    video: await addSecretVideo(db, a.id, false),
    freeVideo: await addSecretVideo(db, a.id, true),
    upload: await addUpload(db, otherAdmin.id),
    record: await addRecord(db, a.id),
    pdf: await addPdf(db, a.id),
    summary: await addSummary(db, a.id, somebody.id),
    /** The id of the session of each account, by the id of the account. */
    sessionIds: await readSessionIds(db),
    /** The id of the passkey of each account, by the id of the account. */
    passkeyIds: await readPasskeyIds(db),
    /** One summary by each person, by the person's id. */
    ownSummaries: await addOwnSummaries(db, a.id, Object.values(people)),
    quizId: quiz.id,
    /** The number of an attempt that each person has, from when they had the course. */
    ownAttempt: await addOwnAttempts(db, quiz.id, Object.values(people)),
    question,
    otherQuestion,
  };
}

const tablesNeverEmptied = new Set(['meta', 'audit_entries']);

async function emptyDatabase(db: Db): Promise<void> {
  const tables = await listTables(db);
  // The audit log cannot be emptied.
  const names = sql.join(tables.filter((name) => !tablesNeverEmptied.has(name)).map((name) => sql.table(name)));
  await sql`truncate ${names} restart identity cascade`.execute(db);
}

/** Lists the tables, without those of the migrator. */
async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' order by 1
  `.execute(db);
  return rows.map(({ name }) => name);
}

// Tables that a rejected call may change: the last use of a session, counted attempts, and the audit log with refused attempts.
const ignoredTables = new Set(['sessions', 'throttles', 'meta', 'audit_entries']);

/**
 * Returns hashes of all rows that a rejected call may not change: those of every table except `throttles`, `meta`, `audit_entries`
 * and `sessions`. Of the sessions it returns only the number.
 */
export async function getDurableDataFingerprint(db: Db): Promise<string> {
  const parts = (await listTables(db))
    .filter((name) => !ignoredTables.has(name))
    .map(
      (name) =>
        sql`select ${name} as name, md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(name)} as t`,
    );
  const { rows } = await sql<{ name: string; hash: string | null }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const sessions = await sql<{ n: number }>`select count(*)::int as n from sessions`.execute(db);
  return JSON.stringify([rows, sessions.rows]);
}

async function readSessionIds(db: Db): Promise<Map<number, number>> {
  const rows = await db.selectFrom('sessions').select(['id', 'user_id']).execute();
  return new Map(rows.map(({ id, user_id }) => [user_id, id]));
}

async function addPasskeys(db: Db, people: Person[]): Promise<void> {
  const rows = people.map(({ id }) => ({
    user_id: id,
    name: 'هاتفي',
    credential_id: Buffer.from(`${secretText} ${id}`),
    public_key: Buffer.from(secretText),
    sign_count: 0,
  }));
  await db.insertInto('passkeys').values(rows).execute();
}

async function readPasskeyIds(db: Db): Promise<Map<number, number>> {
  const rows = await db.selectFrom('passkeys').select(['id', 'user_id']).execute();
  return new Map(rows.map(({ id, user_id }) => [user_id, id]));
}

async function addAuthenticators(db: Db, userIds: number[]): Promise<void> {
  const rows = userIds.map((user_id) => ({ user_id, secret: Buffer.from(secretText), last_step: 0 }));
  await db.insertInto('authenticators').values(rows).execute();
}

async function addSecretVideo(db: Db, courseId: number, isFree: boolean): Promise<number> {
  const id = await addVideo(db, courseId, { isFree });
  // A free video is not secret.
  const address = isFree ? 'open' : secretText;
  await db.updateTable('videos').set({ url: address, website_url: address }).where('id', '=', id).execute();
  const captions = {
    video_id: id,
    language: 'ar',
    file_key: isFree ? 'captions/open.vtt' : secretFileKeys.captions,
  } as const;
  await db
    .insertInto('video_captions')
    .values({ ...captions, size: 1_000 })
    .execute();
  return id;
}

async function addUpload(db: Db, userId: number): Promise<string> {
  const id = '3f9ac1d2-5b1e-4c7a-9d2f-0a6b8c7d1e42.mp4';
  const key = `private/videos/${id}`;
  await insertPendingFileEntries(db, [key]);
  await insertVideoUpload(db, { id, key, size: 1_000, user_id: userId });
  return id;
}

const getFileKey = (kind: string, extension = 'pdf') => `${kind}/${secretText}.${extension}`;

/** The `file_key`s of the private files of course A. */
export const secretFileKeys = {
  record: getFileKey('records'),
  pdf: getFileKey('pdfs'),
  summary: getFileKey('summaries'),
  captions: getFileKey('captions', 'vtt'),
};

async function addRecord(db: Db, course_id: number): Promise<number> {
  const titled = { title: 'محاضرة السنتر', title_fold: foldArabic('محاضرة السنتر') };
  const file = {
    url: secretText,
    website_url: secretText,
    file_key: secretFileKeys.record,
    file_type: 'application/pdf',
  };
  const row = db.insertInto('records').values({ course_id, ...titled, ...file });
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}

async function addPdf(db: Db, course_id: number): Promise<number> {
  const titled = { title: 'ملزمة الباب الأول', title_fold: foldArabic('ملزمة الباب الأول') };
  const row = db.insertInto('pdfs').values({ course_id, ...titled, file_key: secretFileKeys.pdf });
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}

async function addOwnAttempts(db: Db, quiz_id: number, people: Person[]): Promise<number> {
  // Not the first one, which other rows of the table submit.
  const attempt = 7;
  const answer = {
    question_id: 1,
    question_text: secretText,
    option_id: 1,
    option_text: secretText,
    correct_option_id: 2,
    correct_option_text: secretText,
  };
  const row = { quiz_id, attempt, mark: 0, total: 1, answers: JSON.stringify([answer]) };
  const rows = people.map(({ id }) => ({ ...row, user_id: id, attempt_key: crypto.randomUUID() }));
  await db.insertInto('quiz_attempts').values(rows).execute();
  return attempt;
}

async function addOwnSummaries(db: Db, courseId: number, people: Person[]): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (const { id } of people) ids.set(id, await addSummary(db, courseId, id, `summaries/${secretText}-${id}.pdf`));
  return ids;
}

async function addSummary(
  db: Db,
  course_id: number,
  user_id: number,
  file_key = secretFileKeys.summary,
): Promise<number> {
  const titled = { lecture_name: 'المحاضرة الأولى', lecture_name_fold: foldArabic('المحاضرة الأولى') };
  const row = db.insertInto('summaries').values({ course_id, user_id, ...titled, file_key });
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}
