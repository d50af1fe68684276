import { describe, expect, test } from 'vitest';
import { buildDemoContent } from './content.ts';
import { getSeededRandom } from './seededRandom.ts';

const now = new Date('2026-11-21T12:00:00Z');
const content = buildDemoContent(now);
const { people, mainCategories, courses, enrolments, attempts, progress } = content;
const quizzes = courses.flatMap((course) => course.quizzes);
const quizByKey = new Map(quizzes.map((quiz) => [quiz.key, quiz]));
const repeated = <T>(values: T[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('activity', () => {
  const courseSlugByQuiz = new Map(courses.flatMap((course) => course.quizzes.map((quiz) => [quiz.key, course.slug])));
  const enrolled = new Set(enrolments.map(({ student, course }) => `${student} ${course}`));

  test('a student has a course once', () => {
    expect(enrolled.size).toBe(enrolments.length);
    const students = people.filter((person) => person.role === 'user').map((person) => person.key);
    for (const { student } of enrolments) expect(students).toContain(student);
  });

  test('attempts are by students of the course, and their marks match their answers', () => {
    for (const attempt of attempts) {
      const quiz = quizByKey.get(attempt.quiz);
      expect(enrolled).toContain(`${attempt.student} ${courseSlugByQuiz.get(attempt.quiz)}`);
      expect(attempt.total).toBe(quiz?.questions.length);
      const mark = attempt.answers.filter((answer, index) => quiz?.questions[index]?.options[answer ?? -1]?.isCorrect);
      expect(attempt.mark).toBe(mark.length);
      const chosen = attempt.answers.map((answer, index) => answer === null || quiz?.questions[index]?.options[answer]);
      expect(chosen).not.toContain(undefined);
    }
    expect(attempts.some((attempt) => attempt.answers.includes(null))).toBe(true);
  });

  test('progress is by students of the course, in its videos, and up to now', () => {
    const courseBySlug = new Map(courses.map((course) => [course.slug, course]));
    for (const { student, course, video, position, duration, playedAt } of progress) {
      expect(enrolled).toContain(`${student} ${course}`);
      expect(courseBySlug.get(course)?.videos[video]?.createdAt.getTime()).toBeLessThanOrEqual(playedAt.getTime());
      expect(position).toBeLessThanOrEqual(duration);
      expect(playedAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    expect(progress.some(({ isWatched }) => isWatched)).toBe(true);
    expect(progress.some(({ isWatched }) => !isWatched)).toBe(true);
  });

  test('summaries are written and reacted to by students of the course', () => {
    for (const course of courses) {
      for (const summary of course.summaries) {
        const others = summary.reacts.map((react) => react.student);
        for (const student of [summary.author, ...others]) expect(enrolled).toContain(`${student} ${course.slug}`);
        expect(repeated([summary.author, ...others])).toEqual([]);
      }
    }
  });
});

describe('time', () => {
  const year = 366 * 86_400_000;
  const byKey = new Map(people.map((person) => [person.key, person]));
  const bySlug = new Map(courses.map((course) => [course.slug, course]));

  test('everything is in the year before now', () => {
    const inside = courses.flatMap((course) => [
      course,
      ...course.videos,
      ...course.records,
      ...course.pdfs,
      ...course.summaries,
      ...course.quizzes,
    ]);
    for (const { createdAt } of [...people, ...mainCategories, ...inside, ...enrolments, ...attempts]) {
      expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(createdAt.getTime()).toBeGreaterThan(now.getTime() - year);
    }
  });

  test('no date is earlier than the dates it depends on', () => {
    const pairs = [
      ...courses.map((course) => [byKey.get(course.teacher), course]),
      ...enrolments.map((enrolment) => [byKey.get(enrolment.student), enrolment]),
      ...enrolments.map((enrolment) => [bySlug.get(enrolment.course), enrolment]),
      ...attempts.map((attempt) => [quizByKey.get(attempt.quiz), attempt]),
      ...attempts.map((attempt) => [
        attempts.find(({ student, quiz }) => student === attempt.student && quiz === attempt.quiz),
        attempt,
      ]),
    ];
    expect(pairs.filter(([needed, thing]) => !needed || !thing || needed.createdAt > thing.createdAt)).toEqual([]);
  });
});

test('the same moment gives the same data, another moment the same answers', () => {
  expect(buildDemoContent(now)).toEqual(content);
  const later = buildDemoContent(new Date('2027-03-01T00:00:00Z'));
  expect(later.attempts.map((attempt) => attempt.answers)).toEqual(attempts.map((attempt) => attempt.answers));
});

test('the seeded random numbers spread evenly, also when only the last letter differs', () => {
  const numbers = Array.from({ length: 1_000 }, (_, index) => getSeededRandom('word', index));
  for (const tenth of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    expect(numbers.filter((value) => Math.floor(value * 10) === tenth).length).toBeGreaterThan(60);
  }
});
