import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteVideo } from '../src/features/videos/videos.repository.ts';
import { addCourse, addPerson, addVideo } from './support/fixtures.ts';
import { waitForBlockedConnections } from './support/lockWaits.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// Units are replaced while another transaction deletes an item or takes the course away. The request waits, and is then refused.

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test.each([
  ['an item is deleted', 422],
  ['the course gets another owner', 403],
] as const)('%s: %i', async (change, expected) => {
  const { db } = server;
  const teacher = await addPerson(db, 'teacher');
  const other = await addPerson(db, 'teacher');
  const course = await addCourse(db, teacher.id);
  const video = await addVideo(db, course.id);
  const reply = await db.transaction().execute(async (db) => {
    if (expected === 422) await deleteVideo(db, { id: video, course_id: course.id });
    // As `lockCourse` does before an edit.
    else {
      await db.selectFrom('courses').where('id', '=', course.id).select('id').forUpdate().execute();
      await db.updateTable('courses').set({ user_id: other.id }).where('id', '=', course.id).execute();
    }
    const units = [{ title: change, items: [{ kind: 'video', id: video }] }];
    const waiting = server.call('PUT', `/courses/${course.id}/units`, {
      token: teacher.token,
      json: { version: 0, units },
    });
    await waitForBlockedConnections(server.db);
    return { waiting };
  });
  expect((await reply.waiting).status).toBe(expected);
  expect(await db.selectFrom('course_units').where('course_id', '=', course.id).selectAll().execute()).toEqual([]);
});
