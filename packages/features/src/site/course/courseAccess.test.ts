import { describe, expect, test } from 'vitest';
import { type CourseAccess, getCourseAccess } from './courseAccess.ts';
import type { CourseItemKind } from './courseItem.ts';

const course = { id: 12, slug: 'algebra-1' };
const visitor = { isSignedIn: false, canVisitorsPlayFreeVideos: false };
const signedIn = { isSignedIn: true, canVisitorsPlayFreeVideos: false };
const kinds: CourseItemKind[] = ['video', 'record', 'file', 'quiz', 'summary'];
const getStates = ({ getItemAccess }: CourseAccess) => kinds.map((kind) => getItemAccess(kind, { id: 7 }).state);

describe('a visitor', () => {
  const access = getCourseAccess({ ...course, has_course: true }, visitor);

  test('may subscribe, whatever a former session left in the course', () => {
    expect(access).toMatchObject({ viewer: 'visitor', canSubscribe: true, paymentHref: '/vodaphone/algebra-1' });
  });
  test.each([
    ['video', '/single/algebra-1?video=7'],
    ['record', '/single/algebra-1?record=7'],
    ['file', '/single/algebra-1?file=7'],
    ['summary', '/single/algebra-1?summary=7'],
    ['quiz', '/single/12/Quiz/7'],
  ] as const)('signs in for a %s and returns to it', (kind, next) => {
    const href = `/login?${new URLSearchParams({ next })}`;
    expect(access.getItemAccess(kind, { id: 7 })).toEqual({ state: 'signIn', href });
  });
  test('signs in for a free video too', () => {
    expect(access.getItemAccess('video', { id: 7, is_free: 1 }).state).toBe('signIn');
  });
  test('opens a free video, and nothing else, if the operator allows it', () => {
    const allowed = getCourseAccess(course, { ...visitor, canVisitorsPlayFreeVideos: true });
    expect(allowed).toMatchObject({ viewer: 'visitor', canSubscribe: true });
    expect(allowed.getItemAccess('video', { id: 7, is_free: 1 })).toEqual({ state: 'open' });
    expect(allowed.getItemAccess('video', { id: 8, is_free: 0 }).state).toBe('signIn');
    expect(new Set(getStates(allowed))).toEqual(new Set(['signIn']));
  });
});

describe('a signed-in user', () => {
  test('sees no lock and no offer until the server has said whether they have the course', () => {
    const access = getCourseAccess(course, signedIn);
    expect(access).toMatchObject({ viewer: 'unknown', canSubscribe: false });
    expect(new Set(getStates(access))).toEqual(new Set(['unknown']));
  });
  test('opens everything of a course that they have', () => {
    const access = getCourseAccess({ ...course, has_course: true }, signedIn);
    expect(access).toMatchObject({ viewer: 'subscribed', canSubscribe: false });
    expect(new Set(getStates(access))).toEqual(new Set(['open']));
  });
  test('subscribes for everything but free videos without the course', () => {
    const access = getCourseAccess({ ...course, has_course: false }, signedIn);
    expect(access).toMatchObject({ viewer: 'notSubscribed', canSubscribe: true });
    expect(new Set(getStates(access))).toEqual(new Set(['subscribe']));
    expect(access.getItemAccess('video', { id: 7, is_free: 0 })).toEqual({
      state: 'subscribe',
      href: '/vodaphone/algebra-1',
    });
    expect(access.getItemAccess('video', { id: 7, is_free: 1 })).toEqual({ state: 'open' });
  });
});
