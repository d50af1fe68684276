import { expect, test } from 'vitest';
import { createQueryClient } from '../../shared/app/queryClient.ts';
import { findCachedCourses } from './findCachedCourses.ts';

const course = (id: number, name: string, category: number, day: number) => ({
  id,
  name,
  categories: [{ id: category, name: 'قسم' }],
  created_at: `2026-08-0${day}T10:00:00.000Z`,
});

const client = createQueryClient();
client.setQueryData(['listCourses', { page: 1 }], {
  courses: [course(1, 'الفيزياء الحديثة', 7, 1), course(2, 'فيزياء الصف الأول', 8, 2)],
});
client.setQueryData(['listCourses', { page: 2 }], {
  courses: [course(2, 'فيزياء الصف الأول', 8, 2), course(3, 'أحياء', 7, 3)],
});

const names = (q: string, categoryIds?: number[]) => findCachedCourses(client, q, categoryIds).map(({ name }) => name);

test('without a filter: each course once, newest first', () => {
  expect(names('')).toEqual(['أحياء', 'فيزياء الصف الأول', 'الفيزياء الحديثة']);
});

test('a search matches the start of the name and ignores spelling and «ال»; exact matches come first', () => {
  expect(names('فیزيا')).toEqual(['فيزياء الصف الأول', 'الفيزياء الحديثة']);
  expect(names('احياء')).toEqual(['أحياء']);
  expect(names('زياء')).toEqual([]);
});

test('only courses of the categories are returned', () => {
  expect(names('فيزياء', [7])).toEqual(['الفيزياء الحديثة']);
  expect(names('', [])).toEqual([]);
});
