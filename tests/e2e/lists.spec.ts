// Lists of many rows on the real server: going back to a row, and acting on all that match.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { openSignedInPage } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const count = 120;

/** Creates accounts that only this search finds. The list is newest first, so the first ones are on its third page. */
async function addUsers(page: Page, token: string, uniqueName: string): Promise<void> {
  for (let at = 1; at <= count; at++) {
    const response = await page.request.post('/api/admin/create-user', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: {
        name: `${uniqueName} ${at}`,
        email: `${uniqueName}-${at}@example.com`,
        password: 'nile-lantern-42',
        password_confirmation: 'nile-lantern-42',
        role: 'user',
      },
    });
    expect(response.status()).toBe(201);
  }
}

const textsByLanguage = {
  ar: {
    edit: 'تعديل',
    save: 'حفظ',
    phone: 'رقم الهاتف',
    cancel: 'إلغاء',
    rows: 'تحديد كل الصفوف',
    matching: 'تحديد كل المطابق (120 عنصرًا)',
    selected: 'تم تحديد كل المطابق (120 عنصرًا)',
    remove: 'حذف',
    question: 'حذف 120 عنصرًا؟',
    done: 'نُفّذ الإجراء على 120 عنصرًا',
    noResult: 'لا توجد نتائج للبحث عن',
  },
  en: {
    edit: 'Edit',
    save: 'Save',
    phone: 'Phone',
    cancel: 'Cancel',
    rows: 'Select all rows',
    matching: 'Select all 120 that match',
    selected: 'All 120 that match are selected',
    remove: 'Delete',
    question: 'Delete 120 items?',
    done: '120 items done',
    noResult: 'No result for',
  },
};

for (const language of ['ar', 'en'] as const) {
  test(`a list of many rows keeps its place, and all that match are deleted (${language})`, async ({ browser }) => {
    test.setTimeout(240_000);
    const visitor = { labels: labelsByLanguage[language], theme: 'light', width: 1280, height: 900 } as const;
    const { page, token } = await openSignedInPage(browser, visitor, 'admin');
    const texts = textsByLanguage[language];
    const uniqueName = `list${language}${Date.now()}`;
    await addUsers(page, token, uniqueName);
    const address = `/dashboard/users?search=${uniqueName}`;
    await page.goto(address);
    const main = page.getByRole('main');
    const region = main.getByRole('region').filter({ has: page.getByRole('table') });
    const edit = main.getByRole('link', { name: `${texts.edit} ${uniqueName} 5`, exact: true });
    await expect(async () => {
      await region.evaluate((element) => (element.scrollTop = element.scrollHeight));
      await expect(edit).toBeVisible({ timeout: 500 });
    }).toPass();
    const getOffset = async () => (await edit.boundingBox())!.y - (await region.boundingBox())!.y;
    const before = await getOffset();
    const expectListRestored = async () => {
      await expect(page).toHaveURL(address);
      await expect(edit).toBeFocused();
      expect(Math.abs((await getOffset()) - before)).toBeLessThan(3);
      await expect(edit).toBeInViewport();
    };

    await edit.click();
    await expect(main.getByRole('textbox', { name: texts.phone })).toBeVisible();
    await page.goBack();
    await expectListRestored();

    await page.keyboard.press('Enter');
    await main.getByRole('link', { name: texts.cancel }).click();
    await expectListRestored();

    await edit.click();
    await main.getByRole('textbox', { name: texts.phone }).fill('01012345678');
    await main.getByRole('button', { name: texts.save }).click();
    await page.getByRole('dialog').getByRole('button', { name: labelsByLanguage[language].ok }).click();
    await expectListRestored();

    // Nothing is cached in a new document: as many pages as needed are loaded.
    await page.reload();
    await expectListRestored();

    // A new visit loads the first page only.
    await page.goto(`${address}&role=user`);
    await main.getByRole('checkbox', { name: texts.rows }).check();
    await main.getByRole('button', { name: texts.matching }).click();
    await expect(main.getByText(texts.selected)).toBeVisible();
    await main.getByRole('button', { name: texts.remove, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: texts.question });
    await dialog.getByRole('textbox').fill(String(count));
    await dialog.getByRole('button', { name: texts.remove }).click();
    const done = page.getByRole('dialog', { name: texts.done });
    await expect(done).toBeVisible({ timeout: 120_000 });
    await done.getByRole('button', { name: labelsByLanguage[language].ok }).click();
    await expect(main.getByText(texts.noResult)).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeFocused();
  });
}
