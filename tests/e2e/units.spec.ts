// A teacher arranges the units of a course with the keyboard only, and a student sees them.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openSubscribedPage, openVisitorPage, signInAsRole } from './support/people.ts';
import { test } from './support/test.ts';

const courseSlug = 'physics-electricity-revision';
const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const phone = { labels: labelsByLanguage.ar, theme: 'dark', width: 360, height: 780 } as const;
const [start, electricity, exam] = ['قبل أن تبدأ', 'الكهربية والمغناطيسية', 'ليلة الامتحان'] as const;
const newUnit = 'الخطة وورقة القوانين';

const pressEnter = (control: Locator) => control.press('Enter');

/** Goes to the menu of a row, behind its handle, and chooses an entry. */
async function chooseInMenu(page: Page, list: Locator, title: string, ...entries: string[]) {
  await list.getByRole('row').first().focus();
  await page.keyboard.press('Home');
  const row = (await list.getByRole('row').allTextContents()).findIndex((text) => text.includes(title));
  for (let at = 0; at < row; at += 1) await page.keyboard.press('ArrowDown');
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  for (const name of entries) await pressEnter(page.getByRole('menuitem', { name, exact: true }));
}

test('a teacher arranges units by keyboard, and a student sees the outline', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'teacher');
  await page.goto('/dashboard/my-courses');
  await pressEnter(page.getByRole('link', { name: /^Units .*المراجعة النهائية للكهربية/ }));
  const order = page.getByRole('grid', { name: 'Order of the units' });
  await expect(order.getByRole('row')).toContainText([start, electricity, exam]);
  await expectAccessible(page);

  await test.step('The first unit goes to the end, by its handle', async () => {
    await order.getByRole('row').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // Enter on the handle would start a second drag.
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Insert/);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(order.getByRole('row')).toContainText([electricity, exam, start]);
  });

  await test.step('A new unit gets what stood in another one', async () => {
    const [third, fourth] = [3, 4].map((number) => page.getByRole('grid', { name: `Content of unit ${number}` }));
    await chooseInMenu(page, third!, 'ورقة القوانين للمراجعة النهائية', 'Take out of the unit');
    await pressEnter(page.getByRole('button', { name: 'Add unit' }));
    await expect(page.getByRole('textbox', { name: /^Title of unit 4/ })).toBeFocused();
    await page.keyboard.type(newUnit);
    await pressEnter(page.getByRole('button', { name: 'Add content' }).last());
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /ورقة القوانين/ })
      .press('Space');
    await pressEnter(page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }));
    await chooseInMenu(page, third!, 'خطة مذاكرة الدورة في أربعة أسابيع', 'Move to another unit', newUnit);
    await expect(fourth!.getByRole('row')).toHaveCount(2);
    await chooseInMenu(page, fourth!, 'خطة مذاكرة الدورة في أربعة أسابيع', 'Move up');
    await expect(fourth!.getByRole('row').first()).toContainText('خطة مذاكرة الدورة');
  });

  await test.step('Leaving asks first', async () => {
    const cancel = page.getByRole('link', { name: 'Cancel' });
    await pressEnter(cancel);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Leave without saving?');
    await pressEnter(dialog.getByRole('button', { name: 'Stay on the page' }));
    await expect(cancel).toBeFocused();
  });

  await test.step('Saved once, and the same after a reload', async () => {
    await pressEnter(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('The units are saved')).toBeVisible();
    await page.reload();
    await expect(order.getByRole('row')).toContainText([electricity, exam, start, newUnit]);
  });

  await test.step('An editor with an older version sees both', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    const getTitle = (editor: Page) => editor.getByRole('textbox', { name: /^Title of unit 2/ });
    const save = async (editor: Page, title: string) => {
      await getTitle(editor).fill(title);
      await pressEnter(editor.getByRole('button', { name: 'Save' }));
    };
    // Both have the same version before one of them saves.
    await expect(getTitle(other)).toBeVisible();
    await save(page, 'ليلة الامتحان!');
    await expect(page.getByText('The units are saved')).toBeVisible();
    await save(other, 'ليلة الامتحان؟');
    const dialog = other.getByRole('dialog');
    await expect(dialog).toContainText('ليلة الامتحان!');
    await expect(dialog).toContainText('ليلة الامتحان؟');
    await pressEnter(dialog.getByRole('button', { name: 'Keep my version' }));
    await expect(other.getByText('The units are saved')).toBeVisible();
    await other.close();
  });

  const { page: student } = await openSubscribedPage(browser, phone, courseSlug);
  await test.step('The student sees the units in their order', async () => {
    await student.goto(`/single/${courseSlug}`);
    const outline = student.getByRole('region', { name: 'قائمة الوحدات، منطقة قابلة للتمرير' });
    await expect(outline.getByRole('heading')).toContainText([electricity, 'ليلة الامتحان؟', start, newUnit]);
    await pressEnter(outline.getByRole('button', { name: new RegExp(newUnit) }));
    await expect(outline.getByRole('button', { name: /خطة مذاكرة الدورة/ })).toBeVisible();
    const video = outline.getByRole('button', { name: /أفكار الدوائر الكهربية المغلقة/ });
    await pressEnter(video);
    await expect(video).toHaveAttribute('aria-current', 'true');
    await expectAccessible(student);
  });
});

test('the outline is readable without scripts', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop, { javaScriptEnabled: false });
  await page.goto('/single/python-beginners');
  await expect(page.getByRole('heading', { name: /الوحدة الثالثة/ })).toBeVisible();
  await expect(page.getByText('حل تمارين الدوال')).toBeVisible();
});
