import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsubscribeFromCourse } from '../src/features/courses/membership.repository.ts';
import { deleteVideo } from '../src/features/videos/videos.repository.ts';
import { addCourse, addPerson, addVideo, enrolUser } from './support/fixtures.ts';
import { waitForBlockedConnections } from './support/lockWaits.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// A position is saved while another transaction takes away the right to watch. It waits, and is then refused.

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function addStudentOfCourse() {
  const teacher = await addPerson(server.db, 'teacher');
  const student = await addPerson(server.db);
  const course = await addCourse(server.db, teacher.id);
  const video = await addVideo(server.db, course.id);
  await enrolUser(server.db, student.id, course.id);
  return { student, course, video };
}

const readStored = (userId: number) =>
  server.db.selectFrom('video_progress').select('video_id').where('user_id', '=', userId).execute();

test.each(['locked', 'not_found'] as const)('refused as %s', async (reason) => {
  const { student, course, video } = await addStudentOfCourse();
  const reply = await server.db.transaction().execute(async (db) => {
    if (reason === 'locked') await unsubscribeFromCourse(db, student.id, course.id);
    else await deleteVideo(db, { id: video, course_id: course.id });
    const waiting = server.call('PUT', '/me/progress', {
      token: student.token,
      json: { positions: [{ video_id: video, position: 10, age_ms: 0 }] },
    });
    await waitForBlockedConnections(server.db);
    return { waiting };
  });
  const { status, body } = await reply.waiting;
  expect([status, body]).toEqual([200, { videos: [], refused: [{ video_id: video, reason }] }]);
  expect(await readStored(student.id)).toEqual([]);
});
