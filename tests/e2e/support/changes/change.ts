import type { Locator, Page } from '@playwright/test';
import type { TestData } from '../testData.ts';

export interface Change {
  /** Operations of the contract, e.g. `createUser`. The first one is counted. */
  operation: string;
  /** Sets apart two ways to the same operation. */
  way?: string;
  /** Who does it: a new student with a course of their own, or the admin. */
  as?: 'student';
  /** Makes what is changed, and does everything but the last press. */
  prepare: (page: Page, make: TestData) => Promise<Locator>;
  /** What the person sees when it is done. */
  success: (page: Page, make: TestData) => Promise<void>;
  /** How many calls it takes; one unless said. */
  calls?: number;
}
