// The work of an admin by keyboard alone: Tab, Enter, Space and arrow keys.
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { paths } from '@fanous/features/paths';
import { tabToAndPress, tabTo, tabToAndType } from './support/keys.ts';
import { openVisitorPage, signInAsRole } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const labels = labelsByLanguage.ar;
const moreActions = /^إجراءات أخرى/;

/** The button of the success dialog that opens the list. */
const goToListLabel = 'الذهاب إلى القائمة';

async function arriveAsAdmin(browser: Browser): Promise<Page> {
  const page = await openVisitorPage(browser, { labels, theme: 'dark', width: 1280, height: 900 });
  await signInAsRole(page, 'admin');
  return page;
}

/** Types into a combo box and chooses the first option. */
async function pickByKeyboard(page: Page, name: string, text: string, option: string | RegExp): Promise<void> {
  await tabToAndType(page, page.getByRole('combobox', { name }), text);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Checks the success dialog and presses its button. */
async function confirmSuccess(page: Page, text: string, button: string = labels.ok): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(text);
  await tabToAndPress(page, dialog.getByRole('button', { name: button }));
  await expect(dialog).toHaveCount(0);
}

test('an admin adds a course and a quiz with three questions by keyboard alone', async ({ browser }) => {
  test.setTimeout(150_000);
  const page = await arriveAsAdmin(browser);
  const main = page.getByRole('main');
  const name = `دورة المفاتيح ${test.info().retry + 1}`;
  await test.step('The admin adds a course', async () => {
    await page.goto(paths.courses.to());
    await tabToAndPress(page, main.getByRole('link', { name: 'إضافة دورة' }));
    await expect(main.getByRole('heading', { level: 1, name: 'إضافة دورة' })).toBeFocused();
    await tabToAndType(page, main.getByLabel('الاسم', { exact: true }), name);
    await tabToAndType(page, main.getByLabel('الوصف'), 'كل شيء بلا فأرة.');
    await tabToAndType(page, main.getByLabel('السعر'), '١٢٠');
    await pickByKeyboard(page, 'المالك', 'خالد', /خالد منصور/);
    await pickByKeyboard(page, 'القسم', 'الفيزياء', /الفيزياء/);
    await tabToAndPress(page, main.getByRole('button', { name: 'إضافة دورة' }));
    await confirmSuccess(page, 'تم إنشاء الدورة بنجاح', goToListLabel);
  });

  await test.step('The admin adds a quiz from the menu of the row', async () => {
    await tabToAndType(page, main.getByRole('searchbox'), name);
    await expect(main.getByRole('rowheader')).toHaveCount(1);
    await tabToAndPress(page, main.getByRole('button', { name: moreActions }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    const add = page.getByRole('menuitem', { name: 'إضافة اختبارات' });
    while (!(await add.evaluate((line) => line === document.activeElement))) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabToAndType(page, main.getByLabel('عنوان الاختبار'), 'اختبار بلا فأرة');
    await tabToAndType(page, main.getByLabel('وصف الاختبار'), 'ثلاثة أسئلة.');
    await tabToAndPress(page, main.getByRole('button', { name: 'إضافة اختبار' }));
    await confirmSuccess(page, 'تم إنشاء الاختبار بنجاح', goToListLabel);
  });

  await test.step('The admin writes three questions', async () => {
    await tabToAndPress(page, main.getByRole('link', { name: /^إضافة سؤال/ }));
    await expect(main.getByRole('heading', { level: 1, name: 'إضافة سؤال' })).toBeFocused();
    for (const [at, question] of ['كم جذر 16؟', 'كم جذر 25؟', 'كم جذر 36؟'].entries()) {
      const text = main.getByLabel('نص السؤال');
      if (at > 0) await expect(text).toBeFocused();
      await tabToAndType(page, text, question);
      await tabToAndType(page, main.getByRole('textbox', { name: 'الاختيار 1' }), String(at + 4));
      await tabToAndPress(page, main.getByRole('radio').first(), 'Space');
      await tabToAndType(page, main.getByRole('textbox', { name: 'الاختيار 2' }), String(at + 40));
      if (at < 2) await page.keyboard.press('Control+Enter');
      else await tabToAndPress(page, main.getByRole('button', { name: 'حفظ وإنهاء' }));
      if (at < 2) await expect(text).toHaveValue('');
    }
    await confirmSuccess(page, 'تم إنشاء السؤال بنجاح');
  });
  await test.step('The list has the questions and leads back to the quizzes', async () => {
    await expect(main.getByRole('heading', { level: 1, name: 'أسئلة «اختبار بلا فأرة»' })).toBeVisible();
    await expect(main.getByRole('rowheader')).toHaveCount(3);
    await tabToAndPress(page, main.getByRole('link', { name }));
    await expect(main.getByRole('heading', { level: 1, name: `اختبارات «${name}»` })).toBeVisible();
  });
});

test('an admin sorts and searches a table and deletes two users by keyboard alone', async ({ browser }) => {
  const page = await arriveAsAdmin(browser);
  const main = page.getByRole('main');
  const uniqueName = `keys${Date.now()}`;
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { access_token: string }).access_token,
  );
  for (const at of [1, 2]) {
    const response = await page.request.post('/api/admin/create-user', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: {
        name: `زائر ${at}`,
        email: `${uniqueName}-${at}@example.com`,
        password: 'nile-lantern-42',
        password_confirmation: 'nile-lantern-42',
        role: 'user',
      },
    });
    expect(response.status()).toBe(201);
  }
  await page.goto(paths.users.to());
  const name = main.getByRole('columnheader', { name: 'الاسم' });
  await tabToAndPress(page, name.getByRole('button'));
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-sort', 'descending');
  // `aria-rowcount` includes rows that are not loaded.
  const rows = Number(await main.getByRole('table').getAttribute('aria-rowcount'));
  expect(rows).toBeGreaterThan(await main.getByRole('row').count());

  // The button is above the rows, so Shift+Tab leads to it.
  await tabTo(page, main.getByRole('searchbox'), 'Shift+Tab');
  await page.keyboard.type(uniqueName);
  await expect(main.getByRole('rowheader')).toHaveCount(2);
  for (const at of [1, 2]) {
    await tabTo(page, main.getByRole('checkbox', { name: `تحديد زائر ${at}` }));
    await page.keyboard.press('Space');
  }
  await tabToAndPress(page, main.getByRole('button', { name: 'حذف', exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('حذف عنصرين؟');
  await tabToAndPress(page, dialog.getByRole('button', { name: 'حذف' }));
  await confirmSuccess(page, 'نُفّذ الإجراء على عنصرين');
  await expect(main.getByText(`لا توجد نتائج للبحث عن «${uniqueName}»`)).toBeVisible();
  // The deleted rows are removed, and the focus moves to the next useful element.
  await expect(main.getByRole('searchbox')).toBeFocused();
});

test('an admin adds a user to several courses by keyboard alone', async ({ browser }) => {
  const page = await arriveAsAdmin(browser);
  const main = page.getByRole('main');
  await page.goto(paths.courses.to());
  await tabToAndPress(page, main.getByRole('link', { name: 'إضافة مستخدم إلى عدة دورات' }));
  await pickByKeyboard(page, 'المستخدم', 'mona.ibrahim', /mona\.ibrahim/);
  await pickByKeyboard(page, 'الدورات', 'النحو', /النحو/);
  await pickByKeyboard(page, 'الدورات', 'الأحياء', /الأحياء/);
  await tabToAndPress(page, main.getByRole('button', { name: 'إضافة إلى الدورات' }));
  await confirmSuccess(page, 'بنجاح');
  await expect(page).toHaveURL(paths.courses.to());
});

test('an admin opens pages and a user with the search', async ({ browser }) => {
  const page = await arriveAsAdmin(browser);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'بحث', exact: true });
  const pickFirst = async (text: string, option: RegExp) => {
    // The code that listens to the shortcut loads after the page.
    await expect(async () => {
      await page.keyboard.press('Control+K');
      await expect(dialog.getByRole('combobox')).toBeFocused({ timeout: 5_000 });
    }).toPass();
    await page.keyboard.type(text);
    await expect(dialog.getByRole('option', { name: option }).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  };
  await page.goto(paths.courses.to());
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await pickFirst('المستخدمون', /^المستخدمون/);
  await expect(main.getByRole('heading', { level: 1, name: 'المستخدمون' })).toBeFocused();
  await pickFirst('خالد منصور', /خالد منصور/);
  await expect(main.getByRole('heading', { level: 1, name: 'تعديل المستخدم' })).toBeFocused();
  await expect(main.getByLabel('الاسم الكامل')).toHaveValue(/خالد منصور/);

  // Escape returns the focus.
  await main.getByLabel('الاسم الكامل').focus();
  await page.keyboard.press('Control+K');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(main.getByLabel('الاسم الكامل')).toBeFocused();
});
