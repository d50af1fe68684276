import type { Database, Db } from '../../../apps/api/src/db/database.ts';
import { runPendingMigrations } from '../../../apps/api/src/db/migrate.ts';
import {
  addCourse,
  addPerson,
  addQuiz,
  enrolUser,
  rebuildCountsOnce,
} from '../../../apps/api/test/support/fixtures.ts';
import type { AddedQuestion, Person } from '../../../apps/api/test/support/fixtures.ts';
import type { Platform } from './platform.ts';

/** A course with a quiz, its admin, and students who have it. */
export interface School {
  admin: Person;
  students: Person[];
  courseId: number;
  quizId: number;
  questions: AddedQuestion[];
}

/** Adds a school to the empty database of a platform. */
export async function createSchool(platform: Platform, studentCount: number): Promise<School> {
  const database: Database = await platform.openDatabase();
  try {
    await runPendingMigrations(database.db);
    return await database.db.transaction().execute((db) => rebuildCountsOnce(db, () => addSchool(db, studentCount)));
  } finally {
    await database.close();
  }
}

async function addSchool(db: Db, studentCount: number): Promise<School> {
  const admin = await addPerson(db, 'admin');
  const { id: courseId } = await addCourse(db, admin.id);
  const { id: quizId, questions } = await addQuiz(db, courseId, [3, 3]);
  const students: Person[] = [];
  while (students.length < studentCount) {
    const student = await addPerson(db);
    await enrolUser(db, student.id, courseId);
    students.push(student);
  }
  return { admin, students, courseId, quizId, questions };
}
