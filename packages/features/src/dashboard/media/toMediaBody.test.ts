import { expect, test } from 'vitest';
import { toMediaBody } from './toMediaBody.ts';

const form = (fields: Record<string, string | File>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
};
const file = new File(['%PDF'], 'unit-1.pdf');

test('of a new thing every box is sent, and the file comes last', () => {
  const body = toMediaBody(form({ title: ' الجبر ', is_home: '1', file }), ['is_home', 'is_revision'], 'all');
  expect(body).toEqual({ is_home: 1, is_revision: 0, title: 'الجبر', file });
  expect(Object.keys(body).at(-1)).toBe('file');
});

test('of a change only the boxes that changed are sent; one that is no longer checked is 0', () => {
  expect(toMediaBody(form({ is_home: '', url: '' }), ['is_home', 'is_revision'], 'changes')).toEqual({
    is_home: 0,
    url: null,
  });
});
