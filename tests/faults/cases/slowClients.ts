import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { multipartBoundary } from '../../../apps/api/test/support/testApp.ts';
import type { Api } from '../support/api.ts';
import { checkAsUsers, checkDatabase } from '../support/checks.ts';
import type { FaultCase } from '../support/context.ts';
import { Load } from '../support/load.ts';
import { createSchool } from '../support/school.ts';
import type { School } from '../support/school.ts';
import { waitUntil } from '../support/waitUntil.ts';

const clientsOfEachKind = 50;
const byteIntervalMs = 200;
const writesMeanwhile = 30;
// Short, so that the test does not take a minute.
const settings = {
  HEADERS_MAX_SECONDS: '2',
  BODY_MAX_SECONDS: '2',
  BODY_IDLE_SECONDS: '2',
  UPLOAD_MIN_BYTES_PER_SECOND: '1000',
};

interface SlowClient {
  kind: string;
  socket: Socket;
  getResponse: () => string;
}

/** Clients that send one byte now and then: in the headers, in a body and in an upload. All get 408, and other users notice nothing. */
export const slowClients: FaultCase = {
  name: 'slow clients',
  engines: ['embedded', 'postgres'],
  isCheap: false,
  run: async ({ createPlatform, random, result }) => {
    const platform = createPlatform(settings);
    const school = await createSchool(platform, 12);
    const load = await Load.create(school, random);
    const server = await platform.start();
    const running = load.start(server.api);
    const clients = createSlowClients(server.api, school);
    const timer = setInterval(() => {
      for (const { socket } of clients) if (socket.writable) socket.write('x');
    }, byteIntervalMs);
    try {
      await running.waitForWrites(writesMeanwhile);
      await waitUntil('the end of all slow clients', () => clients.every(({ socket }) => socket.destroyed));
    } finally {
      clearInterval(timer);
    }
    for (const { kind, getResponse } of clients)
      if (!/^HTTP\/1\.1 408 [^]*\r\n\r\n\{"code":"timeout","message":"[^"]+"\}$/.test(getResponse()))
        result.problems.push(`A client that was slow with ${kind} got: ${getResponse()}`);
    await running.waitForWrites(writesMeanwhile);
    await running.stop();
    await checkAsUsers(server.api, school, load, result);
    await server.terminate();
    await checkDatabase(platform, school, load, result);
    result.rounds += 1;
  },
};

function createSlowClients({ origin }: Api, school: School): SlowClient[] {
  const { hostname, port } = new URL(origin);
  const form = `multipart/form-data; boundary=${multipartBoundary}`;
  const field = (name: string, value: string) =>
    `--${multipartBoundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const starts = (token: string): Record<string, string> => ({
    'the headers': `GET /api/courses HTTP/1.1\r\nhost: ${hostname}\r\nx-slow: `,
    'a body': `POST /api/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"email":"`,
    'an upload': `POST /api/summaries HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\ncontent-type: ${form}\r\ncontent-length: 500000\r\n\r\n${field('course_id', String(school.courseId))}${field('lecture_name', 'slow')}--${multipartBoundary}\r\ncontent-disposition: form-data; name="pdf"; filename="slow.pdf"\r\n\r\n%PDF-1.4\n`,
  });
  return Array.from({ length: clientsOfEachKind }).flatMap((_, index) => {
    const { token } = school.students[index % school.students.length] ?? school.admin;
    return Object.entries(starts(token)).map(([kind, start]) => {
      const socket = connect(Number(port), hostname);
      let response = '';
      socket.on('data', (part) => (response += String(part)));
      socket.on('error', () => socket.destroy());
      socket.write(start);
      return { kind, socket, getResponse: () => response };
    });
  });
}
