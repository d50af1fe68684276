// Admins manage main categories and sub-categories, on a real server.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { openVisitorPage, signInAsRole } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'dark', width: 1280, height: 900 } as const;

/** Checks the success dialog and closes it. */
async function confirmSuccess(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('dialog')).toContainText(text);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
}

for (const role of ['admin', 'limited admin'] as const) {
  test(`an ${role} adds a category and a sub-category, and deletes both`, async ({ browser }) => {
    const page = await openVisitorPage(browser, desktop);
    const [main, sub] = [`Robotics ${role}`, `Sensors ${role}`];
    await signInAsRole(page, role);
    await test.step('A main category is added', async () => {
      await page.goto('/dashboard/categories');
      await page.getByRole('link', { name: 'Add main category' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill(main);
      await page.getByRole('button', { name: 'Add main category' }).click();
      await confirmSuccess(page, 'Category created successfully');
    });

    await test.step('A sub-category is added and renamed', async () => {
      await page.getByRole('link', { name: `Show Sub categories ${main}` }).click();
      await expect(page.getByText('No data found')).toBeVisible();
      await page.getByRole('link', { name: 'Add sub-category' }).first().click();
      await page.getByRole('textbox', { name: 'Name' }).fill(sub);
      await page.getByRole('button', { name: 'Add sub-category' }).click();
      await confirmSuccess(page, 'Category created successfully');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(main);
      await page.getByRole('link', { name: `Edit ${sub}` }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill(`${sub}, new`);
      await page.getByRole('button', { name: 'Save' }).click();
      await confirmSuccess(page, 'Category updated successfully');
    });

    const remove = async (name: string, button: string) => {
      await page.getByRole('button', { name: button }).click();
      if (button.startsWith('More')) await page.getByRole('menuitem', { name: 'Delete' }).click();
      // A toast that stays is an alert dialog too.
      const remove = page.getByRole('button', { name: 'Delete', exact: true });
      const question = page.getByRole('alertdialog').filter({ has: remove });
      await expect(question).toContainText(name);
      await question.getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await test.step('A main category with a sub-category is not deleted', async () => {
      await page.goto('/dashboard/categories');
      await page.getByRole('button', { name: `More actions: ${main}` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('This category has 1 sub-category. Empty it first.');
      await page.getByRole('button', { name: 'OK' }).click();
    });
    await test.step('The sub-category is deleted, then the main category', async () => {
      await page.getByRole('link', { name: `Show Sub categories ${main}` }).click();
      await remove(sub, `Delete ${sub}, new`);
      await expect(page.getByText('No data found')).toBeVisible();
      await page.goto('/dashboard/categories');
      await remove(main, `More actions: ${main}`);
      await expect(page.getByRole('rowheader', { name: main })).toHaveCount(0);
    });
  });
}
