import { expect } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { compareCounts } from './compareCounts.ts';
import { expectCorrectNotificationCounts } from './expectCorrectNotificationCounts.ts';

/** Expects that every stored count is correct: rebuilding the counts changes none, and notifications are counted. */
export async function expectCorrectCounts(db: Db): Promise<void> {
  const { stored, rebuilt } = await compareCounts(db);
  expect(stored).toEqual(rebuilt);
  await expectCorrectNotificationCounts(db);
}
