// The search of everything: by keyboard, in both languages, as a visitor and as a student.
import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { tabToAndPress } from './support/keys.ts';
import { openSignedInPage, openVisitorPage } from './support/people.ts';
import { test } from './support/test.ts';

const ar = labelsByLanguage.ar;
const en = labelsByLanguage.en;
const textsByLanguage = {
  ar: {
    search: 'بحث',
    starts: 'تبدأ بما كتبت',
    others: 'دورات أخرى',
    courses: 'الدورات',
    teachers: 'المدرّسون',
    lessons: 'الدروس',
    all: 'عرض كل الدورات',
    suggestion: 'اقتراح',
    didYouMean: 'هل تقصد «كيمياء»؟',
    recent: 'عمليات البحث الأخيرة',
    categories: 'أقسام شائعة',
    none: 'لا توجد نتائج للبحث عن «زززز»',
    offline: 'أنت غير متصل',
    saved: 'محفوظة على هذا الجهاز',
  },
  en: {
    search: 'Search',
    starts: 'Starts with',
    others: 'More courses',
    courses: 'Courses',
    teachers: 'Teachers',
    lessons: 'Lessons',
    all: 'Show all courses',
    suggestion: 'Suggestion',
    didYouMean: 'Did you mean “كيمياء”?',
    recent: 'Recent searches',
    categories: 'Popular categories',
    none: 'No results for “زززز”',
    offline: 'You are offline',
    saved: 'Saved on this device',
  },
};
const desktop = { labels: ar, theme: 'light', width: 1280, height: 900, texts: textsByLanguage.ar } as const;
const phone = { labels: en, theme: 'dark', width: 360, height: 780, texts: textsByLanguage.en } as const;

const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const getButton = (page: Page, texts: (typeof textsByLanguage)['ar']) =>
  page.getByRole('banner').getByRole('button', { name: texts.search, exact: true });
const getDialog = (page: Page, texts: (typeof textsByLanguage)['ar']) =>
  page.getByRole('dialog', { name: texts.search, exact: true });

async function openAboutPage(browser: Browser, { texts, ...visitor }: typeof desktop | typeof phone) {
  const page = await openVisitorPage(browser, visitor);
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  return { page, dialog: getDialog(page, texts), box: page.getByRole('combobox') };
}

for (const visitor of [desktop, phone]) {
  const { labels, width, texts } = visitor;
  test(`a visitor finds courses, a teacher and a lesson by keyboard (${labels.code}, ${width})`, async ({
    browser,
  }) => {
    const { page, dialog, box } = await openAboutPage(browser, visitor);
    const getGroup = (name: string) => dialog.getByRole('group', { name, exact: true });

    await test.step('The button opens it. Before typing there are categories', async () => {
      await tabToAndPress(page, getButton(page, texts));
      await expect(box).toBeFocused();
      await expect(getGroup(texts.categories).getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      expect(await getOverflow(page)).toBe(0);
    });

    await test.step('A word finds titles first, then other courses and lessons', async () => {
      await page.keyboard.type('الفيزياء');
      await expect(getGroup(texts.starts).getByRole('option').first()).toContainText('الفيزياء');
      await expect(getGroup(texts.starts).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page);
      expect(await getOverflow(page)).toBe(0);
    });

    await test.step('Escape clears, then closes and returns', async () => {
      await page.keyboard.press('Escape');
      await expect(box).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('A typo finds the course, and the suggestion corrects it', async () => {
      await page.keyboard.press('/');
      await expect(box).toBeFocused();
      await page.keyboard.type('كمياء');
      await expect(getGroup(texts.suggestion).getByRole('option')).toHaveText(texts.didYouMean);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(box).toHaveValue('كيمياء');
      await expect(getGroup(texts.suggestion)).toHaveCount(0);
      await expect(dialog.getByRole('option', { name: /الكيمياء/ }).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: /الكيمياء/ })).toBeFocused();
    });

    await test.step('It is a recent search now', async () => {
      await page.keyboard.press('Control+K');
      await expect(getGroup(texts.recent).getByRole('option').first()).toHaveText('كيمياء');
      await page.keyboard.type('زززز');
      await expect(dialog).toContainText(texts.none);
      await expectAccessible(page);
    });
  });
}

test('a teacher leads to the list of their courses', async ({ browser }) => {
  const { page, dialog } = await openAboutPage(browser, desktop);
  const course = await page.request.get('/api/courses?per_page=1');
  const { courses } = (await course.json()) as { courses: { user: { name: string } }[] };
  const teacher = courses[0]?.user.name ?? '';
  await getButton(page, desktop.texts).click();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(teacher);
  const option = dialog.getByRole('group', { name: desktop.texts.teachers }).getByRole('option').first();
  await expect(option).toContainText(teacher);
  await option.click();
  await expect(page).toHaveURL(/\/\?q=.+#courses$/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(teacher);
});

test('a lesson leads to its video', async ({ browser }) => {
  const { page, dialog } = await openAboutPage(browser, desktop);
  const course = await page.request.get('/api/public/courses/algebra-solid-geometry');
  const { videos } = (await course.json()) as { videos: { id: number; title: string }[] };
  const [video] = videos;
  await getButton(page, desktop.texts).click();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(video?.title ?? '');
  await dialog.getByRole('group', { name: desktop.texts.lessons }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/single\/.+\?video=\d+$/);
});

test('signing out deletes recent searches, and a student finds visited courses without a network', async ({
  browser,
}) => {
  const { texts, ...visitor } = desktop;
  const { page } = await openSignedInPage(browser, visitor, 'student');
  const dialog = getDialog(page, texts);
  await page.goto('/single/algebra-solid-geometry');
  await getButton(page, texts).click();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('الجبر');
  await expect(dialog.getByRole('group', { name: texts.starts })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  await page.context().setOffline(true);
  await page.keyboard.press('Control+K');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByRole('group', { name: texts.recent }).getByRole('option').first()).toHaveText('الجبر');
  await page.keyboard.type('جبر');
  await expect(dialog.getByRole('group', { name: texts.saved }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.context().setOffline(false);

  const readSearches = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('searches')));
  expect(await readSearches()).toHaveLength(1);
  await page.getByRole('button', { name: 'الحساب' }).click();
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await readSearches()).toEqual([]);
});

test('the list of the home page shows titles that start with the search first, then wider matches', async ({
  browser,
}) => {
  const { texts: _, ...visitor } = desktop;
  const page = await openVisitorPage(browser, visitor);
  await page.goto('/');
  await page.getByRole('searchbox', { name: ar.search }).fill('فيزياء');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toContainText(/^فيزياء/);
  await expect(cards.nth(1)).toContainText(/^الفيزياء/);
  await page.getByRole('searchbox', { name: ar.search }).fill('فزياء');
  await expect(cards.first()).toContainText(/^(ال)?فيزياء/);
});
