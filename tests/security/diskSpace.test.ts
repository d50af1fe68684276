import { WriteStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addCourse, addPerson } from '../../apps/api/test/support/fixtures.ts';
import { createPdf } from '../../apps/api/test/support/sampleFiles.ts';
import { createTestApp } from '../../apps/api/test/support/testApp.ts';
import type { ProblemBody, TestApp } from '../../apps/api/test/support/testApp.ts';

// The behaviour of the server on a full disk, or one with little space.

let server: TestApp;
beforeEach(() => vi.restoreAllMocks());
afterEach(() => server.close());

async function upload(language = 'en') {
  const admin = await addPerson(server.db, 'admin');
  const { id } = await addCourse(server.db, admin.id);
  const form = { course_id: String(id), title: 'مذكرة', url: { filename: 'a.pdf', content: createPdf(150_000) } };
  return server.call<ProblemBody>('POST', '/pdfs', { token: admin.token, form, language });
}

const temporaryFiles = () =>
  readdirSync(join(server.config.dataDir, 'tmp'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

/** Makes every file stream fail as on a full disk. */
function fillDisk(code: string): void {
  const fail = (done: (error: Error) => void) =>
    done(Object.assign(new Error(`${code}: no space left on device, write`), { code, errno: -28, syscall: 'write' }));
  vi.spyOn(WriteStream.prototype, '_write').mockImplementation((_chunk, _encoding, done) => fail(done));
  vi.spyOn(WriteStream.prototype, '_writev').mockImplementation((_chunks, done) => fail(done));
}

test.each([
  ['en', 'The server has no room for new files right now. Nothing was saved. Try again later.'],
  ['ar', 'لا تتسع المساحة على الخادم لملفات جديدة الآن. لم يُحفظ شيء. حاول لاحقًا.'],
])('a disk that fills up during an upload is answered with 507 and its own message (%s)', async (language, message) => {
  server = await createTestApp();
  fillDisk('ENOSPC');
  const refused = await upload(language);
  expect([refused.status, refused.body]).toEqual([507, { code: 'storage_full', message }]);
  expect(temporaryFiles()).toEqual([]);
  vi.restoreAllMocks();
  expect((await upload()).status).toBe(201);
});

test('a disk quota that is used up is the same; another failure of the disk is not the sender’s', async () => {
  server = await createTestApp();
  fillDisk('EDQUOT');
  expect((await upload()).status).toBe(507);
  vi.restoreAllMocks();
  fillDisk('EIO');
  const failed = await upload();
  expect([failed.status, failed.body.code]).toEqual([500, 'internal']);
});

test('uploads are refused while the disk has less than the reserve; everything else goes on', async () => {
  server = await createTestApp({ environment: { DISK_RESERVE_BYTES: String(1e15) } });
  const refused = await upload();
  expect([refused.status, refused.body.code]).toEqual([507, 'storage_full']);
  expect(temporaryFiles()).toEqual([]);
  const admin = await addPerson(server.db, 'admin');
  const form = {
    course_id: String((await addCourse(server.db, admin.id)).id),
    title: 'فيديو',
    url: 'demo-1',
    website_url: 'demo-1',
  };
  expect((await server.call('POST', '/videos', { token: admin.token, form })).status).toBe(201);
});
