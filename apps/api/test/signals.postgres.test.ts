import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runTransactionWithRetries } from '../src/db/transaction.ts';
import { notifySubscribersOfVideo } from '../src/features/notifications/notifications.repository.ts';
import { addCourse, addPerson, addVideo, enrolUser } from './support/fixtures.ts';
import { listenOnFreePort, openNotificationStream } from './support/listen.ts';
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
