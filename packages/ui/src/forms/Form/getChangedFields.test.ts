import { expect, test } from 'vitest';
import { getChangedFields } from './getChangedFields.ts';

type Pair = [name: string, value: string | File];

const createFormData = (pairs: Pair[]) => {
  const formData = new FormData();
  for (const [name, value] of pairs) formData.append(name, value);
  return formData;
};
const createPdf = (size: number) => new File([new Uint8Array(size)], 'ملخص.pdf', { lastModified: 1 });

test.each<[title: string, before: Pair[], after: Pair[], changes: Pair[]]>([
  ['nothing', [['name', 'منى']], [['name', 'منى']], []],
  [
    'one of two',
    [
      ['name', 'منى'],
      ['price', '250'],
    ],
    [
      ['name', 'منى'],
      ['price', '0'],
    ],
    [['price', '0']],
  ],
  ['a box unchecked', [['public', 'yes']], [], [['public', '']]],
  ['a box checked', [], [['public', 'yes']], [['public', 'yes']]],
  [
    'one of many',
    [['ids', '1']],
    [
      ['ids', '1'],
      ['ids', '2'],
    ],
    [
      ['ids', '1'],
      ['ids', '2'],
    ],
  ],
])('%s', (_title, before, after, changes) => {
  expect([...getChangedFields(createFormData(before), createFormData(after))]).toEqual(changes);
});

test('the same file is no change, another of the same name is', () => {
  expect([
    ...getChangedFields(createFormData([['file', createPdf(1)]]), createFormData([['file', createPdf(1)]])),
  ]).toEqual([]);
  expect(
    getChangedFields(createFormData([['file', createPdf(1)]]), createFormData([['file', createPdf(2)]])).has('file'),
  ).toBe(true);
});

test('a file field that holds nothing has not changed, whenever it is asked', () => {
  const createWithoutFile = (lastModifiedMs: number) =>
    createFormData([['image', new File([], '', { lastModified: lastModifiedMs })]]);
  expect([...getChangedFields(createWithoutFile(1), createWithoutFile(2)).keys()]).toEqual([]);
  const picture = createFormData([['image', createPdf(3)]]);
  expect([...getChangedFields(createWithoutFile(1), picture).keys()]).toEqual(['image']);
});
