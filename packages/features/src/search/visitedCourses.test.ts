import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { findVisitedCourses } from './visitedCourses.ts';

const user = { id: 3, name: 'أ. كريم عبد الله', image: null, image_small: null };
const algebra = { id: 1, name: 'الجبر', slug: 'algebra', user, categories: [{ id: 7, name: 'رياضيات' }], videos: [] };
const physics = {
  id: 2,
  name: 'الفيزياء',
  slug: 'physics',
  user,
  categories: [],
  videos: [{ id: 9, title: 'قانون أوم', is_free: 1, created_at: '' }],
};

test('courses that were opened are found by title, teacher, lesson and with a typo, each once', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['getPublicCourse', { path: { slug: 'algebra' } }], algebra);
  queryClient.setQueryData(['getPublicCourse', { path: { slug: 'physics' } }], physics);
  queryClient.setQueryData(['getCourse', { path: { course: 2 } }], physics);
  const find = (search: string) => findVisitedCourses(queryClient, search).map(({ id }) => id);
  expect(find('جبر')).toEqual([1]);
  expect(find('كريم')).toEqual([1, 2]);
  expect(find('اوم')).toEqual([2]);
  expect(find('فزياء')).toEqual([2]);
  expect(find('كيمياء')).toEqual([]);
});
