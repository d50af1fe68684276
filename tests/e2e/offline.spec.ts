// Without a network: visited pages open, quiz answers are sent once when it is back, and nothing private stays on the device.
import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { waitForHydration } from './support/hydration.ts';
import { labelsByLanguage } from './support/labels.ts';
import {
  goOffline,
  listCachedImageUrls,
  listPrivateOperations,
  loadStoredImage,
  publishWorkerUpdate,
  readCachedFiles,
  readStoredOperations,
  waitUntilAvailableOffline,
} from './support/offline.ts';
import {
  getDemoAccount,
  openSignedInPage,
  openSubscribedPage,
  openVisitorPage,
  signInWithApi,
} from './support/people.ts';
import { expectPageBasics } from './support/pageBasics.ts';
import { test } from './support/test.ts';

// All other tests block the worker.
test.use({ serviceWorkers: 'allow' });

const ar = labelsByLanguage.ar;
const en = labelsByLanguage.en;
const textsByLanguage = {
  ar: {
    offline: 'لا يوجد اتصال بالإنترنت. ما تم تحميله متاح',
    failed: 'تعذّر تحميل الصفحة',
    notSaved: 'غير محفوظة على هذا الجهاز',
    home: 'الذهاب إلى الصفحة الرئيسية',
  },
  en: {
    offline: 'You are offline. What is loaded',
    failed: 'This page could not be loaded',
    notSaved: 'not saved on this device',
    home: 'Go to the home page',
  },
};
const desktop = { labels: ar, theme: 'light', width: 1280, height: 900, texts: textsByLanguage.ar } as const;
const phone = { labels: en, theme: 'dark', width: 360, height: 780, texts: textsByLanguage.en } as const;
const quizCourseSlug = 'html5-css-beginners';
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

// Other tests add courses, and the newest come first, so no course is sure to be in the list.
const getLastCourse = (page: Page) =>
  page.locator('#courses').getByRole('article').last().getByRole('heading').getByRole('link');

async function openQuiz(page: Page, title: string): Promise<void> {
  await page.goto(`/single/${quizCourseSlug}`);
  await waitForHydration(page);
  const quizzes = page.getByRole('region', { name: /^(الاختبارات الإلكترونية|Electronic quizzes)/ });
  await expect(quizzes).toBeVisible();
  const toggle = quizzes.getByRole('heading', { level: 2 }).getByRole('button');
  if (await toggle.isVisible()) await toggle.click();
  await quizzes.getByRole('link', { name: title }).click();
  await expect(getHeading(page)).toHaveText(title);
}

const countAttempts = async (page: Page, token: string, quizUrl: string) => {
  const id = /Quiz\/(\d+)/.exec(quizUrl)?.[1];
  const response = await page.request.get(`/api/quizzes/${id}/attempts`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { attempts: unknown[] }).attempts.length;
};

for (const visitor of [desktop, phone])
  test(`visited pages open without a network (${visitor.labels.code})`, async ({ browser }) => {
    const { texts } = visitor;
    const page = await openVisitorPage(browser, visitor);
    await page.goto('/');
    await waitUntilAvailableOffline(page, 'listCourses');
    const courseName = (await getLastCourse(page).textContent()) ?? '';
    const coursePath = (await getLastCourse(page).getAttribute('href')) ?? '';
    await page.goto(coursePath);
    await waitUntilAvailableOffline(page, 'getPublicCourse');
    // The theme may change after a page was stored.
    const theme = visitor.theme === 'light' ? 'dark' : 'light';
    await page.context().addCookies([{ name: 'theme', value: theme, domain: '127.0.0.1', path: '/' }]);
    await page.context().setOffline(true);
    await page.reload();
    await expect(getHeading(page)).toHaveText(courseName);
    await expect.poll(() => page.title()).toContain(courseName);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await goOffline(page);
    await expect(page.getByText(texts.offline)).toBeVisible();
    const fonts = (await readCachedFiles(page)).filter(({ path }) => path.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(0);
    await expectPageBasics(page, visitor.labels);
    await page.goto('/');
    await expect(getHeading(page)).toHaveText(/نور المعرفة|The light of knowledge/);
    await expect(page.getByRole('article')).toHaveCount(12);
    // A page that was visited in another document is there as well.
    await getLastCourse(page).click();
    await expect(getHeading(page)).toHaveText(courseName);
  });

for (const visitor of [desktop, phone])
  test(`a page that was not visited says so, and loads when the network is back (${visitor.labels.code})`, async ({
    browser,
  }) => {
    const { texts } = visitor;
    const page = await openVisitorPage(browser, visitor);
    await page.goto('/');
    await waitUntilAvailableOffline(page, 'listCourses');
    await page.context().setOffline(true);
    const alert = page.getByRole('main').getByRole('alert');
    let goOnline = async () => {};
    await test.step('A page whose code is not on the device', async () => {
      await page.goto('/rules');
      await expect(getHeading(page)).toHaveText(texts.failed);
      goOnline = await goOffline(page);
      await expect(alert).toContainText(texts.notSaved);
      // The notice would cover the buttons of the alert.
      await expect(page.getByText(texts.offline)).toHaveCount(0);
      await expectPageBasics(page, visitor.labels);
    });
    await test.step('A page that is opened with a link', async () => {
      await alert.getByRole('link', { name: texts.home }).click();
      const courseName = (await getLastCourse(page).textContent()) ?? '';
      await getLastCourse(page).click();
      await expect(alert).toContainText(texts.notSaved);
      await goOnline();
      await expect(getHeading(page)).toHaveText(courseName);
    });
    await test.step('A page whose code is on the device', async () => {
      await waitUntilAvailableOffline(page, 'getPublicCourse');
      await page.context().setOffline(true);
      // The browser believes that it is online, so the app tries for some seconds.
      await page.goto('/single/html5-css-beginners');
      await expect(alert).toBeVisible({ timeout: 20_000 });
    });
  });

test('an opened quiz is answered without a network, survives a reload and is sent once', async ({ browser }) => {
  const { page, token } = await openSubscribedPage(browser, desktop, quizCourseSlug);
  const title = 'أساسيات HTML5';
  await openQuiz(page, title);
  await waitUntilAvailableOffline(page, 'getQuiz');
  const attemptsBefore = await countAttempts(page, token, page.url());
  await page.context().setOffline(true);
  await page.getByRole('group').nth(0).getByRole('radio').first().check();
  await page.reload();
  await expect(getHeading(page)).toHaveText(title);
  await expect(page.getByText(ar.answered(1, 6))).toBeVisible();
  await page.getByRole('group').nth(1).getByRole('radio').first().check();
  await page.getByRole('button', { name: ar.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: ar.submitNow }).click();
  await expect(page.getByRole('main').getByText(/إجاباتك محفوظة على هذا الجهاز وستُرسل/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(/إجاباتك محفوظة على هذا الجهاز وستُرسل/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: ar.scored })).toBeVisible({ timeout: 30_000 });
  expect(await countAttempts(page, token, page.url())).toBe(attemptsBefore + 1);
});

test('an attempt whose response was lost is sent again from another page, and counts once', async ({ browser }) => {
  const { page, token } = await openSubscribedPage(browser, phone, quizCourseSlug);
  await openQuiz(page, 'أساسيات CSS');
  await waitUntilAvailableOffline(page, 'getQuiz');
  const quizUrl = page.url();
  const attemptsBefore = await countAttempts(page, token, quizUrl);
  const responseLost = new Promise<void>((resolve) => {
    void page.route('**/api/quiz-results', async (route) => {
      // Both fail for a request that is on its way when the page closes.
      await route.fetch().catch(() => {});
      await route.abort().catch(() => {});
      resolve();
    });
  });
  await page.getByRole('group').nth(0).getByRole('radio').first().check();
  await page.getByRole('button', { name: en.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: en.submitNow }).click();
  await responseLost;
  await expect(page.getByRole('main').getByText(/Your answers are saved on this device/)).toBeVisible();
  expect(await countAttempts(page, token, quizUrl)).toBe(attemptsBefore + 1);
  // Not `goto`: during a navigation the old page still tries again, and its requests pass the route above. Then it has the result.
  const nextPage = await page.context().newPage();
  await page.close();
  await nextPage.goto('/');
  await expect(nextPage.getByText('Your quiz answers were sent')).toBeVisible({ timeout: 30_000 });
  expect(await countAttempts(nextPage, token, quizUrl)).toBe(attemptsBefore + 1);
});

test('a quiz can be submitted if the network is lost after opening it, also with Save-Data', async ({ browser }) => {
  const { page } = await openSubscribedPage(browser, desktop, quizCourseSlug);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await openQuiz(page, 'أساسيات CSS');
  // The dialog and the parts that it needs.
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['/UnansweredDialog-', '/idle-'].every((chunk) => loaded.some((name) => name.includes(chunk)));
  });
  await page.context().setOffline(true);
  await page.getByRole('group').nth(0).getByRole('radio').first().check();
  await page.getByRole('button', { name: ar.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: ar.submitNow }).click();
  await expect(page.getByRole('main').getByText(/إجاباتك محفوظة على هذا الجهاز وستُرسل/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: ar.scored })).toBeVisible({ timeout: 30_000 });
});

test('signing out asks before an attempt that was not sent is deleted', async ({ browser }) => {
  const { page } = await openSubscribedPage(browser, desktop, quizCourseSlug);
  await openQuiz(page, 'أساسيات CSS');
  await waitUntilAvailableOffline(page, 'getQuiz');
  await goOffline(page);
  await page.getByRole('group').nth(0).getByRole('radio').first().check();
  await page.getByRole('button', { name: ar.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: ar.submitNow }).click();
  const waitingText = page.getByRole('main').getByText(/إجاباتك محفوظة على هذا الجهاز وستُرسل/);
  await expect(waitingText).toBeVisible();
  const countDrafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);
  const askToLogOut = async () => {
    await page.getByRole('banner').getByRole('button', { name: ar.account }).click();
    await page.getByRole('menuitem', { name: ar.logout }).click();
    return page.getByRole('alertdialog');
  };
  const dialog = await askToLogOut();
  await expect(dialog).toContainText('لم تُرسل إجاباتك في الاختبار بعد');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'البقاء مسجّلًا' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(waitingText).toBeVisible();
  expect(await countDrafts()).toBeGreaterThan(0);
  await askToLogOut();
  await dialog.getByRole('button', { name: ar.logout }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await countDrafts()).toBe(0);
});

/** Opens a course as a student, and waits until its private data is stored. */
async function openStoredCourse(browser: Browser): Promise<Page> {
  const { page } = await openSignedInPage(browser, desktop, 'student');
  await page.goto('/single/html5-css-beginners');
  await waitUntilAvailableOffline(page, 'getCourse');
  return page;
}

test('after signing out without a server nothing private stays, in any tab', async ({ browser }) => {
  const page = await openStoredCourse(browser);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/dashboard/my-courses');
  await waitUntilAvailableOffline(otherTab, 'getUser');
  const operations = ['getCourse', 'getCourseProgress', 'getMyProgress', 'getUser'];
  await expect.poll(() => listPrivateOperations(otherTab)).toEqual(operations);
  await loadStoredImage(page);
  // The portraits of the teachers are stored as well.
  await expect.poll(() => listCachedImageUrls(page)).toContainEqual(expect.stringContaining('offline.png'));
  await page.context().route('**/api/logout', (route) => route.abort());
  await page.getByRole('banner').getByRole('button', { name: ar.account }).click();
  await page.getByRole('menuitem', { name: ar.logout }).click();
  await expect(otherTab).toHaveURL(/\/login/);
  await expect.poll(() => listPrivateOperations(page)).toEqual([]);
  await expect.poll(() => listCachedImageUrls(page)).toEqual([]);
  expect((await readStoredOperations(page)).length).toBeGreaterThan(0);
  const files = await readCachedFiles(page);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(({ path }) => !/^\/(assets\/|dashboard\/profile$|theme\.js$)/.test(path))).toEqual([]);
  expect(files.filter(({ text }) => text.includes(getDemoAccount('student').email))).toEqual([]);
  expect(files.find(({ path }) => path === '/dashboard/profile')?.text).not.toMatch(/<html[^>]*data-signed/);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('auth');
});

test('when the session has expired or another user signs in, nothing of the last user stays', async ({ browser }) => {
  const page = await openStoredCourse(browser);
  await test.step('The server ends the session', async () => {
    const token = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { access_token: string }).access_token,
    );
    await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
    await page.reload();
    await expect.poll(() => listPrivateOperations(page)).toEqual([]);
  });
  await test.step('Another user signs in while no page is open', async () => {
    await signInWithApi(page, getDemoAccount('student'));
    await page.goto('/single/html5-css-beginners');
    await expect.poll(() => listPrivateOperations(page)).toContain('getCourse');
    const owners = async () => new Set((await readStoredOperations(page)).map(({ owner }) => owner));
    const student = [...(await owners())].find((owner) => owner !== 'public');
    await signInWithApi(page, getDemoAccount('new student'));
    await page.goto('/');
    await expect.poll(async () => (await owners()).has(student ?? 0)).toBe(false);
  });
});

test('an update is offered outside of quizzes, and applied on press', async ({ browser }) => {
  const { page } = await openSignedInPage(browser, desktop, 'student');
  const notice = page.getByText('يتوفّر إصدار جديد من الموقع.');
  await openQuiz(page, 'أساسيات HTML5');
  await waitUntilAvailableOffline(page, 'getQuiz');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const restore = publishWorkerUpdate();
  try {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).waiting));
    // Longer than the worker takes to report it.
    await page.waitForTimeout(1000);
    await expect(notice).toHaveCount(0);
    await page.goBack();
    await expect(notice).toBeVisible();
    expect(documents).toBe(0);
    await page.getByRole('button', { name: 'تحديث الآن' }).click();
    await expect.poll(() => documents).toBe(1);
    await expect(notice).toHaveCount(0);
    await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).waiting);
  } finally {
    restore();
  }
});

test('nothing is fetched ahead with Save-Data', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(5000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('the app can be installed', async ({ request }) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ name: 'فانوس', short_name: 'فانوس', lang: 'ar', dir: 'rtl', start_url: '/' });
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  const [, appleIcon = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(await (await request.get('/')).text()) ?? [];
  const icons = [...manifest.icons.filter(({ src }) => src.endsWith('.png')), { src: appleIcon, sizes: '180x180' }];
  for (const { src, sizes } of icons) {
    const png = await (await request.get(src)).body();
    // The size in the header of a PNG file.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');
});
