import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildDemoContent } from './content.ts';

const now = new Date('2026-11-21T12:00:00Z');
const content = buildDemoContent(now);
const { people, accounts, mainCategories, courses, enrolments, attempts } = content;
const quizzes = courses.flatMap((course) => course.quizzes);
const questions = quizzes.flatMap((quiz) => quiz.questions);
const withRole = (role: string) => people.filter((person) => person.role === role);
const keysWithRole = (role: string) => new Set(withRole(role).map((person) => person.key));
const repeated = <T>(values: T[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('the demo has the required numbers of everything', () => {
  expect(mainCategories).toHaveLength(5);
  expect(mainCategories.flatMap((main) => main.categories)).toHaveLength(14);
  expect(courses).toHaveLength(24);
  expect(withRole('admin')).toHaveLength(2);
  expect(withRole('teacher').length).toBeGreaterThanOrEqual(8);
  expect(withRole('user')).toHaveLength(60);
  expect(quizzes.length).toBeGreaterThanOrEqual(30);
  expect(questions.length).toBeGreaterThanOrEqual(180);
  expect(enrolments.length).toBeGreaterThan(250);
  expect(attempts.filter((attempt) => attempt.attempt === 1).length).toBeGreaterThan(350);
  expect(attempts.some((attempt) => attempt.attempt === 2)).toBe(true);
});

test('some courses have the lengths of all their videos, and the others at most those of files', () => {
  const withHours = courses.filter(
    ({ videos }) => videos.length > 0 && videos.every(({ duration }) => duration !== null),
  );
  expect(withHours).toHaveLength(5);
  for (const { videos } of courses.filter((course) => !withHours.includes(course)))
    for (const { file, duration } of videos) expect(duration).toBe(file === null ? null : 12);
});

describe('people', () => {
  test('e-mails are unique, lower-case and at reserved domains', () => {
    const emails = people.map((person) => person.email);
    expect(repeated(emails)).toEqual([]);
    for (const email of emails) expect(email).toMatch(/^[a-z.]+@(fanous\.example|example\.(com|org|net))$/);
  });

  test('phones are eleven digits, unique, and missing for some students', () => {
    const phones = people.map((person) => person.phone);
    const given = phones.filter((phone) => phone !== null);
    expect(given.length).toBeLessThan(phones.length);
    expect(repeated(given)).toEqual([]);
    for (const phone of given) expect(phone).toMatch(/^01\d{9}$/);
  });

  test('keys are unique, and the printed accounts exist with their roles', () => {
    expect(repeated(people.map((person) => person.key))).toEqual([]);
    expect(keysWithRole('admin')).toEqual(new Set([accounts.admin, accounts.limitedAdmin]));
    expect(keysWithRole('teacher')).toContain(accounts.teacher);
    expect(keysWithRole('user')).toContain(accounts.student);
    expect(keysWithRole('user')).toContain(accounts.newStudent);
  });

  test('the new student has no course; the other student has a quiz without an attempt', () => {
    expect(enrolments.filter((enrolment) => enrolment.student === accounts.newStudent)).toEqual([]);
    const taken = attempts.filter((attempt) => attempt.student === accounts.student).map((attempt) => attempt.quiz);
    const own = enrolments.filter((enrolment) => enrolment.student === accounts.student);
    const open = courses
      .filter((course) => own.some((enrolment) => enrolment.course === course.slug))
      .flatMap((course) => course.quizzes)
      .filter((quiz) => !taken.includes(quiz.key));
    expect(taken).not.toEqual([]);
    expect(open).not.toEqual([]);
  });
});

describe('courses', () => {
  test.each(courses)('$slug is well formed', (course) => {
    expect(course.slug).toMatch(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(['create', 'users', 'add-user', 'delete-user']).not.toContain(course.slug);
    expect(course.name.length).toBeLessThanOrEqual(200);
    expect(course.description.length).toBeLessThanOrEqual(10_000);
    expect(course.description.split('\n\n').length).toBeGreaterThanOrEqual(2);
    expect(Number.isInteger(course.pricePiastres)).toBe(true);
    expect(course.pricePiastres).toBeGreaterThanOrEqual(0);
    expect(course.pricePiastres).toBeLessThanOrEqual(200_000);
    expect(keysWithRole('teacher')).toContain(course.teacher);
    expect(mainCategories.flatMap((main) => main.categories).map((category) => category.key)).toContain(
      course.category,
    );
    expect(course.videos.filter((video) => video.isFree).length).toBeLessThanOrEqual(2);
    const files = [...course.records, ...course.pdfs, ...course.summaries].map((item) => item.file);
    for (const file of files.filter((file) => file !== null)) {
      expect(existsSync(new URL(`../media/${file}`, import.meta.url))).toBe(true);
    }
    for (const record of course.records) expect(record.file === null).toBe(record.url !== null);
  });

  test('slugs, video ids and quiz keys are unique, and every category has a course', () => {
    expect(repeated(courses.map((course) => course.slug))).toEqual([]);
    const ids = courses.flatMap((course) => [...course.videos, ...course.records].map((item) => item.url));
    expect(repeated(ids.filter((id) => id !== null))).toEqual([]);
    expect(repeated(quizzes.map((quiz) => quiz.key))).toEqual([]);
    const used = new Set(courses.map((course) => course.category));
    expect(used.size).toBe(14);
  });

  test('a few courses have units, each item stands in one of them, and one course has items outside of units', () => {
    const withUnits = courses.filter(({ units }) => units.length > 0);
    expect(withUnits).toHaveLength(3);
    const outside = withUnits.map(({ units, videos, records, pdfs, quizzes }) => {
      const items = units.flatMap((unit) => unit.items);
      expect(repeated(items)).toEqual([]);
      const counts = { video: videos.length, record: records.length, pdf: pdfs.length, quiz: quizzes.length };
      for (const item of items) {
        const [kind, place] = item.split(' ') as [keyof typeof counts, string];
        expect(counts[kind]).toBeGreaterThanOrEqual(Number(place));
      }
      return counts.video + counts.record + counts.pdf + counts.quiz - items.length;
    });
    expect(outside.filter((count) => count > 0)).toHaveLength(1);
  });

  test('there are courses with unusual names, prices and contents', () => {
    const names = courses.map((course) => course.name);
    expect(names).toContain('HTML5 و CSS للمبتدئين');
    expect(names).toContain('C++ من الصفر');
    expect(names.some((name) => name.startsWith('C# '))).toBe(true);
    expect(names.some((name) => (name.match(/\p{Mn}/gu) ?? []).length > 15)).toBe(true);
    expect(names.some((name) => name.length > 120)).toBe(true);
    expect(names.some((name) => /[٠-٩]/.test(name))).toBe(true);
    expect(names.some((name) => !/\p{Script=Arabic}/u.test(name))).toBe(true);
    expect(courses.filter((course) => course.quizzes.length === 0)).toHaveLength(1);
    expect(courses.filter((course) => course.videos.length === 0)).toHaveLength(1);
    expect(courses.filter((course) => course.pricePiastres === 0)).toHaveLength(1);
    expect(courses.filter((course) => course.pricePiastres % 100 !== 0)).toHaveLength(1);
    expect(courses.some((course) => course.videos.some((video) => video.websiteUrl === null))).toBe(true);
  });
});

describe('questions', () => {
  test.each(quizzes)('$key: two to five different options, exactly one correct', (quiz) => {
    expect(quiz.questions.length).toBeGreaterThanOrEqual(4);
    expect(quiz.questions.length).toBeLessThanOrEqual(10);
    expect(repeated(quiz.questions.map((question) => question.text))).toEqual([]);
    for (const { options } of quiz.questions) {
      expect(options.filter((option) => option.isCorrect)).toHaveLength(1);
      expect(options.length).toBeGreaterThanOrEqual(2);
      expect(options.length).toBeLessThanOrEqual(5);
      expect(repeated(options.map((option) => option.text))).toEqual([]);
    }
  });

  test('the position does not reveal the correct option', () => {
    const places = [0, 1, 2, 3].map(
      (place) => questions.filter((question) => question.options[place]?.isCorrect).length / questions.length,
    );
    for (const share of places) expect(share).toBeGreaterThan(0.15);
  });

  test('one quiz is in English only, and one question is long', () => {
    const english = (text: string) => !/\p{Script=Arabic}/u.test(text);
    expect(quizzes.some((quiz) => quiz.questions.every((question) => english(question.text)))).toBe(true);
    expect(questions.some((question) => question.text.length > 400)).toBe(true);
  });
});
