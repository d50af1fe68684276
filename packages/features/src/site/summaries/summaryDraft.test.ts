import { expect, test } from 'vitest';
import { serializeDraft, getFilesByKey, restoreDraft, type SummaryDraft } from './summaryDraft.ts';

const file = (name: string) => new File(['x'], name, { lastModified: 1 });
const draft: SummaryDraft = {
  lectureName: 'قانون أوم',
  pdf: null,
  photos: [
    { key: 'photo-1', file: file('a.jpg'), quarters: 5 },
    { key: 'photo-2', file: file('b.jpg'), quarters: 0 },
  ],
};
const store = (each: SummaryDraft): unknown => JSON.parse(serializeDraft(each));

test('a draft comes back as it was, in its order and turned as it was', () => {
  const restored = restoreDraft(store(draft), getFilesByKey(draft));
  expect(restored).toEqual({ ...draft, photos: [{ ...draft.photos[0], quarters: 1 }, draft.photos[1]] });
});

test('a PDF comes back', () => {
  const pdf = { lectureName: '', pdf: file('ملخص.pdf'), photos: [] };
  expect(restoreDraft(store(pdf), getFilesByKey(pdf))).toEqual(pdf);
});

test('a photo whose file is gone is left out, and a draft of which nothing is left is none', () => {
  expect(restoreDraft(store(draft), new Map([['photo-2', file('b.jpg')]]))?.photos).toHaveLength(1);
  expect(restoreDraft(store(draft), new Map())?.photos).toEqual([]);
  expect(restoreDraft(store({ ...draft, lectureName: ' ' }), new Map())).toBeNull();
});

test.each([undefined, null, 7, 'x', {}, { lectureName: '', pdf: null, photos: [null] }, { lectureName: 1, pdf: 2 }])(
  'a damaged draft is none: %j',
  (stored) => {
    expect(restoreDraft(stored, new Map())).toBeNull();
  },
);

test('another order, another turn and another file are another draft', () => {
  const { photos } = draft;
  const others: SummaryDraft[] = [
    { ...draft, photos: photos.toReversed() },
    { ...draft, photos: photos.map((photo) => ({ ...photo, quarters: photo.quarters + 1 })) },
    { ...draft, photos: photos.slice(1) },
    { ...draft, lectureName: 'قانون' },
  ];
  expect(new Set([draft, ...others].map(serializeDraft)).size).toBe(5);
});
