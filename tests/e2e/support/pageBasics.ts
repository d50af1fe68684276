import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import type { Labels } from './labels.ts';

/** Checks that the page has the direction of its language, one h1, no axe violation and no sideways scrolling. */
export async function expectPageBasics(page: Page, labels: Pick<Labels, 'code' | 'direction'>): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', labels.code);
  await expect(page.locator('html')).toHaveAttribute('dir', labels.direction);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scroll').toBe(0);
  await expectAccessible(page);
}
