// The product's main job, walked on the real server: browse → sign up → be given a course → watch → take a quiz → see the mark.
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { arrive, type Arrival, demoAccount, signIn } from './support/people.ts';
import { expectSound } from './support/sound.ts';
import { words as languages, type Words } from './support/words.ts';

const course = { slug: 'algebra-solid-geometry', name: 'الجبر والهندسة الفراغية: ٣ ثانوي' };
const questions = 6;

const walks: Arrival[] = [
  { words: languages.ar, theme: 'light', width: 360, height: 780 },
  { words: languages.ar, theme: 'dark', width: 1280, height: 900 },
  { words: languages.en, theme: 'light', width: 1280, height: 900 },
  { words: languages.en, theme: 'dark', width: 360, height: 780 },
];

async function findCourse(page: Page, words: Words): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: words.tagline })).toBeVisible();
  await expectSound(page, words);

  // A start of the name, written the way people type: no hamza, a Western digit for the Arabic one.
  await page.getByRole('searchbox', { name: words.search }).fill('الجبر');
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox', { name: words.search }).fill('');

  await page.getByRole('button', { name: words.main }).click();
  await page.getByRole('menuitemradio', { name: words.sub }).click();
  await expect(page.getByRole('button', { name: words.removeSub })).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: course.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeFocused();
  await expectSound(page, words);
}

/** Signed out, a video leads to sign-in and back to that very video. */
async function signUp(page: Page, words: Words, email: string): Promise<void> {
  await page.getByRole('button', { name: words.freeVideo }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expectSound(page, words);
  await page.getByRole('main').getByRole('link', { name: words.signup }).click();
  const form = page.getByRole('main');
  await expect(form.getByRole('heading', { level: 1 })).toHaveText(words.signup);
  await expectSound(page, words);
  await form.getByLabel(words.name).fill('نور الدين علي');
  await form.getByLabel(words.email).fill(email);
  await form.getByLabel(words.password, { exact: true }).fill('nile-lantern-42');
  await form.getByLabel(words.confirm, { exact: true }).fill('nile-lantern-42');
  await form.getByRole('button', { name: words.signup }).click();
  await expect(page.getByRole('dialog')).toContainText(words.signedUp);
  await page.getByRole('dialog').getByRole('button', { name: words.toContinue }).click();
  await expect(page).toHaveURL(new RegExp(`/single/${course.slug}\\?video=\\d+`));
  await expect(page.locator('iframe')).toHaveAttribute('title', new RegExp(words.player, 'i'));
}

/** An admin, elsewhere, gives the new student the course. */
async function giveCourse(admin: Page, words: Words, email: string): Promise<void> {
  await admin.goto(`/dashboard/courses/add-user/${course.slug}`);
  await expect(admin).toHaveURL(/\/login\?/);
  await signIn(admin, words, demoAccount('admin'));
  await admin.getByRole('dialog').getByRole('button', { name: words.toContinue }).click();
  await expect(admin).toHaveURL(new RegExp(`/dashboard/courses/add-user/${course.slug}`));
  await expectSound(admin, words);
  await admin.getByRole('combobox', { name: words.user }).fill(email);
  await admin.getByRole('option', { name: email }).click();
  await admin.getByRole('button', { name: words.assign }).click();
  await expect(admin.getByRole('dialog')).toContainText(words.assigned);
  await admin.getByRole('dialog').getByRole('button', { name: words.ok }).click();
  await expect(admin).toHaveURL(/\/dashboard\/courses$/);
  await expectSound(admin, words);
}

async function takeQuiz(page: Page, words: Words): Promise<string> {
  // A phone folds the sections of the page.
  const section = page.getByRole('heading', { level: 2, name: words.quizzes }).getByRole('button');
  if (await section.isVisible()) await section.click();
  await page.getByRole('main').getByRole('link', { name: 'التباديل والتوافيق وذات الحدين' }).click();
  await expect(page).toHaveURL(/\/single\/\d+\/Quiz\/\d+/);
  await expect(page.getByRole('group')).toHaveCount(questions);
  await expectSound(page, words);
  expect(await page.content()).not.toContain('is_correct');
  for (const at of [0, 1, 2]) await page.getByRole('group').nth(at).getByRole('radio').first().check();
  await expect(page.getByText(words.answered(3, questions))).toBeVisible();

  await page.reload();
  await expect(page.getByText(words.answered(3, questions)), 'answers survive a reload').toBeVisible();
  for (const at of [3, 4]) await page.getByRole('group').nth(at).getByRole('radio').last().check();
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.submitNow }).click();

  const score = page.getByRole('heading', { name: words.scored });
  await expect(score).toBeFocused();
  await expect(page.getByRole('button', { name: words.submit })).toHaveCount(0);
  await expect(page.getByText(words.correctAnswer).first()).toBeVisible();
  const first = page.getByRole('group').first().getByRole('radio').first();
  await expect(first).toHaveAttribute('aria-disabled', 'true');
  await expectSound(page, words);
  return (await score.innerText()).replace(/^\D*(\d+).*$/s, '$1');
}

for (const walk of walks) {
  const { words, theme, width } = walk;
  test(`a visitor becomes a student and sees a mark (${words.code}, ${theme}, ${width} px)`, async ({ browser }) => {
    test.setTimeout(300_000);
    // A second try is a new person: the first may already be registered.
    const email = `nour-${words.code}-${width}-${test.info().retry}@example.com`;
    const page = await arrive(browser, walk);
    await findCourse(page, words);
    await signUp(page, words, email);

    await page.getByRole('button', { name: words.locked }).first().click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectSound(page, words);

    const admin = await arrive(browser, walk);
    await giveCourse(admin, words, email);

    await page.reload();
    await expect(page.getByText(words.owned).first()).toBeVisible();
    const list = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'نظرية ذات الحدين' }) });
    await expect(list.getByRole('button', { name: words.locked })).toHaveCount(0);
    await page.getByRole('button', { name: 'نظرية ذات الحدين' }).click();
    const player = page.frameLocator('iframe').locator('video');
    await expect(player).toBeVisible();
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
    await expectSound(page, words);

    const mark = await takeQuiz(page, words);

    await page.goto('/dashboard/my-quizzes');
    await expect(page.getByRole('heading', { level: 1, name: words.myQuizzes })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: course.name })).toContainText(
      new RegExp(`\\D${mark}\\D+${questions}\\D`),
    );
    await expectSound(page, words);

    await page.goto('/dashboard/my-courses');
    await expect(page.getByRole('listitem').getByRole('link', { name: course.name })).toBeVisible();
    await expectSound(page, words);
  });
}

for (const words of [languages.ar, languages.en]) {
  test(`a wrong password says so, loses nothing and lets one try again (${words.code})`, async ({ browser }) => {
    const page = await arrive(browser, { words, theme: 'light', width: 1280, height: 900 });
    await page.goto('/login');
    const { email } = demoAccount('student');
    const main = page.getByRole('main');
    await main.getByLabel(words.email).fill(email);
    await main.getByLabel(words.password, { exact: true }).fill('not-the-password');
    await main.getByRole('button', { name: words.login }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(words.wrongPassword);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.tryAgain }).click();
    await expect(main.getByLabel(words.email)).toHaveValue(email);
  });

  test(`signing out in one tab signs out the other (${words.code})`, async ({ browser }) => {
    const page = await arrive(browser, { words, theme: 'light', width: 1280, height: 900 });
    await page.goto('/login');
    await signIn(page, words, demoAccount('student'));
    await page.getByRole('dialog').getByRole('button', { name: words.goHome }).click();
    await expect(page).toHaveURL(/\/$/);
    const other = await page.context().newPage();
    await other.goto('/dashboard/my-courses');
    await expect(other.getByRole('heading', { level: 1, name: words.purchased })).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: words.account }).click();
    await page.getByRole('menuitem', { name: words.logout }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(other).toHaveURL(/\/login/);
  });
}
