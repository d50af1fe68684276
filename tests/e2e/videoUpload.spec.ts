// An admin uploads a video over a bad connection, and a student watches it.
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@fanous/features/paths';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openSubscribedPage, openVisitorPage, signInAsRole } from './support/people.ts';
import { test } from './support/test.ts';
import { openUnreliableProxy } from './support/unreliableProxy.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const clipPath = path.resolve(import.meta.dirname, '../../apps/api/src/demo/media/clip-1.mp4');
const clip = readFileSync(clipPath);
// With a box of free space at its end, which players skip. Sending it takes about ten seconds.
const paddingBytes = 2_000_000;
const padding = Buffer.alloc(paddingBytes);
padding.writeUInt32BE(paddingBytes);
padding.write('free', 4);
const lesson = { name: 'lesson.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([clip, padding]) };
const bytesPerSecond = 200_000;
const course = { id: 1 };
const courseSlug = 'arabic-grammar';

/** Limits how fast the page sends. A negative number is no limit. */
async function limitUpload(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/** Lists the offsets at which the page has sent parts of files. */
function recordOffsets(page: Page): number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
}

/** Opens another origin with the session of the page. */
async function moveSession(page: Page, origin: string): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('auth') ?? '');
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((stored) => localStorage.setItem('auth', stored), session);
}

const getBar = (page: Page) => page.getByRole('progressbar');
const getPercent = async (page: Page) =>
  Number.parseInt((await getBar(page).getAttribute('aria-valuetext')) ?? '0', 10);

/** Fills in the form with a file of the disk, whose time stays the same. */
async function fillForm(page: Page, title: string): Promise<void> {
  await page.goto(paths.createVideo.to(course));
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByText('File from your device').click();
  await page.locator('input[type="file"][hidden]').setInputFiles(clipPath);
}

async function confirmSuccess(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toContainText('Video created successfully', { timeout: 30_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL((url) => url.pathname === paths.videos.to(course));
}

test('an upload goes on after a lost network, and a student plays the file', async ({ browser }) => {
  const proxy = await openUnreliableProxy();
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  await moveSession(page, proxy.origin);
  const offsets = recordOffsets(page);

  await test.step('The file is required, and its type is checked', async () => {
    await page.goto(proxy.origin + paths.createVideo.to(course));
    await page.getByRole('textbox', { name: 'Title' }).fill('Uploaded lesson');
    await page.getByText('File from your device').click();
    await page.getByRole('button', { name: 'Add video' }).click();
    await expect(page.getByText('Video file is required').last()).toBeVisible();
    await page.locator('input[type="file"][hidden]').setInputFiles({
      name: 'lesson.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    });
    await page.getByRole('button', { name: 'Add video' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('The content of this file is not an MP4 or WebM video');
    await dialog.getByRole('button', { name: 'TRY AGAIN' }).click();
    await expect(page.getByText(/The content of this file is not an MP4 or WebM video/).last()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Uploaded lesson');
    await expectAccessible(page);
  });

  await test.step('The network is lost and comes back', async () => {
    offsets.length = 0;
    await page.locator('input[type="file"][hidden]').setInputFiles(lesson);
    await limitUpload(page, bytesPerSecond);
    await page.getByRole('button', { name: 'Add video' }).click();
    await expect.poll(() => getPercent(page)).toBeGreaterThan(10);
    proxy.disconnect();
    await expect(page.getByText('The connection was lost. Trying again').first()).toBeVisible();
    proxy.reconnect();
    await expect.poll(() => offsets.at(-1), { timeout: 30_000 }).toBeGreaterThan(0);
  });

  await test.step('The upload is paused and resumed', async () => {
    await page.getByRole('button', { name: 'Pause the upload of lesson.mp4' }).click();
    await expect(page.getByRole('group', { name: 'lesson.mp4' })).toContainText('Paused');
    const sent = offsets.length;
    await page.getByRole('button', { name: 'Continue the upload of lesson.mp4' }).click();
    await expect.poll(() => offsets.length).toBeGreaterThan(sent);
    await confirmSuccess(page);
    expect(offsets).toEqual(offsets.toSorted((first, second) => first - second));
  });

  await test.step('The list and the form show the file', async () => {
    await expect(page.getByRole('row', { name: /Uploaded lesson/ })).toContainText('Uploaded file');
    await page.getByRole('link', { name: 'Edit Uploaded lesson' }).click();
    await expect(page.getByRole('radio', { name: 'File from your device' })).toBeChecked();
    await expect(page.getByText('Current file')).toBeVisible();
  });

  await proxy.close();
  await test.step('A student plays it, and continues after a reload', async () => {
    const { page: student } = await openSubscribedPage(browser, desktop, courseSlug);
    await student.goto(`/single/${courseSlug}`);
    await student.getByRole('button', { name: /Uploaded lesson/ }).click();
    const video = student.locator('section video');
    await expect(video).toHaveAttribute('src', /^\/media\/videos\//);
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    const getTime = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(getTime, { timeout: 15_000 }).toBeGreaterThan(6);
    const saved = student.waitForResponse(
      (response) => response.url().endsWith('/api/me/progress') && response.request().method() === 'PUT',
      { timeout: 20_000 },
    );
    await video.evaluate((element: HTMLVideoElement) => element.pause());
    await saved;
    await student.reload();
    await expect.poll(getTime, { timeout: 15_000 }).toBeGreaterThan(5);
  });
});

test('a video whose response was lost is saved once, without another upload', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  page.on('dialog', (dialog) => void dialog.accept());
  const offsets = recordOffsets(page);
  const title = 'Lesson with a lost response';
  const loseResponse = () =>
    page.route(
      '**/api/videos',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );

  await fillForm(page, title);
  await loseResponse();
  await page.getByRole('button', { name: 'Add video' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await loseResponse();
  await dialog.getByRole('button', { name: 'TRY AGAIN' }).click();
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  // A reload forgets the key of the form, but not the upload.
  await page.reload();
  await fillForm(page, title);
  await page.getByRole('button', { name: 'Add video' }).click();
  await confirmSuccess(page);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(1);
  expect(offsets).toEqual([0]);
});

test('the same file goes on after a reload of the page', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  page.on('dialog', (dialog) => void dialog.accept());
  const offsets = recordOffsets(page);
  await fillForm(page, 'Lesson in two visits');
  await limitUpload(page, 60_000);
  await page.getByRole('button', { name: 'Add video' }).click();
  await expect.poll(() => getPercent(page)).toBeGreaterThan(30);
  await page.reload();
  await limitUpload(page, -1);
  await fillForm(page, 'Lesson in two visits');
  await page.getByRole('button', { name: 'Add video' }).click();
  await confirmSuccess(page);
  expect(offsets).toHaveLength(2);
  expect(offsets[1]).toBeGreaterThan(0);
});
