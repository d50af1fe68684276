import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runTransactionWithRetries } from '../src/db/transaction.ts';
import { markCourseFilesOrphaned } from '../src/features/courses/courseFiles.repository.ts';
import type { Person } from './support/fixtures.ts';
import { addCourse, addPerson, enrolUser } from './support/fixtures.ts';
import { waitForBlockedConnections } from './support/lockWaits.ts';
import { createTestFile, readMp3, readMp4, createPdf } from './support/sampleFiles.ts';
import type { ProblemBody, TestApp, TestFile } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';
import { describeOnPostgres } from './support/onPostgres.ts';

// The items of a course: videos, records, PDFs, summaries and reactions.

let server: TestApp;
let admin: Person;
let limited: Person;
let teacher: Person;
let member: Person;
let stranger: Person;
let course: { id: number; slug: string };
let other: { id: number; slug: string };

beforeAll(async () => {
  server = await createTestApp({
    environment: {
      EMBED_HOSTS: 'videos.example.org',
      PLAYER_APP: 'https://player.example.com/embed/{id}',
      LIMITED_ADMIN_EMAILS: 'limited@example.com',
    },
  });
  admin = await addPerson(server.db, 'admin');
  limited = await addPerson(server.db, 'admin', { email: 'limited@example.com' });
  teacher = await addPerson(server.db, 'teacher');
  member = await addPerson(server.db, 'user', { name: 'منى السيد' });
  stranger = await addPerson(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  course = await addCourse(server.db, teacher.id);
  other = await addCourse(server.db, admin.id);
  await enrolUser(server.db, member.id, course.id);
});

type Fields = Record<string, string | TestFile>;
type Entity = Record<string, unknown> & { id: number };
const post = <T = Entity>(path: string, form: Fields, who: Person = admin, language = 'ar') =>
  server.call<T>('POST', path, { token: who.token, form, language });
const see = <T = Record<string, never>>(path: string, who: Person) => server.call<T>('GET', path, { token: who.token });
const stored = () =>
  readdirSync(join(server.config.dataDir, 'storage/private'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('.'),
  );
/** Starts calls while a row is locked, so that they run together. Returns their statuses. */
async function together(table: 'pdfs' | 'summaries', id: number, start: () => Promise<{ status: number }>[]) {
  const calls = await runTransactionWithRetries(server.db, async (db) => {
    await db.selectFrom(table).where('id', '=', id).select('id').forUpdate().execute();
    const started = start();
    await waitForBlockedConnections(server.db, started.length);
    // Not awaited here, because they wait for this transaction.
    return { started };
  });
  return (await Promise.all(calls.started)).map(({ status }) => status);
}

const readCounts = () =>
  server.db
    .selectFrom('courses')
    .where('id', '=', course.id)
    .select(['videos_count', 'records_count', 'pdfs_count', 'summaries_count'])
    .executeTakeFirstOrThrow();
const newVideo = (more: Fields = {}) => ({
  course_id: String(course.id),
  title: 'المعادلات',
  url: 'equations-1',
  website_url: 'equations-web-1',
  ...more,
});
const newPdf = (more: Fields = {}) => ({
  course_id: String(course.id),
  title: 'مذكرة الوحدة',
  url: createTestFile('a.pdf', createPdf()),
  ...more,
});
const newRecord = (more: Fields = {}) => ({ course_id: String(course.id), title: 'مراجعة', ...more });
const newSummary = (more: Fields = {}) => ({
  course_id: String(course.id),
  lecture_name: 'المحاضرة الأولى',
  pdf: createTestFile('a.pdf', createPdf()),
  ...more,
});

describe('a video', () => {
  test('is added, counted, changed and deleted', async () => {
    const { status, body } = await post('/videos', newVideo({ is_free: '1' }));
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        course_id: course.id,
        title: 'المعادلات',
        url: 'equations-1',
        website_url: 'equations-web-1',
        is_free: 1,
        is_locked: 0,
        chapters: [],
        captions: [],
        duration: null,
        created_at: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await readCounts()).videos_count).toBe(1);
    const changed = await post(`/videos/${body.id}`, { title: 'المتباينات', website_url: '', is_free: '0' });
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...body, title: 'المتباينات', website_url: null, is_free: 0 },
    ]);
    const found = await see<{ total: number }>(`/courses/${course.id}/videos?search=متباينات`, member);
    expect(found.body.total).toBe(1);
    expect((await post(`/videos/${body.id}`, {})).body).toEqual(changed.body);
    const gone = await server.call('DELETE', `/videos/${body.id}`, { token: admin.token });
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect((await server.call('DELETE', `/videos/${body.id}`, { token: admin.token })).status).toBe(404);
    expect((await readCounts()).videos_count).toBe(0);
  });

  test.each<[Fields, string, string, string]>([
    [{ title: '' }, 'title', 'هذا الحقل مطلوب.', 'This is required.'],
    [{ title: 'x'.repeat(201) }, 'title', 'أدخل 200 حرف على الأكثر.', 'Enter at most 200 characters.'],
    [{ url: '' }, 'url', 'هذا الحقل مطلوب.', 'This is required.'],
    [{ website_url: '' }, 'website_url', 'هذا الحقل مطلوب.', 'This is required.'],
    [{ is_free: '2' }, 'is_free', 'اختر قيمة من القيم المتاحة.', 'Choose one of the offered values.'],
    [{ course_id: 'x' }, 'course_id', 'أدخل عددًا صحيحًا بلا كسور.', 'Enter a whole number.'],
    [{ course_id: '999999' }, 'course_id', 'هذه الدورة غير موجودة.', 'This course does not exist.'],
    [{ user_id: '1' }, 'user_id', 'حقل غير معروف.', 'Unknown field.'],
  ])('%j is refused', async (more, field, arabic, english) => {
    const ar = await post<ProblemBody>('/videos', newVideo(more));
    expect([ar.status, ar.body.errors]).toEqual([422, { [field]: [arabic] }]);
    const en = await post<ProblemBody>('/videos', newVideo(more), admin, 'en');
    expect(en.body.errors).toEqual({ [field]: [english] });
    expect((await readCounts()).videos_count).toBe(0);
  });

  const sites = 'YouTube, Vimeo, Google Drive, Bunny, VdoCipher, Dailymotion, videos.example.org, player.example.com';
  test.each([
    ['hello', `This is not an ID of the player. Enter the ID as the player gives it, or a link from: ${sites}.`],
    ['https://evil.example/embed/9', `This link cannot be embedded. Allowed sites: ${sites}.`],
    ['https://www.youtube.com/@channel', 'This is not the link of a video. Copy the link of the video itself.'],
  ])('the error for %s names what is allowed', async (address, message) => {
    const video = await post<ProblemBody>('/videos', newVideo({ website_url: address }), admin, 'en');
    expect(video.body.errors).toEqual({ website_url: [message] });
    const record = await post<ProblemBody>('/records', newRecord({ url: address }), admin, 'en');
    expect(record.body.errors).toEqual({ url: [message] });
  });

  test.each([
    ['equations-intro-1', 201],
    ['hello', 422],
    ['x1', 422],
    ['dQw4w9WgXcQ', 201],
    ['library/4f2a=', 201],
    ['https://videos.example.org/embed/x?start=3', 201],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3', 201],
    ['https://youtu.be/dQw4w9WgXcQ', 201],
    ['https://vimeo.com/76979871', 201],
    ['https://www.youtube.com/@channel', 422],
    ['https://www.youtube.com/watch?v=hello', 422],
    ['http://videos.example.org/embed/x', 422],
    ['https://videos.example.org@evil.example/', 422],
    ['https://a@videos.example.org/', 422],
    ['https://videos.example.org:8443/', 422],
    ['https://player.example.com/embed/9', 201],
    ['https://evil.example/embed/9', 422],
    ['http://www.youtube-nocookie.com/embed/x', 422],
    ['https://www.youtube-nocookie.com@evil.example/', 422],
    ['https://a@www.youtube-nocookie.com/', 422],
    ['https://www.youtube-nocookie.com:8443/', 422],
    ['//evil.example/x', 422],
    ['/\\evil.example', 422],
    ['/setup', 422],
    ['../../admin', 422],
    ['javascript:alert(1)', 422],
    ['data:text/html,x', 422],
    ['x" onload="alert(1)', 422],
  ])('the video URL %s gets %i', async (address, status) => {
    expect((await post('/videos', newVideo({ url: address }))).status).toBe(status);
    expect((await post('/records', newRecord({ website_url: address }))).status).toBe(status);
  });

  const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90', `${player}?start=90`],
    ['http://youtu.be/dQw4w9WgXcQ', player],
    ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a&amp;start=5"></iframe>', `${player}?start=5`],
    ['شاهد: https://youtu.be/dQw4w9WgXcQ، ثم حل الاختبار', player],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://videos.example.org/embed/x?start=3', 'https://videos.example.org/embed/x?start=3'],
    ['equations-intro-1', 'equations-intro-1'],
  ])('%s is stored as %s', async (pasted, saved) => {
    const video = await post('/videos', newVideo({ url: pasted, website_url: pasted }));
    expect([video.body['url'], video.body['website_url']]).toEqual([saved, saved]);
    const record = await post('/records', newRecord({ url: pasted }));
    expect([record.body['url'], record.body['website_url']]).toEqual([saved, null]);
    for (const [path, { id }] of [
      ['/videos', (await post('/videos', newVideo())).body],
      ['/records', (await post('/records', newRecord())).body],
    ] as const) {
      expect((await post(`${path}/${id}`, { website_url: pasted })).body['website_url']).toBe(saved);
    }
  });

  test('a link that was stored as it was pasted stays the same until it is changed', async () => {
    const { body } = await post('/videos', newVideo());
    const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    await server.db.updateTable('videos').set({ website_url: link }).where('id', '=', body.id).execute();
    expect((await post(`/videos/${body.id}`, { title: 'جديد' })).body['website_url']).toBe(link);
    expect((await post(`/videos/${body.id}`, { website_url: link })).body['website_url']).toBe(player);
  });

  test('cannot move to another course', async () => {
    const { body } = await post('/videos', newVideo());
    const moved = await post<ProblemBody>(`/videos/${body.id}`, { course_id: String(other.id) });
    expect([moved.status, moved.body.errors]).toEqual([422, { course_id: ['هذا العنصر من دورة أخرى.'] }]);
    expect((await post(`/videos/${body.id}`, { course_id: String(course.id) })).status).toBe(200);
  });

  test('notifies everyone who has the course, and no other user', async () => {
    const second = await addPerson(server.db);
    await enrolUser(server.db, second.id, course.id);
    await enrolUser(server.db, second.id, other.id);
    const { body } = await post('/videos', newVideo());
    const told = await server.db.selectFrom('notifications').where('video_id', '=', body.id).selectAll().execute();
    expect(told.map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual([member.id, second.id]);
    expect(told.every(({ course_id, read_at }) => course_id === course.id && read_at === null)).toBe(true);
  });

  test('all parallel additions are counted', async () => {
    const added = await Promise.all([1, 2, 3, 4, 5, 6].map(() => post('/videos', newVideo())));
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect((await readCounts()).videos_count).toBe(6);
    const id = added[0]?.body.id;
    const gone = await Promise.all([1, 2, 3].map(() => server.call('DELETE', `/videos/${id}`, { token: admin.token })));
    expect(gone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
    expect((await readCounts()).videos_count).toBe(5);
  });
});

describe('a PDF', () => {
  test('is listed for everyone, and only users with the course can open it', async () => {
    const { body } = await post('/pdfs', newPdf());
    expect((await readCounts()).pdfs_count).toBe(1);
    const item = { id: body.id, course_id: course.id, title: 'مذكرة الوحدة', created_at: body['created_at'] };
    for (const [who, is_locked] of [
      [member, 0],
      [teacher, 0],
      [admin, 0],
      [stranger, 1],
      [limited, 1],
    ] as const) {
      const list = await see(`/courses/${course.id}/pdfs`, who);
      expect(list.body).toEqual({ pdfs: [{ ...item, is_locked }], total: 1, page: 1, per_page: 50 });
      const one = await see<ProblemBody>(`/courses/${course.id}/pdfs/${body.id}`, who);
      expect([one.status, one.body.code]).toEqual(is_locked ? [403, 'locked'] : [200, undefined]);
      expect((await see(`/courses/${other.id}/pdfs/${body.id}`, who)).status).toBe(404);
    }
  });

  test('can get another title and file, and its file is deleted with it', async () => {
    const earlier = stored();
    const before = earlier.length;
    const { body } = await post('/pdfs', newPdf());
    const first = stored().find((name) => !earlier.includes(name));
    const renamed = await post<{ title: string; url: string }>(`/pdfs/${body.id}`, { title: 'ملزمة' });
    expect(renamed.body.title).toBe('ملزمة');
    expect(decodeURIComponent(renamed.body.url)).toContain('name=ملزمة.pdf');
    expect(stored()).toHaveLength(before + 1);
    const replaced = await post<{ title: string; url: string }>(`/pdfs/${body.id}`, {
      url: createTestFile('b.pdf', createPdf(999)),
    });
    expect(replaced.body.title).toBe('ملزمة');
    expect(stored()).toHaveLength(before + 1);
    expect(stored()).not.toContain(first);
    expect((await server.app.inject(replaced.body.url)).rawPayload).toHaveLength(createPdf(999).length);
    await server.call('DELETE', `/pdfs/${body.id}`, { token: admin.token });
    expect(stored()).toHaveLength(before);
    expect((await readCounts()).pdfs_count).toBe(0);
  });

  test('parallel replacements leave one file', async () => {
    const before = stored().length;
    const { body } = await post('/pdfs', newPdf());
    const replaced = await Promise.all(
      [10, 20, 30, 40].map((size) => post(`/pdfs/${body.id}`, { url: createTestFile('b.pdf', createPdf(size)) })),
    );
    expect(replaced.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(stored()).toHaveLength(before + 1);
    const opened = await see<{ url: string }>(`/courses/${course.id}/pdfs/${body.id}`, member);
    expect((await server.app.inject(opened.body.url)).statusCode).toBe(200);
    await server.call('DELETE', `/pdfs/${body.id}`, { token: admin.token });
  });
});

describeOnPostgres(() => {
  test('simultaneous replacements leave one file', async () => {
    const before = stored().length;
    const { body } = await post('/pdfs', newPdf());
    const replace = (size: number) => post(`/pdfs/${body.id}`, { url: createTestFile('b.pdf', createPdf(size)) });
    expect(await together('pdfs', body.id, () => [replace(10), replace(20)])).toEqual([200, 200]);
    expect(stored()).toHaveLength(before + 1);
    await server.call('DELETE', `/pdfs/${body.id}`, { token: admin.token });
  });
});

describe('a record', () => {
  test('needs only a title', async () => {
    const { status, body } = await post('/records', newRecord());
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        course_id: course.id,
        title: 'مراجعة',
        url: null,
        website_url: null,
        record_url: null,
        record_type: null,
        is_home: 0,
        is_revision: 0,
        is_locked: 0,
        created_at: expect.stringMatching(/Z$/),
      },
    ]);
    const { errors } = (await post<ProblemBody>('/records', { course_id: String(course.id) })).body;
    expect(errors).toEqual({ title: ['هذا الحقل مطلوب.'] });
  });

  test('can have a clip, which can be replaced and removed', async () => {
    const before = stored().length;
    const form = newRecord({ url: 'id-1', is_home: '1', record_url: createTestFile('a.bin', readMp4()) });
    const { body } = await post<Entity & { record_url: string }>('/records', form);
    expect(body).toMatchObject({ record_type: 'video/mp4', is_home: 1, url: 'id-1' });
    const clip = await server.app.inject(body.record_url);
    expect([clip.headers['content-type'], clip.rawPayload.equals(readMp4())]).toEqual(['video/mp4', true]);
    const changed = await post<Entity & { record_url: string }>(`/records/${body.id}`, {
      url: '',
      is_home: '0',
      is_revision: '1',
      record_url: createTestFile('a.mp4', readMp3()),
    });
    expect(changed.body).toMatchObject({
      title: 'مراجعة',
      url: null,
      record_type: 'audio/mpeg',
      is_home: 0,
      is_revision: 1,
    });
    expect(stored()).toHaveLength(before + 1);
    await server.call('DELETE', `/records/${body.id}`, { token: admin.token });
    expect(stored()).toHaveLength(before);
    expect((await readCounts()).records_count).toBe(0);
  });

  test('shows its title but no file or URL without the course', async () => {
    const { body } = await post(
      '/records',
      newRecord({ url: 'secret-1', record_url: createTestFile('a.mp4', readMp4()) }),
    );
    const list = await see(`/courses/${course.id}/records`, stranger);
    expect(list.text).not.toMatch(/secret|media\//);
    expect(list.body).toMatchObject({ records: [{ id: body.id, title: 'مراجعة', is_locked: 1 }], total: 1 });
    expect((await see(`/courses/${course.id}/records/${body.id}`, stranger)).status).toBe(403);
    expect((await see(`/courses/${course.slug}`, stranger)).text).not.toMatch(/secret|media\//);
    expect((await see(`/courses/${course.id}/records`, member)).body).toMatchObject({ records: [{ url: 'secret-1' }] });
  });

  test('rejects an HTML page', async () => {
    const form = newRecord({ record_url: createTestFile('a.mp4', Buffer.from('<html></html>')) });
    const { body } = await post<ProblemBody>('/records', form);
    expect(body.errors).toEqual({ record_url: ['الأنواع المقبولة: PDF وDOC وDOCX وMP3 وMP4.'] });
  });
});

describe('a summary', () => {
  test('can be shared by users with the course, under their own name', async () => {
    const { status, body } = await post<Entity & { pdf_path: string }>('/summaries', newSummary(), member);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      course_id: course.id,
      lecture_name: 'المحاضرة الأولى',
      user: { id: member.id, name: 'منى السيد' },
      reacts: [],
      my_reaction: null,
    });
    expect((await server.app.inject(body.pdf_path)).statusCode).toBe(200);
    expect((await readCounts()).summaries_count).toBe(1);
    expect((await see(`/courses/${course.id}/summaries/${body.id}`, stranger)).status).toBe(403);
    expect((await see(`/courses/${other.id}/summaries/${body.id}`, admin)).status).toBe(404);
  });

  test('of a user without the course is rejected, and nothing is stored', async () => {
    const before = stored().length;
    expect((await post('/summaries', newSummary(), stranger)).status).toBe(403);
    expect((await post('/summaries', newSummary({ course_id: '999999' }), stranger)).status).toBe(404);
    const { body } = await post<ProblemBody>('/summaries', { course_id: String(course.id) }, member);
    expect(body.errors).toEqual({ lecture_name: ['هذا الحقل مطلوب.'], pdf: ['هذا الحقل مطلوب.'] });
    expect([stored().length, (await readCounts()).summaries_count]).toEqual([before, 0]);
  });

  const reacting = (summary_id: number, reaction: string, who: Person) =>
    server.call<{ reacts: { reaction: string; count: number }[]; my_reaction: string }>('POST', '/reacts', {
      token: who.token,
      json: { summary_id, reaction },
    });

  const withdrawing = (id: number, who: Person) =>
    server.call<{ reacts: { reaction: string; count: number }[]; my_reaction: string | null }>(
      'DELETE',
      `/summaries/${id}/reaction`,
      { token: who.token },
    );

  test('has one reaction of each user', async () => {
    const { id } = (await post('/summaries', newSummary(), member)).body;
    expect((await reacting(id, 'love', member)).body).toEqual({
      summary_id: id,
      reacts: [{ reaction: 'love', count: 1 }],
      my_reaction: 'love',
    });
    expect((await reacting(id, 'love', member)).body.reacts).toEqual([{ reaction: 'love', count: 1 }]);
    expect((await reacting(id, 'care', teacher)).body.reacts).toEqual([
      { reaction: 'love', count: 1 },
      { reaction: 'care', count: 1 },
    ]);
    expect((await reacting(id, 'care', member)).body.reacts).toEqual([{ reaction: 'care', count: 2 }]);
    expect((await reacting(id, 'like', stranger)).status).toBe(403);
    expect((await reacting(999_999, 'like', member)).status).toBe(404);
    expect((await reacting(id, 'hate', member)).status).toBe(422);
    const { body } = await see<{ summaries: unknown[] }>(`/courses/${course.slug}`, member);
    expect(body.summaries).toMatchObject([
      { id, user: { name: 'منى السيد' }, reacts: [{ reaction: 'care', count: 2 }], my_reaction: 'care' },
    ]);
  });

  test('a reaction can be withdrawn once', async () => {
    const { id } = (await post('/summaries', newSummary(), member)).body;
    await reacting(id, 'love', member);
    await reacting(id, 'love', teacher);
    const left = { summary_id: id, reacts: [{ reaction: 'love', count: 1 }], my_reaction: null };
    expect((await withdrawing(id, member)).body).toEqual(left);
    expect((await withdrawing(id, member)).body).toEqual(left);
    expect((await withdrawing(id, stranger)).status).toBe(403);
    expect((await withdrawing(999_999, member)).status).toBe(404);
    const { body } = await see<{ my_reaction: unknown }>(`/courses/${course.id}/summaries/${id}`, member);
    expect(body.my_reaction).toBeNull();
    expect((await reacting(id, 'care', member)).body.reacts).toEqual([
      { reaction: 'love', count: 1 },
      { reaction: 'care', count: 1 },
    ]);
  });

  describeOnPostgres(() => {
    test('counts two simultaneous clicks once', async () => {
      const { id } = (await post('/summaries', newSummary(), member)).body;
      const clicks = () => [reacting(id, 'love', member), reacting(id, 'love', member), reacting(id, 'care', teacher)];
      expect(await together('summaries', id, clicks)).toEqual([200, 200, 200]);
      const { body } = await see<{ reacts: unknown }>(`/courses/${course.id}/summaries/${id}`, member);
      expect(body.reacts).toEqual([
        { reaction: 'love', count: 1 },
        { reaction: 'care', count: 1 },
      ]);
    });

    test('withdraws once for two simultaneous clicks', async () => {
      const { id } = (await post('/summaries', newSummary(), member)).body;
      await reacting(id, 'love', member);
      await reacting(id, 'love', teacher);
      const clicks = () => [withdrawing(id, member), withdrawing(id, member)];
      expect(await together('summaries', id, clicks)).toEqual([200, 200]);
      const { body } = await see<{ reacts: unknown }>(`/courses/${course.id}/summaries/${id}`, member);
      expect(body.reacts).toEqual([{ reaction: 'love', count: 1 }]);
    });
  });

  test('counts parallel clicks of different users', async () => {
    const { id } = (await post('/summaries', newSummary(), member)).body;
    const kinds = ['love', 'like', 'angry', 'care', 'love', 'like', 'love', 'care'];
    const answers = await Promise.all(
      kinds.flatMap((kind) => [reacting(id, kind, member), reacting(id, kind, teacher)]),
    );
    expect(answers.map(({ status }) => status)).toEqual(kinds.flatMap(() => [200, 200]));
    const { body } = await see<{ reacts: { count: number }[] }>(`/courses/${course.id}/summaries/${id}`, member);
    expect(body.reacts.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });
});

test('deleting a course deletes all of its files', async () => {
  const before = stored().length;
  await post('/pdfs', newPdf());
  await post('/records', newRecord({ record_url: createTestFile('a.mp3', readMp3()) }));
  await post('/summaries', newSummary(), member);
  expect(stored()).toHaveLength(before + 3);
  await runTransactionWithRetries(server.db, async (db) => {
    await markCourseFilesOrphaned(db, course.id);
    await db.deleteFrom('courses').where('id', '=', course.id).execute();
  });
  await server.app.files.deleteOrphanedFiles();
  expect(stored()).toHaveLength(before);
});
