import { buildAttempts, buildEnrolments, buildSummaries, newStudentKey, printedStudent } from './activity.ts';
import { buildDemoMainCategories, buildDemoCourse, buildDemoPeople } from './catalogue.ts';
import { demoAdmins } from './people.ts';
import { buildProgress } from './progress.ts';
import { courseSources } from './sources.ts';
import type { DemoContent } from './types.ts';

/** Builds all demo data, in the year before `now`. The same `now` gives exactly the same data. */
export function buildDemoContent(now: Date): DemoContent {
  const people = buildDemoPeople(now);
  const courses = courseSources.map((source) => buildDemoCourse(source, now));
  const enrolments = buildEnrolments(courses, people, now);
  for (const [index, course] of courses.entries()) {
    course.summaries = buildSummaries(course.slug, courseSources[index]?.summaries ?? [], enrolments, now);
  }
  return {
    people,
    accounts: {
      admin: demoAdmins[0].key,
      limitedAdmin: demoAdmins[1].key,
      teacher: 'khaled-mansour',
      student: printedStudent.key,
      newStudent: newStudentKey,
    },
    mainCategories: buildDemoMainCategories(now),
    courses,
    enrolments,
    attempts: buildAttempts(courses, enrolments, now),
    progress: buildProgress(courses, enrolments, now),
  };
}
