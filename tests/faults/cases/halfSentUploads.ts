import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import path from 'node:path';
import { readMp4 } from '../../../apps/api/test/support/sampleFiles.ts';
import { multipartBoundary } from '../../../apps/api/test/support/testApp.ts';
import type { Api } from '../support/api.ts';
import { checkDatabase, listFiles } from '../support/checks.ts';
import type { FaultCase } from '../support/context.ts';
import { Load } from '../support/load.ts';
import { createSchool } from '../support/school.ts';
import type { School } from '../support/school.ts';
import { waitUntil } from '../support/waitUntil.ts';

const uploadCount = 20;
const announcedBytes = 1_000_000;
const writes = 15;

/** Uploads that end in the middle: the client goes away, or the server is killed. The rest of the video is sent later. */
export const halfSentUploads: FaultCase = {
  name: 'half-sent uploads',
  engines: ['embedded', 'postgres'],
  isCheap: true,
  run: async ({ createPlatform, random, result }) => {
    const platform = createPlatform();
    const school = await createSchool(platform, 12);
    const load = await Load.create(school, random);
    const temporaryFolder = path.join(platform.config.dataDir, 'tmp');
    const server = await platform.start();
    const running = load.start(server.api);
    await running.waitForWrites(writes);

    const leaving = await sendHalves(server.api, school, temporaryFolder);
    for (const socket of leaving) socket.destroy();
    await running.waitForWrites(writes);
    await running.stop();
    await waitUntil('an empty temporary folder', () => listFiles(temporaryFolder).length === 0);
    result.rounds += 1;

    const video = await beginVideo(server.api, school);
    await sendHalves(server.api, school, temporaryFolder);
    await server.kill();
    const second = await platform.start();
    result.recoveryMs.push(second.readyMs);
    await load.finish(second.api);
    await finishVideo(second.api, school, video);
    result.files += 1;
    await second.terminate();
    await checkDatabase(platform, school, load, result);
    result.rounds += 1;
  },
};

/** Sends the first half of many forms with a file, and waits until the server has written some of each. */
async function sendHalves({ origin }: Api, school: School, temporaryFolder: string) {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: uploadCount }, (_, index) => {
    const { token } = school.students[index % school.students.length] ?? school.admin;
    const socket = connect(Number(port), hostname);
    socket.on('error', () => socket.destroy());
    socket.write(
      [
        'POST /api/summaries HTTP/1.1',
        `host: ${hostname}`,
        `authorization: Bearer ${token}`,
        `content-type: multipart/form-data; boundary=${multipartBoundary}`,
        `content-length: ${announcedBytes}`,
        '',
        `--${multipartBoundary}\r\ncontent-disposition: form-data; name="course_id"\r\n\r\n${school.courseId}`,
        `--${multipartBoundary}\r\ncontent-disposition: form-data; name="lecture_name"\r\n\r\nhalf ${index}`,
        `--${multipartBoundary}\r\ncontent-disposition: form-data; name="pdf"; filename="half.pdf"`,
        'content-type: application/pdf',
        '',
        '%PDF-1.4',
        '',
      ].join('\r\n'),
    );
    socket.write(Buffer.alloc(announcedBytes / 2, 'x'));
    return socket;
  });
  await waitUntil('half-written files', () => listFiles(temporaryFolder).length >= uploadCount);
  return sockets;
}

interface HalfSentVideo {
  id: string;
  content: Buffer;
}

const tusHeaders = (token: string) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });

/** Begins the upload of a video, and sends its first half. */
async function beginVideo(api: Api, { admin: { token } }: School): Promise<HalfSentVideo> {
  const content = readMp4();
  const json = { media_type: 'video/mp4', size: content.length };
  const { body } = await api.call<{ id: string }>('POST', '/video-uploads', { token, json });
  await sendPart(api, token, body.id, 0, content.subarray(0, content.length / 2));
  return { id: body.id, content };
}

async function sendPart(api: Api, token: string, id: string, offset: number, part: Buffer): Promise<void> {
  const { status } = await api.fetch(`/api/video-uploads/${id}`, {
    method: 'PATCH',
    headers: {
      ...tusHeaders(token),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(part),
  });
  if (status !== 204) throw new Error(`A part of a video got ${status}.`);
}

/** Continues where the upload stopped, and checks the file that users get. */
async function finishVideo(api: Api, { admin: { token }, courseId }: School, { id, content }: HalfSentVideo) {
  const head = await api.fetch(`/api/video-uploads/${id}`, { method: 'HEAD', headers: tusHeaders(token) });
  const offset = Number(head.headers.get('upload-offset'));
  if (!(offset > 0)) throw new Error(`Nothing of the half-sent video was kept: ${head.status}, ${offset}.`);
  await sendPart(api, token, id, offset, content.subarray(offset));
  const form = { course_id: courseId, title: 'درس', upload_id: id };
  const { status, body } = await api.call<{ video_url: string }>('POST', '/videos', { token, form });
  if (status !== 201) throw new Error(`The video was not added: ${status} ${JSON.stringify(body)}`);
  const file = Buffer.from(await (await api.fetch(body.video_url)).arrayBuffer());
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  if (hash(file) !== hash(content)) throw new Error('The resumed video has other bytes than the sent one.');
}
