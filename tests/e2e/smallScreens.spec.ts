// Pages as valid HTML, on a phone at 200 % zoom (180 CSS px) and in low windows, on the real server.
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { paths } from '@fanous/features/paths';
import { findHtmlProblems } from './support/htmlProblems.ts';
import { findLayoutProblems } from './support/layoutProblems.ts';
import { openVisitorPage, signInAsRole } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const zoomedPhone = { width: 180, height: 390 };
const slug = 'physics-3-secondary';

const screens = {
  visitor: [
    paths.home.to(),
    paths.categories.to(),
    paths.subCategories.to({ id: 1 }),
    paths.categoryCourses.to({ id: 1 }),
    paths.course.to({ slug }),
    paths.about.to(),
    paths.rules.to(),
    paths.privacy.to(),
    paths.login.to(),
    paths.signup.to(),
  ],
  student: [
    paths.course.to({ slug }),
    paths.wallet.to({ slug: 'chemistry-3-secondary' }),
    paths.quiz.to({ id: 4, quizId: 1 }),
    paths.profile.to(),
    paths.devices.to(),
    paths.twoStep.to(),
    paths.passkeys.to(),
    paths.ownData.to(),
    paths.myCourses.to(),
    paths.myQuizzes.to(),
  ],
  admin: [
    paths.overview.to(),
    paths.auditLog.to(),
    paths.users.to(),
    paths.createUser.to(),
    paths.mainCategories.to(),
    paths.subCategoriesIndex.to({ id: 1 }),
    paths.courses.to(),
    paths.createCourse.to(),
    paths.editCourse.to({ slug, id: 4 }),
    paths.addUserToCourse.to({ slug }),
    paths.courseUsers.to({ id: 4 }),
    paths.videos.to({ id: 4 }),
    paths.records.to({ id: 4 }),
    paths.pdfs.to({ id: 4 }),
    paths.units.to({ id: 1 }),
    paths.quizzes.to({ id: 1 }),
    paths.quizUsers.to({ id: 1, quizId: 1 }),
    paths.questions.to({ id: 1 }),
    paths.options.to({ id: 1 }),
  ],
  teacher: [
    paths.overview.to(),
    paths.profile.to(),
    paths.courseUsers.to({ id: 4 }),
    paths.units.to({ id: 4 }),
    paths.quizzes.to({ id: 4 }),
    paths.createQuiz.to({ id: 4 }),
    paths.editQuiz.to({ id: 4, quizId: 4 }),
    paths.quizUsers.to({ id: 4, quizId: 4 }),
    paths.questions.to({ id: 4 }),
    paths.createQuestion.to({ id: 4 }),
    paths.editQuestion.to({ id: 19 }),
    paths.options.to({ id: 19 }),
    paths.createOptions.to({ quizId: 4, id: 1 }),
  ],
};

for (const labels of [labelsByLanguage.ar, labelsByLanguage.en]) {
  for (const role of ['visitor', 'student', 'admin', 'teacher'] as const) {
    test(`at 180 px pages are valid HTML, scroll only down and keep words whole (${labels.code}, ${role})`, async ({
      browser,
    }) => {
      const page = await openVisitorPage(browser, { labels, theme: 'light', ...zoomedPhone });
      if (role !== 'visitor') await signInAsRole(page, role);
      for (const screen of screens[role]) {
        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Wait until the fetched content is shown.
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect.soft(await findLayoutProblems(page.locator('body'), 4), screen).toEqual([]);
        expect.soft(await findHtmlProblems(await page.content()), screen).toEqual([]);
      }
    });
  }
}

const forms = [
  { role: 'student', screen: paths.profile.to() },
  { role: 'teacher', screen: paths.createQuestion.to({ id: 4 }) },
  { role: 'teacher', screen: paths.createQuiz.to({ id: 4 }) },
  { role: 'admin', screen: paths.createUser.to() },
  { role: 'admin', screen: paths.createCourse.to() },
] as const;

for (const { width, height } of [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
  { width: 360, height: 780 },
  { width: 1280, height: 720 },
]) {
  test(`no bar covers the focused field (${width} × ${height})`, async ({ browser }) => {
    for (const role of ['student', 'teacher', 'admin'] as const) {
      const page = await openVisitorPage(browser, { labels: labelsByLanguage.ar, theme: 'light', width, height });
      await signInAsRole(page, role);
      for (const { screen } of forms.filter((form) => form.role === role)) {
        await page.goto(screen);
        const fields = page.getByRole('main').locator(':is(input, textarea, button, [role="switch"]):visible:enabled');
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(fields.first()).toBeVisible();
        const all = await fields.all();
        for (const field of [...all, ...all.toReversed()]) {
          const cover = await field.evaluate(async (control: HTMLElement) => {
            control.focus();
            // The page may scroll, and a bar may move then.
            await new Promise((resolve) => {
              requestAnimationFrame(resolve);
            });
            const { x, y, width, height: down } = control.getBoundingClientRect();
            if (width <= 1) return undefined;
            // The middle of the field, or its first lines if it is taller than the window.
            const middle = y + Math.min(down / 2, 40);
            const found = document.elementFromPoint(x + width / 2, middle);
            const isSeen =
              found !== null &&
              (control.contains(found) ||
                found.contains(control) ||
                found.closest('label, [role="group"]')?.contains(control));
            return isSeen
              ? undefined
              : `${control.outerHTML.slice(0, 120)} under ${found?.outerHTML.slice(0, 80) ?? 'the edge'}`;
          });
          expect.soft(cover, screen).toBeUndefined();
        }
      }
      await page.context().close();
    }
  });
}

for (const { width, height } of [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
  { width: 1280, height: 720 },
]) {
  test(`a focused course is not covered (${width} × ${height})`, async ({ browser }) => {
    const page = await openVisitorPage(browser, { labels: labelsByLanguage.ar, theme: 'light', width, height });
    await page.goto(paths.home.to());
    const cards = page.getByRole('main').getByRole('article').getByRole('link');
    await expect(cards.nth(4)).toBeAttached();
    for (const order of [
      [0, 1, 2, 3, 4],
      [3, 2, 1, 0],
    ]) {
      for (const place of order) {
        const card = cards.nth(place);
        await card.focus();
        // The title is not covered by a bar.
        const isSeen = await card.evaluate((link) => {
          const { left, top, width: across, height: down } = link.getBoundingClientRect();
          return [0.1, 0.9].every((part) => {
            const found = document.elementFromPoint(left + across / 2, top + down * part);
            return found !== null && (link.contains(found) || found.closest('article') === link.closest('article'));
          });
        });
        expect(isSeen, `card ${place}`).toBe(true);
      }
    }
  });
}

for (const { width, height } of [
  { width: 180, height: 390 },
  { width: 320, height: 568 },
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]) {
  test(`the “back to top” button covers nothing (${width} px)`, async ({ browser }) => {
    const page = await openVisitorPage(browser, { labels: labelsByLanguage.ar, theme: 'light', width, height });
    await page.goto(paths.course.to({ slug }));
    const button = page.getByRole('button', { name: 'العودة إلى أعلى الصفحة' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button).toHaveCount(0);
    // The code of the button loads after the page.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 2));
      await expect(button).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.evaluate(() => window.scrollTo(0, 600));
    const box = (await button.boundingBox())!;
    const header = (await page.getByRole('banner').boundingBox())!;
    const isInHeader = box.y >= header.y && box.y + box.height <= header.y + header.height;
    if (!isInHeader) {
      // The button is beside the content column.
      const isBeside = await page.getByRole('main').evaluate((main, { x, width: across }) => {
        const content = main.firstElementChild!;
        const { left, right } = content.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(content);
        const starts = left + Number.parseFloat(paddingLeft);
        return x + across <= starts || x >= right - Number.parseFloat(paddingRight);
      }, box);
      expect(isBeside).toBe(true);
    }
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
  });
}

test('the bottom row of the drawer fits a narrow phone', async ({ browser }) => {
  const page = await openVisitorPage(browser, { labels: labelsByLanguage.ar, theme: 'light', width: 320, height: 568 });
  await page.goto(paths.home.to());
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  const drawer = page.getByRole('dialog', { name: 'القائمة الجانبية' });
  await expect(drawer).toBeVisible();
  await expect
    .poll(async () => Math.round((await drawer.boundingBox())!.x + (await drawer.boundingBox())!.width))
    .toBe(320);
  const frame = (await drawer.boundingBox())!;
  for (const control of await drawer.getByRole('button').all()) {
    const box = (await control.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
});
