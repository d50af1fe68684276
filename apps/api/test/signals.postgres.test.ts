import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { sendSignal } from '../src/db/sendSignal.ts';
import { runTransactionWithRetries } from '../src/db/transaction.ts';
import { notifySubscribersOfVideo } from '../src/features/notifications/notifications.repository.ts';
import { addCourse, addPerson, addVideo, enrolUser } from './support/fixtures.ts';
import { listenOnFreePort, openNotificationStream } from './support/listen.ts';
import { openTestDatabase } from './support/database.ts';
import { createTestApp } from './support/testApp.ts';

test('a lost database connection is restored, and no signal is missed', async () => {
  const server = await createTestApp();
  const { db } = server;
  const teacher = await addPerson(db, 'teacher');
  const student = await addPerson(db);
  const course = await addCourse(db, teacher.id);
  await enrolUser(db, student.id, course.id);
  const publish = async (title: string) => {
    const video = await addVideo(db, course.id, { title });
    await runTransactionWithRetries(db, (db) => notifySubscribersOfVideo(db, video));
  };
  const stream = await openNotificationStream(await listenOnFreePort(server), student.token);
  await stream.nextEvent();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'fanous signals'`.execute(db);
  await publish('أثناء الانقطاع');
  // After the reconnection the stream sends the count.
  expect(await stream.nextEvent()).toEqual({ event: 'unread', data: { unread_count: 1 } });
  await publish('بعد العودة');
  expect((await stream.nextEvent())?.data).toMatchObject({ data: { video_title: 'بعد العودة' } });
  stream.close();
  await server.close();
});

test('after catching up, a subscriber has every signal sent before, however many wait', async () => {
  const { db, subscribe, close } = await openTestDatabase();
  const warn = vi.fn<(warning: Error) => void>();
  process.on('warning', warn);
  const received = new Set<number>();
  const subscription = await subscribe({ onSignal: ({ id }) => received.add(id), onReconnect: () => {} });
  const sendAndCatchUp = async (id: number) => {
    await sendSignal(db, { about: 'course', id });
    await subscription.catchUp();
    return received.has(id);
  };
  const arrived = await Promise.all(Array.from({ length: 300 }, (_, at) => sendAndCatchUp(at + 1)));
  expect(new Set(arrived)).toEqual(new Set([true]));
  // `pg` warns if a connection gets a query while another one runs.
  expect(warn).not.toHaveBeenCalled();
  process.off('warning', warn);
  await subscription.stop();
  await expect(subscription.catchUp()).rejects.toThrow('Signals do not arrive');
  await close();
});
