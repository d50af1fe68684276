// A full disk. A separate server has a reserve that is larger than any disk.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '@fanous/features/paths';
import { openVisitorPage, signInWithApi } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const root = path.resolve(import.meta.dirname, '../..');
const notes = path.join(root, 'apps/api/src/demo/media/study-plan.pdf');
const account = { email: 'owner@example.com', password: 'nile-lantern-42' };

const texts = {
  ar: {
    title: 'العنوان',
    add: 'إضافة ملف PDF',
    full: 'لا تتسع المساحة على الخادم لملفات جديدة الآن. لم يُحفظ شيء. حاول لاحقًا.',
    failed: 'تعذّرت إضافة الملف',
    again: 'إعادة المحاولة',
    close: 'إغلاق',
  },
  en: {
    title: 'Title',
    add: 'Add PDF',
    // A failure title of the specification (§8).
    full: 'THE SERVER HAS NO ROOM FOR NEW FILES RIGHT NOW. NOTHING WAS SAVED. TRY AGAIN LATER.',
    failed: 'There was a problem creating the PDF',
    again: 'TRY AGAIN',
    close: 'Close',
  },
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'fanous-full-'));
let server: ChildProcess;
let origin = '';

/** Finds a free port. */
async function findFreePort(): Promise<number> {
  const portServer = createServer().listen(0, '127.0.0.1');
  await once(portServer, 'listening');
  const address = portServer.address();
  portServer.close();
  await once(portServer, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['apps/api/src/server.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DEMO: '0',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      DISK_RESERVE_BYTES: String(1e15),
    },
  });
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 150_000 }).toBe(true);
});

test.afterAll(async () => {
  const serverExit = once(server, 'exit');
  server.kill();
  await serverExit;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Adds a course without files. This works with a full disk too. */
async function addCourse(page: Page, name: string): Promise<number> {
  const session = await page.request.post('/api/login', { data: account });
  const { access_token, data } = (await session.json()) as { access_token: string; data: { id: number } };
  const headers = { authorization: `Bearer ${access_token}` };
  const post = async (address: string, multipart: Record<string, string | number>) => {
    const answer = await page.request.post(`/api${address}`, { headers, multipart });
    expect(answer.status(), address).toBe(201);
    return ((await answer.json()) as { id: number }).id;
  };
  const main = await post('/main-categories', { name: `Main ${name}` });
  const category = await post('/categories', { name: `Sub ${name}`, main_category_id: main });
  const course = { name, slug: name, description: name, price: 0, user_id: data.id, 'categories[]': category };
  return post('/courses', course);
}

for (const labels of [labelsByLanguage.ar, labelsByLanguage.en]) {
  const pageTexts = texts[labels.code === 'en' ? 'en' : 'ar'];
  test(`a full disk shows an error, and the form keeps its file (${labels.code})`, async ({ browser }) => {
    const page = await openVisitorPage(
      browser,
      { labels, theme: 'light', width: 1280, height: 900 },
      { baseURL: origin },
    );
    const id = await addCourse(page, `full-${labels.code}`);
    await signInWithApi(page, account);
    await page.goto(paths.createPdf.to({ id }));
    await page.getByRole('textbox', { name: pageTexts.title }).fill('Unit 1');
    await page.locator('input[type="file"][hidden]').first().setInputFiles(notes);
    const refused = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/api/pdfs') && answer.status() === 507);
    const first = refused();
    await page.getByRole('main').getByRole('button', { name: pageTexts.add }).click();
    await first;
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('heading')).toHaveText(pageTexts.full);
    await expect(dialog).toContainText(pageTexts.failed);
    // The form keeps its values and is sent again.
    const second = refused();
    await dialog.getByRole('button', { name: pageTexts.again }).click();
    expect((await second).request().headers()['content-type']).toMatch(/^multipart\/form-data/);
    await dialog.getByRole('button', { name: pageTexts.close }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: pageTexts.title })).toHaveValue('Unit 1');
    await expect(page.getByRole('main')).toContainText('study-plan.pdf');
    await page.context().close();
  });
}
