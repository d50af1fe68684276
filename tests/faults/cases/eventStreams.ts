import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Person } from '../../../apps/api/test/support/fixtures.ts';
import type { Api } from '../support/api.ts';
import type { CaseContext, FaultCase } from '../support/context.ts';
import type { RunningServer } from '../support/platform.ts';
import { createSchool } from '../support/school.ts';
import type { School } from '../support/school.ts';
import { waitUntil } from '../support/waitUntil.ts';

const fullStreams = 5_000;
const shortStreams = 500;
const connectionsInParallel = 250;

interface Stream {
  getText: () => string;
  hasEnded: () => boolean;
}

/** 5,000 open event streams: each gets its news, also after a crash of the server and after all have connected again. */
export const eventStreams: FaultCase = {
  name: 'event streams',
  engines: ['embedded', 'postgres'],
  isCheap: false,
  run: async (context) => {
    const { createPlatform, isShort, result } = context;
    const streamCount = isShort ? shortStreams : fullStreams;
    const platform = createPlatform({ STREAMS_PER_SERVER: String(streamCount) });
    const school = await createSchool(platform, streamCount);
    const first = await platform.start();
    const streams = await openStreams(first.api, school.students);
    await checkFull(context, first, school);
    await addVideo(first.api, school);
    await waitForText(streams, '"unread_count":1');
    await first.kill();
    await waitUntil('the end of all streams', () => streams.every((stream) => stream.hasEnded()));
    result.rounds += 1;

    const second = await platform.start();
    const openTime = performance.now();
    const again = await openStreams(second.api, school.students);
    await waitForText(again, '"unread_count":1');
    result.recoveryMs.push(performance.now() - openTime);
    await addVideo(second.api, school);
    await waitForText(again, '"unread_count":2');
    const exitCode = await second.terminate();
    if (exitCode !== 0) result.problems.push(`It exited with ${exitCode}: ${second.process.getErrors()}`);
    const unclosed = again.filter(({ getText }) => !getText().includes('"reason":"closing"')).length;
    if (unclosed > 0) result.problems.push(`${unclosed} streams ended without a reason.`);
    result.rounds += 1;
    result.note = `${streamCount} streams`;
    await checkNotifications(platform.openDatabase, streamCount, context);
  },
};

async function openStreams({ origin }: Api, people: readonly Person[]): Promise<Stream[]> {
  const streams: Stream[] = [];
  const waiting = [...people];
  const openNext = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop())
      streams.push(await openStream(origin, person.token));
  };
  await Promise.all(Array.from({ length: connectionsInParallel }, openNext));
  await waitForText(streams, 'event: unread');
  return streams;
}

const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

/** Opens a stream. `fetch` would keep buffers of megabytes for so many. */
async function openStream(origin: string, token: string): Promise<Stream> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${origin}/api/notifications/stream`, { agent, headers: { authorization: `Bearer ${token}` } }, resolve)
      .on('error', reject)
      .end();
  });
  if (response.statusCode !== 200) throw new Error(`A stream got ${response.statusCode}.`);
  let [text, hasEnded] = ['', false];
  response.on('data', (part) => (text += String(part)));
  response.on('error', () => undefined);
  response.once('close', () => (hasEnded = true));
  return { getText: () => text, hasEnded: () => hasEnded };
}

const waitForText = (streams: readonly Stream[], text: string) =>
  waitUntil(`${text} in all streams`, () => streams.every((stream) => stream.getText().includes(text)));

/** One more stream gets a defined problem, and other requests go on. */
async function checkFull({ result }: CaseContext, { api }: RunningServer, { admin, courseId }: School): Promise<void> {
  const refused = await api.call('GET', '/notifications/stream', { token: admin.token });
  if (refused.status !== 503) result.problems.push(`One more stream got ${refused.status}.`);
  const course = await api.call('GET', `/courses/${courseId}`, { token: admin.token });
  if (course.status !== 200) result.problems.push(`A request beside the streams got ${course.status}.`);
}

async function addVideo(api: Api, { admin, courseId }: School): Promise<void> {
  const form = { course_id: courseId, title: 'درس', url: 'demo-1', website_url: 'demo-1' };
  const { status } = await api.call('POST', '/videos', { token: admin.token, form });
  if (status !== 201) throw new Error(`The video was not added: ${status}.`);
}

async function checkNotifications(
  open: () => ReturnType<ReturnType<CaseContext['createPlatform']>['openDatabase']>,
  streamCount: number,
  { result }: CaseContext,
): Promise<void> {
  const database = await open();
  const rows = await database.db.selectFrom('notifications').select('id').execute();
  await database.close();
  result.writes += rows.length;
  const missing = 2 * streamCount - rows.length;
  if (missing !== 0) result.problems.push(`${missing} notifications are missing.`);
}
