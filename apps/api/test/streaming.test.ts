import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCourse, addPerson } from './support/fixtures.ts';
import { readMp4 } from './support/sampleFiles.ts';
import type { TestApp } from './support/testApp.ts';
import { multipartBoundary, toMultipartBody, createTestApp } from './support/testApp.ts';

// The server streams large files.

const megabyte = 1024 * 1024;
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('300 MB are uploaded and downloaded without being in memory', async () => {
  const admin = await addPerson(server.db, 'admin');
  const course = await addCourse(server.db, admin.id);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  // An MP4 file may have any bytes after its own boxes.
  const marker = Buffer.from('<rest>');
  const form = toMultipartBody({
    course_id: String(course.id),
    title: 'محاضرة',
    record_url: { filename: 'a.mp4', content: Buffer.concat([readMp4(), marker]) },
  });
  const at = form.indexOf(marker);

  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers);
  }, 5);
  globalThis.gc?.();
  const before = process.memoryUsage().arrayBuffers;
  const { record_url } = await new Promise<{ record_url: string }>((resolve, reject) => {
    const call = request(`${address}/api/records`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': `multipart/form-data; boundary=${multipartBoundary}`,
      },
    });
    call.on('error', reject);
    call.on('response', (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('end', () => resolve(JSON.parse(text) as { record_url: string }));
    });
    void send(call);
  });
  async function send(call: ReturnType<typeof request>): Promise<void> {
    call.write(form.subarray(0, at));
    const piece = Buffer.alloc(megabyte);
    for (let sent = 0; sent < 300; sent += 1) {
      if (!call.write(piece)) await new Promise((resolve) => call.once('drain', resolve));
    }
    call.end(form.subarray(at + marker.length));
  }
  const opened = await fetch(address + record_url);
  let size = 0;
  for await (const chunk of opened.body ?? []) size += (chunk as Uint8Array).length;
  clearInterval(watch);
  expect(size).toBe(readMp4().length + 300 * megabyte);
  // Memory that is not collected yet counts, too, so this limit is generous.
  expect((most - before) / megabyte).toBeLessThan(200);
});
