// The main journey on the real server: find a course, sign up, get the course, watch a video, take a quiz, see the mark.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import { openVisitorPage, type VisitorOptions, getDemoAccount, signIn } from './support/people.ts';
import { expectPageBasics } from './support/pageBasics.ts';
import { labelsByLanguage, type Labels } from './support/labels.ts';

const course = { slug: 'algebra-solid-geometry', name: 'الجبر والهندسة الفراغية: ٣ ثانوي' };
const questions = 6;

const visitors: VisitorOptions[] = [
  { labels: labelsByLanguage.ar, theme: 'light', width: 360, height: 780 },
  { labels: labelsByLanguage.ar, theme: 'dark', width: 1280, height: 900 },
  { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 },
  { labels: labelsByLanguage.en, theme: 'dark', width: 360, height: 780 },
];

async function findCourse(page: Page, labels: Labels): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: labels.tagline })).toBeVisible();
  await expectPageBasics(page, labels);

  // The beginning of the name without hamza, as people type it.
  await page.getByRole('searchbox', { name: labels.search }).fill('الجبر');
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox', { name: labels.search }).fill('');

  await page.getByRole('button', { name: labels.main }).click();
  await page.getByRole('menuitemradio', { name: labels.sub }).click();
  await expect(page.getByRole('button', { name: labels.removeSub })).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: course.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeFocused();
  await expectPageBasics(page, labels);
}

/** Opens a video as a visitor, signs up, and checks that the video opens. */
async function signUp(page: Page, labels: Labels, email: string): Promise<void> {
  await page.getByRole('button', { name: labels.freeVideo }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expectPageBasics(page, labels);
  await page.getByRole('main').getByRole('link', { name: labels.signup }).click();
  const form = page.getByRole('main');
  await expect(form.getByRole('heading', { level: 1 })).toHaveText(labels.signup);
  await expectPageBasics(page, labels);
  await form.getByLabel(labels.name).fill('نور الدين علي');
  await form.getByLabel(labels.email).fill(email);
  await form.getByLabel(labels.password, { exact: true }).fill('nile-lantern-42');
  await form.getByLabel(labels.confirm, { exact: true }).fill('nile-lantern-42');
  await form.getByRole('button', { name: labels.signup }).click();
  await expect(page.getByRole('dialog')).toContainText(labels.signedUp);
  await page.getByRole('dialog').getByRole('button', { name: labels.toContinue }).click();
  await expect(page).toHaveURL(new RegExp(`/single/${course.slug}\\?video=\\d+`));
  await expect(page.locator('iframe')).toHaveAttribute('title', new RegExp(labels.player, 'i'));
}

/** An admin signs in in another browser and gives the student the course. */
async function giveCourseToStudent(admin: Page, labels: Labels, email: string): Promise<void> {
  await admin.goto(`/dashboard/courses/add-user/${course.slug}`);
  await expect(admin).toHaveURL(/\/login\?/);
  await signIn(admin, labels, getDemoAccount('admin'));
  await admin.getByRole('dialog').getByRole('button', { name: labels.toContinue }).click();
  await expect(admin).toHaveURL(new RegExp(`/dashboard/courses/add-user/${course.slug}`));
  await expectPageBasics(admin, labels);
  await admin.getByRole('combobox', { name: labels.user }).fill(email);
  await admin.getByRole('option', { name: email }).click();
  await admin.getByRole('button', { name: labels.assign }).click();
  await expect(admin.getByRole('dialog')).toContainText(labels.assigned);
  await admin.getByRole('dialog').getByRole('button', { name: labels.ok }).click();
  await expect(admin).toHaveURL(/\/dashboard\/courses$/);
  await expectPageBasics(admin, labels);
}

async function takeQuiz(page: Page, labels: Labels): Promise<string> {
  // A phone folds the sections of the page.
  const section = page.getByRole('heading', { level: 2, name: labels.quizzes }).getByRole('button');
  if (await section.isVisible()) await section.click();
  const link = page.getByRole('main').getByRole('link', { name: 'التباديل والتوافيق وذات الحدين' });
  await link.click();
  await expect(page).toHaveURL(/\/single\/\d+\/Quiz\/\d+/);
  // The course is as it was left: on a phone, the section of the quiz is open.
  await page.goBack();
  await link.click();
  await expect(page).toHaveURL(/\/single\/\d+\/Quiz\/\d+/);
  await expect(page.getByRole('group')).toHaveCount(questions);
  await expectPageBasics(page, labels);
  expect(await page.content()).not.toContain('is_correct');
  for (const index of [0, 1, 2]) await page.getByRole('group').nth(index).getByRole('radio').first().check();
  await expect(page.getByText(labels.answered(3, questions))).toBeVisible();

  await page.reload();
  await expect(page.getByText(labels.answered(3, questions)), 'answers survive a reload').toBeVisible();
  for (const index of [3, 4]) await page.getByRole('group').nth(index).getByRole('radio').last().check();
  await page.getByRole('button', { name: labels.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: labels.submitNow }).click();

  const score = page.getByRole('heading', { name: labels.scored });
  await expect(score).toBeFocused();
  await expect(page.getByRole('button', { name: labels.submit })).toHaveCount(0);
  await expect(page.getByText(labels.correctAnswer).first()).toBeVisible();
  const first = page.getByRole('group').first().getByRole('radio').first();
  await expect(first).toHaveAttribute('aria-disabled', 'true');
  await expectPageBasics(page, labels);
  return (await score.innerText()).replace(/^\D*(\d+).*$/s, '$1');
}

for (const visitor of visitors) {
  const { labels, theme, width } = visitor;
  test(`a visitor becomes a student and sees a mark (${labels.code}, ${theme}, ${width} px)`, async ({ browser }) => {
    test.setTimeout(300_000);
    // A retry uses another e-mail, because the first one may already be registered.
    const email = `nour-${labels.code}-${width}-${test.info().retry}@example.com`;
    const page = await openVisitorPage(browser, visitor);
    await test.step('A visitor finds the course', () => findCourse(page, labels));
    await test.step('The visitor opens a free video, signs up and returns to the video', () =>
      signUp(page, labels, email));

    await test.step('A locked video does not play', async () => {
      await page.getByRole('button', { name: labels.locked }).first().click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expectPageBasics(page, labels);
    });

    await test.step('An admin gives the course to the student', async () => {
      const admin = await openVisitorPage(browser, visitor);
      await giveCourseToStudent(admin, labels, email);
    });

    await test.step('The student watches a video that was locked', async () => {
      await page.reload();
      await expect(page.getByText(labels.owned).first()).toBeVisible();
      const list = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'نظرية ذات الحدين' }) });
      await expect(list.getByRole('button', { name: labels.locked })).toHaveCount(0);
      await page.getByRole('button', { name: 'نظرية ذات الحدين' }).click();
      const player = page.frameLocator('iframe').locator('video');
      await expect(player).toBeVisible();
      await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
      await expectPageBasics(page, labels);
    });

    const mark = await test.step('The student takes a quiz and sees the mark', () => takeQuiz(page, labels));

    await test.step('The quiz results list the mark', async () => {
      await page.goto('/dashboard/my-quizzes');
      await expect(page.getByRole('heading', { level: 1, name: labels.myQuizzes })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: course.name })).toContainText(
        new RegExp(`\\D${mark}\\D+${questions}\\D`),
      );
      await expectPageBasics(page, labels);
    });

    await test.step('The purchased courses list the course', async () => {
      await page.goto('/dashboard/my-courses');
      await expect(page.getByRole('listitem').getByRole('link', { name: course.name })).toBeVisible();
      await expectPageBasics(page, labels);
    });
  });
}

for (const labels of [labelsByLanguage.ar, labelsByLanguage.en]) {
  test(`a wrong password shows an error and keeps the e-mail (${labels.code})`, async ({ browser }) => {
    const page = await openVisitorPage(browser, { labels, theme: 'light', width: 1280, height: 900 });
    await page.goto('/login');
    const { email } = getDemoAccount('student');
    const main = page.getByRole('main');
    await main.getByLabel(labels.email).fill(email);
    await main.getByLabel(labels.password, { exact: true }).fill('not-the-password');
    await main.getByRole('button', { name: labels.login }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(labels.wrongPassword);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: labels.tryAgain }).click();
    await expect(main.getByLabel(labels.email)).toHaveValue(email);
  });

  test(`signing out in one tab signs out the other (${labels.code})`, async ({ browser }) => {
    const page = await openVisitorPage(browser, { labels, theme: 'light', width: 1280, height: 900 });

    await test.step('A student signs in', async () => {
      await page.goto('/login');
      await signIn(page, labels, getDemoAccount('student'));
      await page.getByRole('dialog').getByRole('button', { name: labels.goHome }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    const otherTab = await page.context().newPage();
    await test.step('Another tab is signed in too', async () => {
      await otherTab.goto('/dashboard/my-courses');
      await expect(otherTab.getByRole('heading', { level: 1, name: labels.purchased })).toBeVisible();
    });

    await test.step('Signing out in the first tab leads both tabs to the sign-in page', async () => {
      await page.getByRole('banner').getByRole('button', { name: labels.account }).click();
      await page.getByRole('menuitem', { name: labels.logout }).click();
      await expect(page).toHaveURL(/\/login/);
      await expect(otherTab).toHaveURL(/\/login/);
    });
  });
}
