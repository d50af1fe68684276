import { expect, test } from 'vitest';
import { findQueryOwner } from './queryOwner.ts';

const quiz = ['getQuiz', { path: { id: 1, quiz_id: 9 } }];

test('public data is stored for everyone', () => {
  expect(findQueryOwner(['getPublicCourse', { path: { slug: 'algebra-1' } }], undefined)).toBe('public');
  expect(findQueryOwner(['listCourses', {}], 41)).toBe('public');
});

test('a course, a quiz and the account belong to the signed-in user', () => {
  expect(findQueryOwner(['getCourse', { path: { course: 'algebra-1' } }], 41)).toBe(41);
  expect(findQueryOwner(quiz, 41)).toBe(41);
  expect(findQueryOwner(['getQuizAttempt', { path: { id: 9, attempt: 1 } }], 41)).toBe(41);
  expect(findQueryOwner(['getUser', { path: { id: 41 } }], 41)).toBe(41);
});

test('searches are not stored', () => {
  expect(findQueryOwner(['searchAll', { query: { search: 'فيزياء' } }], undefined)).toBeUndefined();
  expect(findQueryOwner(['listCourses', { search: 'فيزياء', pages: 1 }], 41)).toBeUndefined();
  expect(findQueryOwner(['listCourses', { search: '', pages: 1 }], 41)).toBe('public');
});

test('nothing else is stored', () => {
  expect(findQueryOwner(quiz, undefined)).toBeUndefined();
  expect(findQueryOwner(['getUser', { path: { id: 7 } }], 41)).toBeUndefined();
  expect(findQueryOwner(['listUsers', {}], 41)).toBeUndefined();
});
