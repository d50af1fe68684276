import { expect, test } from 'vitest';
import type { UnitItem } from './courseUnits.ts';
import { sumDurations } from './sumDurations.ts';

const shared = { title: '', created_at: '' };
const video = (duration: number | null | undefined): UnitItem => ({
  kind: 'video',
  item: { ...shared, id: 1, is_free: 0, ...(duration !== undefined && { duration }) },
});
const pdf: UnitItem = { kind: 'pdf', item: { ...shared, id: 2 } };

test('the lengths of the videos are added', () => {
  expect(sumDurations([video(750), pdf, video(60)])).toBe(810);
});

test.each([[[pdf]], [[video(750), video(null)]], [[video(null), video(750)]], [[video(undefined)]]])(
  'without videos or without one of their lengths there is none',
  (items) => {
    expect(sumDurations(items)).toBeNull();
  },
);
