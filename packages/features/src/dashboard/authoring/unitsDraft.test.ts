import { expect, test } from 'vitest';
import {
  type CourseItem,
  isSameDraft,
  listOtherItems,
  moveItems,
  sortUnits,
  toDraft,
  toRequestUnits,
  updateUnit,
} from './unitsDraft.ts';

const items = new Map(
  (['video-1', 'video-2', 'pdf-1', 'quiz-9'] as const).map((key): [string, CourseItem] => [
    key,
    { key, kind: key.split('-')[0] as CourseItem['kind'], title: key },
  ]),
);
const units = [
  {
    title: 'أ',
    items: [
      { kind: 'video' as const, id: 1 },
      { kind: 'quiz' as const, id: 9 },
    ],
  },
  { title: 'ب', items: [{ kind: 'pdf' as const, id: 1 }] },
];
const draft = toDraft(units);
const [first, second] = draft.map(({ key }) => key) as [string, string];

test('a draft is sent as it was read', () => {
  expect(toRequestUnits(draft, items)).toEqual(units);
});

test('titles are trimmed, and deleted items are not sent', () => {
  const edited = updateUnit(draft, first, { title: ' أول ' });
  const left = new Map([...items].filter(([key]) => key !== 'quiz-9'));
  expect(toRequestUnits(edited, left)[0]).toEqual({ title: 'أول', items: [{ kind: 'video', id: 1 }] });
});

test('an item moves to the end of another unit, and out of all units', () => {
  const moved = moveItems(draft, ['video-1'], second);
  expect(moved.map(({ itemKeys }) => itemKeys)).toEqual([['quiz-9'], ['pdf-1', 'video-1']]);
  const removed = moveItems(moved, ['video-1'], undefined);
  expect(removed.map(({ itemKeys }) => itemKeys)).toEqual([['quiz-9'], ['pdf-1']]);
  expect(listOtherItems(removed, items).map(({ key }) => key)).toEqual(['video-1', 'video-2']);
});

test('a draft is changed if its titles, units or orders differ', () => {
  expect(isSameDraft(draft, toDraft(units))).toBe(true);
  expect(isSameDraft(draft, updateUnit(draft, first, { title: 'أ ' }))).toBe(true);
  expect(isSameDraft(draft, updateUnit(draft, first, { title: 'ت' }))).toBe(false);
  expect(isSameDraft(draft, sortUnits(draft, [second, first]))).toBe(false);
  expect(isSameDraft(draft, updateUnit(draft, first, { itemKeys: ['quiz-9', 'video-1'] }))).toBe(false);
  expect(isSameDraft(draft, draft.slice(1))).toBe(false);
});
