import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import type { Words } from './words.ts';

/** The page reads in its language's direction, is accessible, and never scrolls sideways. */
export async function expectSound(page: Page, words: Pick<Words, 'code' | 'direction'>): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', words.code);
  await expect(page.locator('html')).toHaveAttribute('dir', words.direction);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scroll').toBe(0);
  await expectAccessible(page);
}
