// An admin manages videos, recordings and PDFs of a course, with real files on a real server.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import path from 'node:path';
import { paths } from '@fanous/features/paths';
import { expectAccessible } from './support/axe.ts';
import { openSubscribedPage, openVisitorPage, signInAsRole } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const demoMediaDir = path.resolve(import.meta.dirname, '../../apps/api/src/demo/media');
const course = { id: 1 };

/** Chooses a file in the only file field of the page. */
const chooseFile = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type="file"][hidden]').setInputFiles(file);

/** Checks the success dialog, and returns to the list. */
async function confirmSuccess(page: Page, text: string, list: string): Promise<void> {
  await expect(page.getByRole('dialog')).toContainText(text);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(list);
}

async function deleteRow(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('rowheader', { name: title })).toHaveCount(0);
}

test('an admin adds a video, sees it as students do, edits and deletes it', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  await test.step('A URL of an unknown site is refused', async () => {
    await page.goto(paths.videos.to(course));
    await page.getByRole('link', { name: 'Add video' }).first().click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Matrices');
    await page.getByLabel('Application URL').fill('https://not-allowed.example/1');
    await page.getByLabel('Website URL').fill('matrices-1');
    await page.getByRole('button', { name: 'Show in the player' }).click();
    await expect(page.locator('iframe[title="Video player"]')).toBeVisible();
    await page.getByRole('button', { name: 'Add video' }).click();
    await expect(page.getByLabel('Application URL')).toBeFocused();
    await expect(page.getByLabel('Application URL')).toHaveAccessibleDescription(
      /This link cannot be embedded.*YouTube/,
    );
    await page.getByLabel('Application URL').fill('hello');
    await page.getByRole('button', { name: 'Add video' }).click();
    await expect(page.getByLabel('Application URL')).toHaveAccessibleDescription(/This is not an ID of the player/);
  });
  await test.step('The video is added', async () => {
    await page.getByLabel('Application URL').fill('matrices-app-1');
    await page.getByRole('button', { name: 'Add video' }).click();
    await confirmSuccess(page, 'Video created successfully', paths.videos.to(course));
  });

  await test.step('The video becomes free, and the list keeps its search', async () => {
    await page.getByRole('searchbox').fill('matrices');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.getByRole('link', { name: 'Edit Matrices' }).click();
    await page.getByText('Free video').click();
    await page.getByRole('button', { name: 'Save' }).click();
    // The list is as it was when the row was opened.
    await confirmSuccess(page, 'Video updated successfully', `${paths.videos.to(course)}?search=matrices`);
    await expect(page.getByRole('row', { name: /Matrices/ })).toContainText('True');
    await expectAccessible(page);
  });
  await deleteRow(page, 'Matrices');
});

const courseSlug = 'html5-css-beginners';
const linkTexts = {
  ar: {
    title: 'العنوان',
    url: 'رابط التطبيق',
    website: 'رابط الموقع',
    found: 'فيديو من YouTube، يبدأ من 1:30',
    save: 'إضافة فيديو',
    done: 'تمت إضافة الفيديو بنجاح',
    videos: /^قائمة الفيديوهات/,
    remove: 'حذف',
  },
  en: {
    title: 'Title',
    url: 'Application URL',
    website: 'Website URL',
    found: 'Video from YouTube, starts at 1:30',
    save: 'Add video',
    done: 'Video created successfully',
    videos: /^List of videos/,
    remove: 'Delete',
  },
};
const linkCases = [
  { labels: labelsByLanguage.ar, texts: linkTexts.ar, theme: 'dark', width: 360, height: 780 },
  { labels: labelsByLanguage.en, texts: linkTexts.en, theme: 'light', width: 1280, height: 900 },
] as const;

for (const { texts, ...visitor } of linkCases) {
  test(`an admin pastes a YouTube link, and a student watches it without cookies (${visitor.labels.code}, ${visitor.width} px)`, async ({
    browser,
  }) => {
    // The tests have no network. The policy of the page still decides whether the player may load.
    const stubYouTube = (page: Page) =>
      page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>YouTube</title><p>player</p>' }),
      );
    const title = `YouTube ${crypto.randomUUID()}`;
    const admin = await openVisitorPage(browser, visitor);
    await stubYouTube(admin);
    await signInAsRole(admin, 'admin');
    const { id } = (await (await admin.request.get(`/api/public/courses/${courseSlug}`)).json()) as { id: number };
    await test.step('The form shows the site, the start and the player', async () => {
      await admin.goto(paths.createVideo.to({ id }));
      await admin.getByRole('textbox', { name: texts.title }).fill(title);
      await admin.getByRole('textbox', { name: texts.url }).fill('https://youtu.be/dQw4w9WgXcQ?si=AbCd&t=90');
      await expect(admin.getByRole('form').getByText(texts.found)).toBeVisible();
      const website = admin.getByRole('textbox', { name: texts.website });
      await website.fill('شاهد الدرس: https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90 ثم أجب');
      await expect(website).toHaveValue('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90');
      await expect(admin.frameLocator('iframe').getByText('player')).toBeVisible();
      await expectAccessible(admin);
      await admin.getByRole('button', { name: texts.save }).click();
      await expect(admin.getByRole('dialog')).toContainText(texts.done);
    });

    await test.step('A student opens the video', async () => {
      const { page: student } = await openSubscribedPage(browser, visitor, courseSlug);
      await stubYouTube(student);
      await student.goto(`/single/${courseSlug}`);
      const list = student.getByRole('region', { name: texts.videos });
      await list.getByRole('button', { name: title }).click();
      const frame = student.locator('section iframe');
      await expect(frame).toHaveAttribute(
        'src',
        /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?start=90&/,
      );
      await expect(frame).toHaveAttribute(
        'sandbox',
        /^allow-scripts allow-same-origin allow-presentation allow-popups$/,
      );
      await expect(student.frameLocator('section iframe').getByText('player')).toBeVisible();
    });
    await test.step('The video is deleted', async () => {
      await admin.goto(paths.videos.to({ id }));
      await admin.getByRole('button', { name: `${texts.remove} ${title}` }).click();
      await admin.getByRole('alertdialog').getByRole('button', { name: texts.remove, exact: true }).click();
      await expect(admin.getByRole('rowheader', { name: title })).toHaveCount(0);
    });
  });
}

test('a recording is uploaded: cancelling on a slow network keeps the form, and it can be sent again', async ({
  browser,
}) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  await test.step('A file of a wrong type is refused', async () => {
    await page.goto(paths.createRecord.to(course));
    await page.getByRole('textbox', { name: 'Title' }).fill('Night before the exam');
    await page.getByText('Revision recording', { exact: true }).click();
    await chooseFile(page, { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
    await page.getByRole('button', { name: 'Add recording' }).click();
    await expect(page.getByText('pdf, doc, docx, mp3 or mp4 only')).toBeVisible();
  });

  const net = await page.context().newCDPSession(page);
  const slowNetwork = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await net.send('Network.enable');
  await net.send('Network.emulateNetworkConditions', slowNetwork);
  await test.step('Leaving during the upload asks first', async () => {
    await chooseFile(page, { name: 'long.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(3_000_000) });
    await page.getByRole('button', { name: 'Add recording' }).click();
    await expect(page.getByRole('progressbar', { name: 'Uploading long.mp4' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'long.mp4' })).toBeFocused();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Recordings' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Stop the upload and leave?');
    await question.getByRole('button', { name: 'Stay on the page' }).click();
  });
  await test.step('A cancelled upload keeps the form', async () => {
    await page.getByRole('button', { name: 'Cancel the upload of long.mp4' }).click();
    await expect(page.getByRole('button', { name: 'Add recording' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Night before the exam');
    await net.send('Network.emulateNetworkConditions', { ...slowNetwork, uploadThroughput: -1 });
  });

  await test.step('The recording is uploaded', async () => {
    await chooseFile(page, path.join(demoMediaDir, 'lecture.mp3'));
    await page.getByRole('button', { name: 'Add recording' }).click();
    await confirmSuccess(page, 'Recording created successfully', paths.records.to(course));
    await expect(page.getByRole('row', { name: /Night before the exam/ })).toContainText(/Revision.*Audio file/);
    await deleteRow(page, 'Night before the exam');
  });
});

test('an upload is not left by accident: browser and page ask first, and stopping saves nothing', async ({
  browser,
}) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  await page.goto(paths.createPdf.to(course));
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a book');
  await chooseFile(page, { name: 'half.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(3_000_000) });
  const net = await page.context().newCDPSession(page);
  await net.send('Network.enable');
  await net.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 50_000,
  });
  await page.getByRole('button', { name: 'Add PDF' }).click();
  await expect(page.getByRole('progressbar', { name: /half\.pdf/ })).toBeVisible();

  // Closing the tab opens the browser's own dialog. Cancelling it keeps the upload.
  const dialogEvent = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await dialogEvent;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(page.getByRole('progressbar', { name: /half\.pdf/ })).toBeVisible();

  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/pdfs'));
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'PDFs' }).click();
  const leaving = page.getByRole('alertdialog');
  await expect(leaving).toContainText('Stop the upload and leave?');
  await leaving.getByRole('button', { name: 'Stop and leave' }).click();
  await failed;
  await expect(page).toHaveURL(paths.pdfs.to(course));
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Half a book' })).toHaveCount(0);
});

test('a file that is not a PDF is refused by its content, a real PDF is saved and opened', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  await page.goto(paths.createPdf.to(course));
  await page.getByRole('textbox', { name: 'Title' }).fill('Study plan');
  await chooseFile(page, { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF at all') });
  await page.getByRole('button', { name: 'Add PDF' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('There was a problem creating the PDF');
  await page.getByRole('alertdialog').getByRole('button', { name: 'TRY AGAIN' }).click();
  await chooseFile(page, path.join(demoMediaDir, 'study-plan.pdf'));
  await page.getByRole('button', { name: 'Add PDF' }).click();
  await confirmSuccess(page, 'PDF created successfully', paths.pdfs.to(course));
  await page.getByRole('link', { name: 'Edit Study plan' }).click();
  const [tab, response] = await Promise.all([
    page.context().waitForEvent('page'),
    // A browser without a PDF reader downloads the file, and the tab stays empty.
    page.context().waitForEvent('response', (each) => each.url().includes('/media/')),
    page.getByRole('button', { name: /Current file/ }).click(),
  ]);
  expect(response.headers()['content-type']).toBe('application/pdf');
  await tab.close();
  await page.goto(paths.pdfs.to(course));
  await deleteRow(page, 'Study plan');
});

test('offline, a page that has not loaded shows an error inside the layout', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  await page.goto(paths.createPdf.to(course));
  await expect(page.getByRole('heading', { level: 1, name: 'Add PDF' })).toBeVisible();
  await page.context().setOffline(true);
  const users = page.getByRole('link', { name: 'Users', exact: true });
  await users.click();
  // The second text is shown if the view of failed pages, which loads when the browser is idle, is not there yet.
  await expect(page.getByRole('main')).toContainText(/not saved on this device|server could not be reached/);
  await expect(users).toBeVisible();
});
