import type { Locator, Page } from '@playwright/test';
import type { TestData } from '../testData.ts';

export interface Change {
  /** Operations of the contract, e.g. `createUser`. The first one is counted. */
  operation: string;
  /** Distinguishes two ways to the same operation. */
  variant?: string;
  /** A new student with a course. The admin by default. */
  role?: 'student';
  /** Creates the data and fills in the form. Returns the button that sends it. */
  prepare: (page: Page, testData: TestData) => Promise<Locator>;
  /** Checks what the page shows afterwards. */
  expectSuccess: (page: Page, testData: TestData) => Promise<void>;
  /** The number of calls. One by default. */
  expectedCallCount?: number;
}
