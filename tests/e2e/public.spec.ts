// The public pages on the real server: layout, home page, categories, weak networks.
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import { openVisitorPage, getDemoAccount, signInAsRole } from './support/people.ts';
import { blockScripts } from './support/blockScripts.ts';
import { labelsByLanguage } from './support/labels.ts';

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 900 };

const texts = {
  ar: {
    more: 'عرض المزيد',
    subs: 'الأقسام الفرعية',
    notFound: 'الصفحة غير موجودة',
    offline: /لا يوجد اتصال بالإنترنت/,
    loadedOnly: 'دون اتصال بالإنترنت يشمل البحث الدورات المحمّلة فقط.',
    about: 'من نحن',
    unreached: 'تعذّر',
    notSaved: 'هذه الصفحة غير محفوظة على هذا الجهاز',
    lost: 'تعذّر تحميل الصفحة',
    again: 'إعادة المحاولة',
    open: 'فتح القائمة',
    side: 'القائمة الجانبية',
    courses: 'الدورات',
    top: 'العودة إلى أعلى الصفحة',
    pause: 'إيقاف الإعلانات مؤقتًا',
    play: 'تشغيل الإعلانات',
    account: 'الحساب',
    dashboard: 'لوحة التحكم',
    profile: 'الملف الشخصي',
    skipButton: 'تخطَّ إلى المحتوى',
    skipIntro: 'تخطَّ المقدمة',
    bell: /^الإشعارات/,
    none: 'الإشعارات، لا توجد إشعارات جديدة',
    one: 'الإشعارات، إشعار جديد واحد',
  },
  en: {
    more: 'Show more',
    subs: 'Sub-categories',
    notFound: 'Page not found',
    offline: /You are offline\. What/,
    loadedOnly: 'Without a connection only the courses loaded so far are searched.',
  },
};

interface Session {
  access_token: string;
  data: { id: number };
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const visitor of [
  { labels: labelsByLanguage.ar, theme: 'dark', ...phone },
  { labels: labelsByLanguage.ar, theme: 'light', ...desktop },
  { labels: labelsByLanguage.en, theme: 'light', ...phone },
] as const) {
  const { labels, width, theme } = visitor;
  const pageTexts = texts[labels.code === 'ar' ? 'ar' : 'en'];

  test(`Back from a course keeps the loaded courses and the scroll position (${labels.code}, ${width})`, async ({
    browser,
  }) => {
    const page = await openVisitorPage(browser, visitor);
    await page.goto('/');
    const cards = page.locator('#courses').getByRole('article');
    await expect(cards).toHaveCount(12);
    await page.getByRole('button', { name: pageTexts.more }).click();
    await expect(cards).toHaveCount(24);
    await expect(cards.nth(12).getByRole('link')).toBeFocused();
    await expect(page).toHaveURL(/\/\?page=2$/);
    const link = cards.nth(15).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const name = await link.innerText();
    // Lines may break differently when the fonts arrive.
    await page.evaluate(() => document.fonts.ready);
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(cards).toHaveCount(24);
    await expect.poll(() => scrolled(page)).toBe(before);
    await expect(link).toBeInViewport();
  });

  test(`categories lead to their courses (${labels.code}, ${width}, ${theme})`, async ({ browser }) => {
    const page = await openVisitorPage(browser, visitor);
    const main = page.getByRole('main');
    await page.goto('/categories');
    await expect(main.getByRole('heading', { level: 1, name: labels.categories })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: labels.main }).click();
    await expect(main.getByRole('heading', { level: 1, name: pageTexts.subs })).toBeFocused();
    await expectAccessible(page);
    await main.getByRole('link', { name: labels.sub }).click();
    await expect(main.getByRole('heading', { level: 1, name: labels.sub })).toBeFocused();
    await expect(main.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    expect(await getOverflow(page)).toBe(0);
    await page.goto('/sub-categories/999999');
    await expect(main.getByRole('heading', { level: 1, name: pageTexts.notFound })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('searchbox', { name: labels.search }).fill('الجبر');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/\?q=.+#courses$/);
    await expect(main.getByRole('article')).toHaveCount(1);
  });

  test(`a lost network is announced, and waiting data loads when it is back (${labels.code}, ${width})`, async ({
    browser,
  }) => {
    const page = await openVisitorPage(browser, visitor);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('#courses').getByRole('article')).toHaveCount(12);
    await page.context().setOffline(true);
    await expect(page.getByText(pageTexts.offline)).toBeInViewport();
    await page.getByRole('searchbox', { name: labels.search }).fill('لا شيء بهذا الاسم');
    await expect(page.getByText(pageTexts.loadedOnly)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: labels.search }).fill('الجبر والهندسة');
    await page.context().setOffline(false);
    await expect(page.getByText(pageTexts.offline)).toHaveCount(0);
    await expect(page.locator('#courses').getByRole('article')).toHaveCount(1);
    await expect(page.getByText(pageTexts.loadedOnly)).toHaveCount(0);
  });
}

test('a page that has not loaded shows an error inside the layout, and loads when the network is back', async ({
  browser,
}) => {
  const page = await openVisitorPage(browser, { labels: labelsByLanguage.ar, theme: 'light', ...phone });
  // It loads when the browser is idle, which may be after the network is.
  const failureView = page.waitForResponse(/\/assets\/FailureView-/);
  await page.goto('/categories', { waitUntil: 'networkidle' });
  await (await failureView).finished();
  await page.context().setOffline(true);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: texts.ar.about }).click();
  await expect(page.getByRole('main')).toContainText(texts.ar.notSaved);
  await expect(footer).toBeVisible();
  await page.getByRole('button', { name: texts.ar.again }).click();
  await expect(footer).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: texts.ar.about })).toBeVisible();
});

test('offline, an error and a retry button appear even if the code of the full error view has not loaded', async ({
  browser,
}) => {
  const page = await openVisitorPage(browser, { labels: labelsByLanguage.ar, theme: 'light', ...phone });
  await page.route(/\/assets\/(FailureView|NoResults)-/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await page.getByRole('searchbox', { name: labelsByLanguage.ar.search }).fill('لا شيء بهذا الاسم');
  await expect(page.getByText(texts.ar.loadedOnly)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: texts.ar.about }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(texts.ar.unreached);
  await main.getByRole('button', { name: texts.ar.again }).click();
  await expect(main.getByRole('alert')).toContainText(texts.ar.unreached);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: texts.ar.about })).toBeVisible();
});

test('a layout that has not loaded shows an error, and loads when the network is back', async ({ browser }) => {
  const page = await openVisitorPage(browser, { labels: labelsByLanguage.ar, theme: 'light', ...desktop });
  await signInAsRole(page, 'student');
  await page.goto('/');
  await page.getByRole('button', { name: texts.ar.account, exact: true }).click();
  await page.context().setOffline(true);
  await page.getByRole('menuitem', { name: texts.ar.dashboard }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  // The second text is shown if the view of failed pages, which loads when the browser is idle, is not there yet.
  const alert = page.getByRole('alert').filter({ hasText: new RegExp(`${texts.ar.notSaved}|${texts.ar.unreached}`) });
  await expect(alert).toBeVisible();
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: texts.ar.lost });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${texts.ar.lost} – فانوس`);
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.ar.again }).click();
  await expect(alert).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: texts.ar.profile })).toBeVisible();
});

/** Opens the home page in a new session while the intro is visible. On a busy machine it can end unseen, so this tries again. */
async function openHomeWithIntro(browser: Browser, prepare?: (page: Page) => Promise<() => void>) {
  test.slow();
  for (let attempt = 1; ; attempt += 1) {
    const context = await browser.newContext({ viewport: desktop, locale: 'ar-EG' });
    const page = await context.newPage();
    const release = (await prepare?.(page)) ?? (() => {});
    const response = await page.goto('/', { waitUntil: 'commit' });
    const skip = page.getByRole('button', { name: texts.ar.skipIntro });
    const isVisible = await skip.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    );
    if (isVisible) return { page, response, release };
    expect(attempt, 'the intro was never visible').toBeLessThan(6);
    await context.close();
  }
}

test('the intro shows once a session and closes with a key', async ({ browser }) => {
  // The intro is part of the HTML and ends by itself, without waiting for the page to load.
  const { page, response: first } = await openHomeWithIntro(browser);
  const skip = page.getByRole('button', { name: texts.ar.skipIntro });
  await page.keyboard.press('Escape');
  expect(await first?.text()).toContain(texts.ar.skipIntro);
  await expect(skip).toHaveCount(0);
  const again = await page.reload();
  expect(await again?.text()).not.toContain(texts.ar.skipIntro);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(skip).toHaveCount(0);
  await expect(page.locator('[data-entering]')).toHaveCount(0);

  // Without reduced motion the announcements move, so there is a button that stops them.
  await page.getByRole('button', { name: texts.ar.pause }).click();
  await expect(page.getByRole('button', { name: texts.ar.play })).toBeVisible();
});

test('on a slow server the intro is shown for the rest of its time', async ({ browser }) => {
  const context = await browser.newContext({ viewport: desktop, locale: 'ar-EG' });
  const page = await context.newPage();
  await page.route('/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.addInitScript(() => {
    // Use the last value: the script that sets it may run after the animation has started.
    setInterval(() => {
      const [animation] = document.querySelector('[data-intro]')?.getAnimations() ?? [];
      const { dataset } = document.documentElement;
      if (animation) dataset['introStart'] = String(animation.startTime);
      // If the script runs after the intro has ended, the intro is removed unchanged.
      else if (dataset['introStart'] !== '0' && performance.now() >= 3500) delete dataset['introStart'];
    }, 20);
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const root = page.locator('html');
  // Its own script or the app ends it, whichever is first.
  await expect(page.locator('[data-intro]:visible')).toHaveCount(0);
  // Its 3.5 s count from the start of the navigation, so a slow machine may not show it at all.
  expect(['0', null]).toContain(await root.getAttribute('data-intro-start'));
  await context.close();
});

test('Tab ends the intro, and it never hides the focus', async ({ browser }) => {
  const { page } = await openHomeWithIntro(browser);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-intro]:visible')).toHaveCount(0);
  await expect(page.getByRole('link', { name: texts.ar.skipButton })).toBeFocused();
});

test('there is no intro with Save-Data or a slow connection', async ({ browser }) => {
  const saving = await browser.newContext({ viewport: desktop, extraHTTPHeaders: { 'save-data': 'on' } });
  const response = await saving.request.get('/');
  expect(await response.text()).not.toContain(texts.ar.skipIntro);
  await saving.close();

  const slowContext = await browser.newContext({ viewport: desktop });
  const page = await slowContext.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-splash', 'over');
  await expect(page.locator('[data-intro]')).toHaveCount(0);
  await slowContext.close();
});

test('with Save-Data, menus and dialogs load when they are opened', async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone, locale: 'ar-EG', reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const page = await context.newPage();
  const drawerScripts: string[] = [];
  page.on('request', (request) => {
    if (/SideDrawer-[^/]*\.js$/.test(request.url())) drawerScripts.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  // Idle callbacks run in the order of their requests.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect(drawerScripts).toEqual([]);
  await page.getByRole('button', { name: texts.ar.open }).click();
  await expect(page.getByRole('dialog', { name: texts.ar.side })).toBeVisible();
  expect(drawerScripts).toHaveLength(1);
});

test('the first menu adds no style element, for which the browser would compute the whole page again', async ({
  page,
}) => {
  await page.goto('/');
  const chips = page.getByRole('group', { name: 'تصفية حسب القسم' }).getByRole('button');
  await expect(chips.nth(2)).toBeVisible();
  const countStyles = () => page.locator('style').count();
  const before = await countStyles();
  await chips.nth(2).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await countStyles()).toBe(before);
});

test('an Arabic page loads the small Arabic fonts only', async ({ browser }) => {
  const context = await browser.newContext({ viewport: desktop, locale: 'ar-EG', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const files: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) files.push(response.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const failed = await page.evaluate(
    // The others are fonts of the device, which need not exist.
    () => [...document.fonts].filter(({ family, status }) => !family.startsWith('near-') && status === 'error').length,
  );
  expect(failed).toBe(0);
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !file.includes('-core-'))).toEqual([]);
  await context.close();
});

test('with reduced motion no element has a transition', async ({ browser }) => {
  const context = await browser.newContext({ viewport: desktop, locale: 'ar-EG', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  const count = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).transitionProperty !== 'none')
        .length,
  );
  // A transition of every element, however short, slows each change of the theme down.
  expect(count).toBe(0);
  await context.close();
});

test('the page below the intro is not animated again if the intro ended before hydration', async ({ browser }) => {
  const { page, release } = await openHomeWithIntro(browser, blockScripts);
  await expect(page.getByRole('button', { name: texts.ar.skipIntro })).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: texts.ar.pause })).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('data-splash', 'over');
  await expect(page.locator('[data-intro]')).toHaveCount(0);
  await expect(page.locator('[data-entering]')).toHaveCount(0);
});

test('the drawer on a phone navigates, and returns the focus', async ({ browser }) => {
  const pageTexts = texts.ar;
  const page = await openVisitorPage(browser, { labels: labelsByLanguage.ar, theme: 'dark', ...phone });
  await page.goto('/categories');
  const open = page.getByRole('button', { name: pageTexts.open });
  await open.click();
  const drawer = page.getByRole('dialog', { name: pageTexts.side });
  await expect(drawer.getByRole('link', { name: labelsByLanguage.ar.login })).toHaveAttribute('href', '/login');
  const place = async () => {
    const panel = await drawer.locator('xpath=..').boundingBox();
    return [panel?.width, panel?.x];
  };
  // The open drawer is on the start side, and a strip of the page stays visible to close it.
  await expect.poll(place).toEqual([280, 80]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await drawer.getByRole('link', { name: pageTexts.courses }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/#courses$/);
  await expect(page.getByRole('heading', { level: 2, name: pageTexts.courses, exact: true })).toBeInViewport();

  await page.getByRole('button', { name: pageTexts.top }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole('button', { name: pageTexts.top })).toBeHidden();
});

test('a new video adds a notification that leads to its course', async ({ browser, request }) => {
  const page = await openVisitorPage(browser, { labels: labelsByLanguage.ar, theme: 'light', ...desktop });
  const { email, password } = getDemoAccount('admin');
  const admin = (await (await request.post('/api/login', { data: { email, password } })).json()) as Session;
  // A new student, so that no other notification arrives in between.
  const secret = 'nile-lantern-42';
  const form = { name: 'هدى سالم', email: 'bell@example.com', password: secret, password_confirmation: secret };
  const student = (await (await request.post('/api/register', { multipart: form })).json()) as Session;
  await page.addInitScript((auth) => localStorage.setItem('auth', JSON.stringify(auth)), student);
  await page.goto('/');
  const bellButton = page.getByRole('button', { name: texts.ar.bell });
  await expect(bellButton).toHaveAccessibleName(texts.ar.none);

  const headers = { authorization: `Bearer ${admin.access_token}` };
  const { courses } = (await (await request.get('/api/courses?per_page=1', { headers })).json()) as {
    courses: [{ id: number; slug: string; name: string }];
  };
  const [course] = courses;
  const link = { user_id: student.data.id, course_id: course.id, pending: 1 };
  expect((await request.post('/api/user-courses', { headers, data: link })).ok()).toBe(true);
  const video = {
    course_id: String(course.id),
    title: 'درس جديد',
    url: 'lesson-1',
    website_url: 'lesson-2',
    is_free: '0',
  };
  expect((await request.post('/api/videos', { headers, multipart: video })).ok()).toBe(true);

  await expect(bellButton).toHaveAccessibleName(texts.ar.one);
  await bellButton.click();
  const entry = page.getByRole('dialog').getByRole('link', { name: /درس جديد/ });
  await expect(entry).toHaveAttribute('href', `/single/${course.slug}`);
  await expectAccessible(page);
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeFocused();
  await expect(bellButton).toHaveAccessibleName(texts.ar.none);
});

test('forced colours come from the system in both themes', async ({ browser }) => {
  const page = await openVisitorPage(browser, { labels: labelsByLanguage.en, theme: 'dark', ...desktop });
  await page.goto('/about');
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(scheme).toBe('dark');
  // The browser's own graphics, such as player icons, follow this.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await expect.poll(scheme).toBe('light dark');
});
