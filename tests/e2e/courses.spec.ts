// Courses and their subscribers, as admins, limited admins and a teacher manage them on the real server.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import { openVisitorPage, signInAsRole } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;

/** Checks the success dialog and presses its button. */
async function confirmSuccess(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('dialog')).toContainText(text);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
}

/** Types into a picker, waits for the matching option, and selects it. */
async function searchAndSelectOption(page: Page, label: string, text: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: option }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

async function addCourse(page: Page, name: string, slug: string, next?: 'Add the first video'): Promise<void> {
  await page.goto('/dashboard/courses');
  await page.getByRole('link', { name: 'Add course' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await expect(page.getByLabel('Slug')).toHaveValue(slug);
  await expect(page.getByText('This slug is free')).toBeVisible();
  await page.getByLabel('Description').fill('Sensors, motors, and what lies between.');
  await page.getByLabel('Price').fill('250');
  await searchAndSelectOption(page, 'Owner', 'khaled.mansour', /khaled\.mansour/);
  await searchAndSelectOption(page, 'Category', 'الفيزياء', /الفيزياء/);
  await page.getByRole('button', { name: 'Add course' }).click();
  if (next) {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Go to the list' })).toBeFocused();
    await dialog.getByRole('link', { name: next }).click();
    await expect(page).toHaveURL(/courses\/\d+\/videos\/create$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto('/dashboard/courses');
    return;
  }
  await confirmSuccess(page, 'Course created successfully');
  await expect(page).toHaveURL('/dashboard/courses');
}

test('an admin adds, edits and deletes a course, and adds subscribers', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  await test.step('The admin adds a course and finds it', async () => {
    await addCourse(page, 'Robots at home', 'robots-at-home', 'Add the first video');
    await page.getByRole('searchbox').fill('robots at');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('Saving without a change is refused, a new price is saved', async () => {
    await page.getByRole('link', { name: 'Edit Robots at home' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('No changes detected');
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('Price').fill('300');
    await page.getByRole('button', { name: 'Save' }).click();
    await confirmSuccess(page, 'Course updated successfully');
  });

  await test.step('The admin adds a subscriber', async () => {
    await page.goto('/dashboard/courses/add-user/robots-at-home');
    await searchAndSelectOption(page, 'User', 'ahmed.samir', /ahmed\.samir/);
    await page.getByRole('button', { name: 'Add to the course' }).click();
    await confirmSuccess(page, 'User assigned successfully');
    await page.getByRole('searchbox').fill('robots at');
    await expect(page.getByRole('row', { name: /Robots/ })).toContainText('300');
  });

  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'More actions: Robots at home' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await test.step('The subscriber is in the list', async () => {
    await choose('Subscribers list');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Subscribers of');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.goBack();
  });
  await test.step('The admin removes the subscriber', async () => {
    await choose('Remove subscriber');
    await searchAndSelectOption(page, 'User', 'ahmed', /ahmed\.samir/);
    await page.getByRole('button', { name: 'Remove from the course' }).click();
    await confirmSuccess(page, 'User removed successfully');
  });

  await test.step('The admin deletes the course', async () => {
    await page.getByRole('searchbox').fill('robots at');
    await choose('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(0);
  });
});

test('a limited admin adds a course and a subscriber, but edits no course', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'limited admin');
  await addCourse(page, 'Lanterns of paper', 'lanterns-of-paper');
  await page.getByRole('searchbox').fill('lanterns of');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.getByRole('link', { name: 'Add a subscriber to courses' }).click();
  await searchAndSelectOption(page, 'User', 'ahmed.samir', /ahmed\.samir/);
  await searchAndSelectOption(page, 'Courses', 'lanterns of', /Lanterns/);
  await page.getByRole('button', { name: 'Add to the courses' }).click();
  await confirmSuccess(page, 'User assigned successfully');
});

test('a teacher sees the subscribers of an own course', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'teacher');
  await page.goto('/dashboard/my-courses');
  await page.getByRole('link', { name: 'Subscribers الفيزياء: الصف الثالث الثانوي' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Subscribers of/ })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Remove|Add/ })).toHaveCount(0);
});
