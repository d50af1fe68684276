import { describe, expect, it } from 'vitest';
import { sortOwnFirst } from './sortOwnFirst.ts';

const by = (id: number, user: number | null) => ({ id, user: user === null ? null : { id: user } });
const ids = (summaries: { id: number }[]) => summaries.map(({ id }) => id);

describe('sortOwnFirst', () => {
  it('puts the user’s own at the top, the latest first, and leaves the others in their order', () => {
    expect(ids(sortOwnFirst([by(1, 5), by(2, 7), by(3, null), by(4, 7)], 7))).toEqual([4, 2, 1, 3]);
  });

  it('changes nothing for users without summaries and for visitors', () => {
    expect(ids(sortOwnFirst([by(1, 5), by(2, null)], 7))).toEqual([1, 2]);
    expect(ids(sortOwnFirst([{ id: 1 }, { id: 2 }], undefined))).toEqual([1, 2]);
  });
});
