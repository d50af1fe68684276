import { expect, test } from 'vitest';
import { type CommandGroup, getShownGroups } from './commands.ts';

const groups: CommandGroup[] = [
  {
    id: 'pages',
    label: 'الصفحات',
    commands: [
      { id: 'home', label: 'الصفحة الرئيسية' },
      { id: 'profile', label: 'الملف الشخصي', keywords: 'حساب صورة' },
    ],
  },
  { id: 'actions', label: 'الإجراءات', commands: [{ id: 'add', label: 'إضافة دورة' }] },
];
const list = (text: string, options: Partial<Parameters<typeof getShownGroups>[0]> = {}) =>
  getShownGroups({ groups, text, filter: 'fold', recentIds: [], recentLabel: undefined, ...options }).map(
    ({ label, commands }) => [label].concat(commands.map(({ id }) => id)),
  );

test('all groups without a text', () => {
  expect(list(' ')).toEqual([
    ['الصفحات', 'home', 'profile'],
    ['الإجراءات', 'add'],
  ]);
});

test('the search ignores spelling, reads keywords and drops empty groups', () => {
  expect(list('اضافه')).toEqual([['الإجراءات', 'add']]);
  expect(list('حساب')).toEqual([['الصفحات', 'profile']]);
  expect(list('قققق')).toEqual([]);
});

test('recent commands come first, once, and only without a text', () => {
  const recent = { recentIds: ['add', 'deleted'], recentLabel: 'الأخيرة' };
  expect(list('', recent)).toEqual([
    ['الأخيرة', 'add'],
    ['الصفحات', 'home', 'profile'],
  ]);
  expect(list('دورة', recent)).toEqual([['الإجراءات', 'add']]);
});

test('results of a server are not filtered', () => {
  expect(list('قققق', { filter: 'none' })).toHaveLength(2);
});
