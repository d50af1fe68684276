// Public pages are HTML: complete without scripts, and hydrated without errors, in both languages.
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { labelsByLanguage } from './support/labels.ts';
import { getDemoAccount, openSubscribedPage } from './support/people.ts';
import { findHtmlProblems } from './support/htmlProblems.ts';
import { blockScripts } from './support/blockScripts.ts';
import { waitForHydration } from './support/hydration.ts';
import { origin } from './support/settings.ts';

const slug = 'algebra-solid-geometry';
const courseName = 'الجبر والهندسة الفراغية: ٣ ثانوي';

/** Every public route, with its `h1`. */
const pages: { path: string; status?: number; ar: RegExp; en: RegExp }[] = [
  { path: '/', ar: /نور المعرفة/, en: /The light of knowledge/ },
  { path: '/?category=1&page=2', ar: /نور المعرفة/, en: /The light of knowledge/ },
  { path: '/?q=zzzz', ar: /نور المعرفة/, en: /The light of knowledge/ },
  { path: '/categories', ar: /كل الأقسام/, en: /All categories/ },
  { path: '/sub-categories/1', ar: /الأقسام الفرعية/, en: /Sub-categories/ },
  { path: '/courses/1', ar: /الفيزياء/, en: /الفيزياء/ },
  { path: `/single/${slug}`, ar: /الجبر/, en: /الجبر/ },
  { path: `/vodaphone/${slug}`, ar: /المحفظة/, en: /mobile wallet/ },
  { path: '/login', ar: /تسجيل الدخول/, en: /Log in/ },
  { path: '/login?next=%2Fsingle%2Falgebra-solid-geometry%3Fvideo%3D1', ar: /تسجيل الدخول/, en: /Log in/ },
  { path: '/signup', ar: /إنشاء حساب/, en: /Create account/ },
  { path: '/single/no-such-course', status: 404, ar: /الصفحة غير موجودة/, en: /Page not found/ },
  { path: '/courses/99999', status: 404, ar: /الصفحة غير موجودة/, en: /Page not found/ },
  { path: '/no/such/page', status: 404, ar: /الصفحة غير موجودة/, en: /Page not found/ },
];
const languages = ['ar', 'en'] as const;

/** Opens a page in another time zone. Records console errors and API requests. */
async function openPageAndCollectProblems(
  browser: Browser,
  options: BrowserContextOptions,
  stored: Record<string, string> = {},
) {
  const context = await browser.newContext({ timezoneId: 'America/New_York', reducedMotion: 'reduce', ...options });
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, stored);
  if (options.locale?.startsWith('en')) await context.addCookies([{ name: 'lang', value: 'en', url: origin }]);
  const page = await context.newPage();
  const problems: string[] = [];
  const requestedUrls: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The only console error of a missing page is its own 404 status.
    if (message.text().includes('404') && message.location().url === page.url()) return;
    // The configuration of these tests blocks it.
    if (message.text().includes('Service Worker registration blocked')) return;
    problems.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().startsWith(`${origin}/api/`)) requestedUrls.push(new URL(request.url()).pathname);
  });
  return { context, page, problems, requestedUrls };
}

/** Waits until no request is running. Only for visitors: signed-in users always have an open event stream. */
async function waitUntilSettled(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
}

const measureLayoutShift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

for (const language of languages)
  test(`hydrates without errors (${language})`, async ({ browser }) => {
    const { context, page, problems, requestedUrls } = await openPageAndCollectProblems(browser, {
      locale: language === 'ar' ? 'ar-EG' : 'en-GB',
    });
    // Fonts are loaded before measuring: their first load may shift the layout.
    await page.goto('/');
    await waitUntilSettled(page);
    for (const { path, status = 200, [language]: heading } of pages) {
      const answer = await page.goto(path);
      await waitUntilSettled(page);
      expect.soft(answer?.status(), path).toBe(status);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', language);
      expect.soft(await measureLayoutShift(page), `${path} shifts`).toBeLessThan(0.02);
    }
    expect(problems).toEqual([]);
    expect(requestedUrls).toEqual([]);
    await context.close();
  });

for (const language of languages)
  test(`is complete without scripts (${language})`, async ({ browser }) => {
    const locale = language === 'ar' ? 'ar-EG' : 'en-GB';
    const { context, page } = await openPageAndCollectProblems(browser, { javaScriptEnabled: false, locale });
    await context.addCookies([{ name: 'theme', value: 'dark', url: origin }]);
    for (const { path, [language]: heading } of pages) {
      const response = await page.goto(path);
      expect.soft(await findHtmlProblems((await response?.text()) ?? ''), path).toEqual([]);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect.soft(page.locator('html'), path).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect.soft(page.locator('html'), path).toHaveAttribute('data-theme', 'dark');
    }

    await page.goto('/');
    const courses = page.locator('#courses').getByRole('article');
    await expect(courses).toHaveCount(12);
    await page.getByRole('link', { name: language === 'ar' ? 'عرض المزيد' : 'Show more' }).click();
    await expect(courses).toHaveCount(24);
    // A missing page offers the search as well.
    for (const path of ['/', '/no/such/page']) {
      await page.goto(path);
      await page.getByRole('searchbox').fill('الجبر');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\/\?q=/);
      await expect(page.getByRole('article')).toHaveCount(1);
    }
    await page.getByRole('link', { name: courseName }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseName);
    // The payment page is complete without scripts too.
    await page.getByRole('link', { name: language === 'ar' ? 'اشترك الآن' : 'Subscribe' }).click();
    await expect(page).toHaveURL(`${origin}/vodaphone/${slug}`);

    // Features that need scripts say so.
    await page.goto('/login');
    await expect(page.getByText(/JavaScript/)).toBeVisible();
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('link', { name: 'Home page' })).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toBeHidden();
    await context.close();
  });

test('signed-in users see their account without layout shift, and the HTML does not contain it', async ({
  browser,
  request,
}) => {
  const { email, password } = getDemoAccount('student');
  const answer = await request.post('/api/login', { data: { email, password } });
  const session = (await answer.json()) as { access_token: string; data: { name: string } };
  const { context, page, problems } = await openPageAndCollectProblems(
    browser,
    { locale: 'ar-EG' },
    { auth: JSON.stringify(session) },
  );
  await context.addCookies([{ name: 'signed', value: '1', url: origin }]);
  // The page hydrates in steps. Between them, a sign-in link would move the search away from under the pointer.
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const watch = () => {
      const link = document.querySelector('header a[href^="/login"]');
      if (link?.checkVisibility()) Object.assign(window, { hasShownLogin: true });
      requestAnimationFrame(watch);
    };
    watch();
  });
  const bell = page.getByRole('banner').getByRole('button', { name: /الإشعارات/ });
  await page.goto('/');
  // The processor is slow.
  await expect(bell).toBeVisible({ timeout: 30_000 });
  for (const path of ['/', `/single/${slug}`]) {
    const html = (await (await page.goto(path))?.text()) ?? '';
    expect(html).not.toContain(session.access_token);
    expect(html).not.toContain(session.data.name);
    expect(html).toContain('data-signed');
    await waitForHydration(page);
    await expect(bell).toBeVisible();
    await expect(page.getByRole('link', { name: 'تسجيل الدخول' }).and(page.locator('header *'))).toHaveCount(0);
    expect.soft(await page.evaluate(() => 'hasShownLogin' in window), `${path} shows the sign-in link`).toBe(false);
    expect.soft(await measureLayoutShift(page), `${path} shifts`).toBeLessThan(0.02);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('a shared link has title, description and image', async ({ request }) => {
  const html = await (await request.get(`/single/${slug}?utm_source=chat`, { headers: { accept: '*/*' } })).text();
  expect(html).toContain(`<link rel="canonical" href="${origin}/single/${slug}"/>`);
  expect(html).toContain(`<meta property="og:title" content="${courseName}"/>`);
  expect(html).toContain('<meta property="og:locale" content="ar_EG"/>');
  expect(html).toContain(`<meta property="og:image" content="${origin}/share.png">`);
  expect(html).toContain('<meta property="og:image:alt" content="فانوس"/>');
  expect((await request.get('/share.png')).headers()['content-type']).toBe('image/png');
  // Browsers and devices ask for these without a link to them.
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\/(x-icon|vnd.microsoft.icon)$/);
  expect((await request.get('/apple-touch-icon.png')).headers()['content-type']).toBe('image/png');
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Course', name: courseName, url: `${origin}/single/${slug}` });
  expect(await (await request.get('/dashboard/my-courses')).text()).toContain(
    '<meta name="robots" content="noindex"/>',
  );
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain(`<loc>${origin}/single/${slug}</loc>`);
});

test('unknown parameters are removed from the URL', async ({ browser }) => {
  const { context, page, problems } = await openPageAndCollectProblems(browser, { locale: 'ar-EG' });
  await page.goto('/categories/?fbclid=abc&page=3#main');
  await waitUntilSettled(page);
  await expect(page).toHaveURL(`${origin}/categories#main`);
  expect(problems).toEqual([]);
  await context.close();
});

test('a page that only the browser renders has one title and one description', async ({ browser }) => {
  const { context, page, problems } = await openPageAndCollectProblems(browser, { locale: 'ar-EG' });
  await page.goto('/dashboard/my-courses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الدخول');
  await expect(page).toHaveTitle('تسجيل الدخول – فانوس');
  await expect(page.locator('head title')).toHaveCount(1);
  for (const selector of ['[name="description"]', '[property="og:title"]', '[property="og:description"]'])
    await expect(page.locator(`meta${selector}`), selector).toHaveCount(1);
  expect(problems).toEqual([]);
  await context.close();
});

test('text typed before hydration is searched', async ({ browser }) => {
  const { context, page } = await openPageAndCollectProblems(browser, { locale: 'ar-EG' });
  const release = await blockScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('الجبر');
  release();
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('الجبر');
  await context.close();
});

test('a visitor who scrolls before hydration stays there', async ({ browser }) => {
  const { context, page, problems } = await openPageAndCollectProblems(browser, {
    locale: 'ar-EG',
    viewport: { width: 360, height: 780 },
  });
  const release = await blockScripts(page);
  await page.goto(`/single/${slug}`, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => scrollTo(0, 600));
  release();
  // React Router sets this in an effect.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  // The browser moves with the text when its fonts arrive, by a few pixels.
  expect(Math.abs((await page.evaluate(() => scrollY)) - 600)).toBeLessThan(20);
  // A later navigation begins at the top again.
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/single/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('a row of chips that is scrolled before hydration stays there', async ({ browser }) => {
  const { context, page, problems } = await openPageAndCollectProblems(browser, {
    locale: 'ar-EG',
    viewport: { width: 360, height: 780 },
  });
  const release = await blockScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const chips = page.getByRole('group', { name: 'تصفية حسب القسم' });
  await expect(chips).toBeVisible();
  await chips.evaluate((row) => row.scrollTo({ left: -200, behavior: 'instant' }));
  const before = await chips.evaluate((row) => row.scrollLeft);
  expect(before).toBeLessThan(-100);
  release();
  // The hydrated row says on which sides it goes on.
  await expect(chips).toHaveAttribute('data-more', /inline-start/);
  await waitUntilSettled(page);
  expect(Math.abs((await chips.evaluate((row) => row.scrollLeft)) - before)).toBeLessThan(20);
  expect(problems).toEqual([]);
  await context.close();
});

test('a button pressed before hydration works after it', async ({ browser }) => {
  const { context, page, problems } = await openPageAndCollectProblems(browser, {
    locale: 'ar-EG',
    viewport: { width: 360, height: 780 },
  });
  const release = await blockScripts(page);
  await page.goto(`/single/${slug}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takeEarlyClick' in window);
  const section = page.getByRole('heading', { name: /^الملخصات/ }).getByRole('button');
  await section.click();
  await expect(section).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  expect(problems).toEqual([]);
  await context.close();
});

for (const { labels, theme, width } of [
  { labels: labelsByLanguage.en, theme: 'light', width: 1280 },
  { labels: labelsByLanguage.ar, theme: 'dark', width: 360 },
  { labels: labelsByLanguage.en, theme: 'dark', width: 360 },
] as const) {
  test(`a subscriber sees no locks before hydration, and a video pressed then is played (${labels.code}, ${width} px)`, async ({
    browser,
  }) => {
    const { page } = await openSubscribedPage(browser, { labels, theme, width, height: 900 }, slug);
    const release = await blockScripts(page);
    await page.goto(`/single/${slug}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'takeEarlyClick' in window);
    const list = page.getByRole('region', { name: /^(List of videos|قائمة الفيديوهات)/ });
    const lastRow = list.getByRole('button').last();
    // In the list, and of the list in the page.
    const getPlaces = () =>
      lastRow.evaluate((row: HTMLElement) => [
        row.offsetTop,
        Math.round((row.offsetParent?.getBoundingClientRect().top ?? 0) + window.scrollY),
      ]);
    await expect(lastRow).toBeVisible();
    await expect(list.getByText(/Locked|مقفل/).filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const places = await getPlaces();
    await lastRow.click();
    release();
    await expect(lastRow).toHaveAttribute('aria-current', 'true');
    // What the user has watched comes last.
    await expect(page.getByRole('switch')).toBeVisible();
    expect(await getPlaces(), 'the rows have moved').toEqual(places);
    await page.context().close();
  });
}

test('a sign-in sent before hydration is sent after it, and the password never gets into the URL', async ({
  browser,
}) => {
  const { context, page, problems } = await openPageAndCollectProblems(browser, { locale: 'ar-EG' });
  const { email, password } = getDemoAccount('student');
  const release = await blockScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takeEarlyClick' in window);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
  const response = page.waitForResponse((answer) => answer.url().endsWith('/api/login'));
  await page.getByLabel('كلمة المرور', { exact: true }).press('Enter');
  await expect(page).toHaveURL(`${origin}/login`);
  release();
  expect((await response).status()).toBe(200);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test('text typed into a form before hydration is checked and stays', async ({ browser }) => {
  const { context, page, problems } = await openPageAndCollectProblems(browser, { locale: 'ar-EG' });
  const release = await blockScripts(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('رقم الهاتف').fill('01012345678');
  await page.getByLabel('الاسم الكامل').fill('منى السيد');
  release();
  // The operator of the number is known only to the app.
  await expect(page.getByText('فودافون').first()).toBeVisible();
  await page.getByLabel('البريد الإلكتروني').fill('mona@example.com');
  await expect(page.getByLabel('رقم الهاتف')).toHaveValue('01012345678');
  await expect(page.getByLabel('الاسم الكامل')).toHaveValue('منى السيد');
  expect(problems).toEqual([]);
  await context.close();
});

test('reloading and going back before hydration shows the previous page', async ({ browser }) => {
  const { context, page, problems } = await openPageAndCollectProblems(browser, { locale: 'ar-EG' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await waitUntilSettled(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'الأقسام' }).click();
  await expect(heading).toHaveText('كل الأقسام');
  const release = await blockScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(heading).toHaveText('كل الأقسام');
  // The browser keeps the document and changes only the URL.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${origin}/`);
  await expect(heading).toHaveText('كل الأقسام');
  release();
  await expect(heading).toHaveText(/نور المعرفة/);
  expect(problems).toEqual([]);
  await context.close();
});

test('a first visitor who prefers English is offered English once', async ({ browser }) => {
  const offer = 'This site is also in English.';
  const { context, page } = await openPageAndCollectProblems(browser, { locale: 'en-GB' });
  await context.clearCookies();
  await page.goto('/categories');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('كل الأقسام');
  await expect(page.getByText(offer)).toBeInViewport();
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  // The focus moves to the heading, and the scroll position stays.
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Close' }).focus();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page.getByText(offer)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByText(offer)).toHaveCount(0);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All categories');
  await expect(page.getByText(offer)).toHaveCount(0);
  await context.close();

  const arab = await openPageAndCollectProblems(browser, { locale: 'ar-EG' });
  await arab.page.goto('/categories', { waitUntil: 'networkidle' });
  await expect(arab.page.getByText(offer)).toHaveCount(0);
  await arab.context.close();
});

test('a tab that is older than the deployment reloads once', async ({ browser }) => {
  const { context, page } = await openPageAndCollectProblems(browser, { locale: 'ar-EG' });
  await page.goto('/');
  await waitUntilSettled(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // The chunk of the next page is missing, also after the reload.
  await page.route('**/assets/MainCategoriesPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('navigation').first().getByRole('link', { name: 'الأقسام' }).click();
  await expect(page).toHaveURL(/\/categories$/);
  // The page is readable, because the server rendered it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('كل الأقسام');
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(1);
  await context.close();
});
