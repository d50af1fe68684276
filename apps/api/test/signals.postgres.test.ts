import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction } from '../src/db/transaction.ts';
import { insertVideoNotifications } from '../src/features/notifications/notifications.repository.ts';
import { addCourse, addPerson, addVideo, enrol } from './support/fixtures.ts';
import { listenAnywhere, openStream } from './support/listen.ts';
import { makeTestApp } from './support/testApp.ts';

test('a lost connection to the database is made again, and nothing is missed', async () => {
  const server = await makeTestApp();
  const { db } = server;
  const teacher = await addPerson(db, 'teacher');
  const student = await addPerson(db);
  const course = await addCourse(db, teacher.id);
  await enrol(db, student.id, course.id);
  const publish = async (title: string) => {
    const video = await addVideo(db, course.id, { title });
    await transaction(db, (db) => insertVideoNotifications(db, video));
  };
  const stream = await openStream(await listenAnywhere(server), student.token);
  await stream.next();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'fanous signals'`.execute(db);
  await publish('أثناء الانقطاع');
  // What came meanwhile is told as a count once the connection stands again.
  expect(await stream.next()).toEqual({ event: 'unread', data: { unread_count: 1 } });
  await publish('بعد العودة');
  expect((await stream.next())?.data).toMatchObject({ data: { video_title: 'بعد العودة' } });
  stream.close();
  await server.close();
});
