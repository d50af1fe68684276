// Lists of many rows on the real server: going back to a row, and acting on all that match.
import { expect, test, type Page } from '@playwright/test';
import { arriveSignedIn } from './support/people.ts';
import { words as languages } from './support/words.ts';

const count = 120;

/** Accounts that only this search finds, newest first; the first ones are on the third page of the list. */
async function addUsers(page: Page, token: string, stamp: string): Promise<void> {
  for (let at = 1; at <= count; at++) {
    const made = await page.request.post('/api/admin/create-user', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: {
        name: `${stamp} ${at}`,
        email: `${stamp}-${at}@example.com`,
        password: 'nile-lantern-42',
        password_confirmation: 'nile-lantern-42',
        role: 'user',
      },
    });
    expect(made.status()).toBe(201);
  }
}

const says = {
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
    const walk = { words: languages[language], theme: 'light', width: 1280, height: 900 } as const;
    const { page, token } = await arriveSignedIn(browser, walk, 'admin');
    const say = says[language];
    const stamp = `list${language}${Date.now()}`;
    await addUsers(page, token, stamp);
    const address = `/dashboard/users?search=${stamp}`;
    await page.goto(address);
    const main = page.getByRole('main');
    const region = main.getByRole('region').filter({ has: page.getByRole('table') });
    const edit = main.getByRole('link', { name: `${say.edit} ${stamp} 5`, exact: true });
    await expect(async () => {
      await region.evaluate((element) => (element.scrollTop = element.scrollHeight));
      await expect(edit).toBeVisible({ timeout: 500 });
    }).toPass();
    const getOffset = async () => (await edit.boundingBox())!.y - (await region.boundingBox())!.y;
    const before = await getOffset();
    const expectBack = async () => {
      await expect(page).toHaveURL(address);
      await expect(edit).toBeFocused();
      expect(Math.abs((await getOffset()) - before)).toBeLessThan(3);
      await expect(edit).toBeInViewport();
    };

    await edit.click();
    await expect(main.getByRole('textbox', { name: say.phone })).toBeVisible();
    await page.goBack();
    await expectBack();

    await page.keyboard.press('Enter');
    await main.getByRole('link', { name: say.cancel }).click();
    await expectBack();

    await edit.click();
    await main.getByRole('textbox', { name: say.phone }).fill('01012345678');
    await main.getByRole('button', { name: say.save }).click();
    await page.getByRole('dialog').getByRole('button', { name: languages[language].ok }).click();
    await expectBack();

    // Nothing is cached in a new document: as many pages as needed are loaded.
    await page.reload();
    await expectBack();

    // A new visit loads the first page alone.
    await page.goto(`${address}&role=user`);
    await main.getByRole('checkbox', { name: say.rows }).check();
    await main.getByRole('button', { name: say.matching }).click();
    await expect(main.getByText(say.selected)).toBeVisible();
    await main.getByRole('button', { name: say.remove, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say.question });
    await dialog.getByRole('textbox').fill(String(count));
    await dialog.getByRole('button', { name: say.remove }).click();
    const done = page.getByRole('dialog', { name: say.done });
    await expect(done).toBeVisible({ timeout: 120_000 });
    await done.getByRole('button', { name: languages[language].ok }).click();
    await expect(main.getByText(say.noResult)).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeFocused();
  });
}
