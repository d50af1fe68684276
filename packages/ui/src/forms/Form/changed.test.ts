import { expect, test } from 'vitest';
import { changedOnly } from './changed.ts';

type Pair = [name: string, value: string | File];

const data = (pairs: Pair[]) => {
  const made = new FormData();
  for (const [name, value] of pairs) made.append(name, value);
  return made;
};
const pdf = (size: number) => new File([new Uint8Array(size)], 'ملخص.pdf', { lastModified: 1 });

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
  expect([...changedOnly(data(before), data(after))]).toEqual(changes);
});

test('the same file is no change, another of the same name is', () => {
  expect([...changedOnly(data([['file', pdf(1)]]), data([['file', pdf(1)]]))]).toEqual([]);
  expect(changedOnly(data([['file', pdf(1)]]), data([['file', pdf(2)]])).has('file')).toBe(true);
});

test('a file field that holds nothing has not changed, whenever it is asked', () => {
  const none = (at: number) => data([['image', new File([], '', { lastModified: at })]]);
  expect([...changedOnly(none(1), none(2)).keys()]).toEqual([]);
  const picture = data([['image', pdf(3)]]);
  expect([...changedOnly(none(1), picture).keys()]).toEqual(['image']);
});
