import { describe, expect, it } from 'vitest';
import { ownFirst } from './ownFirst.ts';

const by = (id: number, user: number | null) => ({ id, user: user === null ? null : { id: user } });
const ids = (summaries: { id: number }[]) => summaries.map(({ id }) => id);

describe('ownFirst', () => {
  it('puts the reader’s own at the top, the latest first, and leaves the others in their order', () => {
    expect(ids(ownFirst([by(1, 5), by(2, 7), by(3, null), by(4, 7)], 7))).toEqual([4, 2, 1, 3]);
  });

  it('changes nothing for who has none, and for who is not signed in', () => {
    expect(ids(ownFirst([by(1, 5), by(2, null)], 7))).toEqual([1, 2]);
    expect(ids(ownFirst([{ id: 1 }, { id: 2 }], undefined))).toEqual([1, 2]);
  });
});
