// Watching on two devices: the second one continues where the first one stopped, also after a time without a network.
import { expect, type Page } from '@playwright/test';
import { labelsByLanguage } from './support/labels.ts';
import { openSubscribedPage } from './support/people.ts';
import { test } from './support/test.ts';
import { openOtherDevice, waitForSave } from './support/watching.ts';

const courseSlug = 'html5-css-beginners';
const desktop = { labels: labelsByLanguage.ar, theme: 'light', width: 1280, height: 900 } as const;
const phone = { labels: labelsByLanguage.en, theme: 'dark', width: 360, height: 780 } as const;
const texts = {
  videos: /^(قائمة الفيديوهات|List of videos)/,
  choose: 'اختر فيديو لمشاهدته',
  continue: /تابع من حيث توقفت|Continue where you left off/,
  oneDone: /أكملت 1 من|^1 of/,
  watched: /تمت مشاهدته|Watched/,
  next: /^(الدرس التالي|Next lesson)$/,
};

const getList = (page: Page) => page.getByRole('region', { name: texts.videos });
const getVideo = (page: Page) => page.frameLocator('section iframe').locator('video');
const getTime = (page: Page) => getVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** Plays muted, because no visitor has pressed something. */
const play = (page: Page) =>
  getVideo(page).evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });

test('a student continues on another device', async ({ browser }) => {
  const { page: first } = await openSubscribedPage(browser, desktop, courseSlug);
  let lesson = '';

  await test.step('The first device plays and pauses', async () => {
    await first.goto(`/single/${courseSlug}`);
    const row = getList(first).getByRole('listitem').first().getByRole('button');
    await row.click();
    const title = first.getByRole('heading', { level: 2 }).first();
    await expect(title).not.toHaveText(texts.choose);
    lesson = (await title.textContent()) ?? '';
    await expect(first.getByRole('switch')).toBeVisible();
    // It tells the page that it plays.
    const started = waitForSave(first);
    await play(first);
    await started;
    await expect.poll(() => getTime(first), { timeout: 20_000 }).toBeGreaterThan(6);
    const paused = waitForSave(first);
    await getVideo(first).evaluate((video: HTMLVideoElement) => video.pause());
    expect((await paused).status()).toBe(200);
  });

  const second = await openOtherDevice(browser, first, phone);
  await test.step('The second one offers the lesson and continues there', async () => {
    await second.goto('/');
    const card = second.getByRole('article').filter({ hasText: texts.continue });
    await expect(card).toContainText(lesson.trim());
    await card.getByRole('link').click();
    await expect(second).toHaveURL(/\?video=\d+/);
    await expect.poll(() => getTime(second)).toBeGreaterThan(5);
  });

  await test.step('Without a network it plays to the end, and sends it later', async () => {
    await second.context().setOffline(true);
    await play(second);
    await expect(second.getByRole('button', { name: texts.next })).toBeVisible({ timeout: 20_000 });
    await expect(second.getByText(texts.oneDone)).toBeVisible();
    const saved = waitForSave(second);
    await second.context().setOffline(false);
    expect((await saved).status()).toBe(200);
  });

  await test.step('The first device marks it as watched', async () => {
    await first.goto(`/single/${courseSlug}`);
    await expect(getList(first).getByRole('listitem').first()).toContainText(texts.watched);
    await first.goto('/dashboard/my-courses');
    await expect(first.getByRole('main').getByText(texts.oneDone).first()).toBeVisible();
    const card = first.getByRole('article').filter({ hasText: texts.continue });
    await expect(card).not.toContainText(lesson.trim());
  });

  await test.step('After sign-out in another tab the course says nothing about it', async () => {
    await first.goto(`/single/${courseSlug}`);
    const firstVideo = getList(first).getByRole('listitem').first();
    await expect(firstVideo).toContainText(texts.watched);
    const otherTab = await first.context().newPage();
    await otherTab.goto('/favicon.svg');
    await otherTab.evaluate(() => localStorage.removeItem('auth'));
    await expect(first.getByRole('banner').getByRole('link', { name: desktop.labels.login })).toBeVisible();
    await expect(firstVideo).not.toContainText(texts.watched);
    await expect(first.getByRole('switch')).toHaveCount(0);
  });
});

test('while a video plays, at most one request in 15 seconds is sent', async ({ browser }) => {
  const { page } = await openSubscribedPage(browser, desktop, courseSlug);
  const sentAt: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/me/progress') && request.method() === 'PUT') sentAt.push(Date.now());
  });
  await page.goto(`/single/${courseSlug}`);
  await getList(page).getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('switch')).toBeVisible();
  const started = waitForSave(page);
  await play(page);
  await started;
  await expect.poll(() => getTime(page), { timeout: 20_000 }).toBeGreaterThan(10);
  expect(sentAt).toHaveLength(1);
});
