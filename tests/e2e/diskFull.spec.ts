// A disk without room for files, on a server of its own whose reserve no disk can meet.
import { expect, test, type Page } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '@fanous/features/paths';
import { arrive, signInAs } from './support/people.ts';
import { words as languages } from './support/words.ts';

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
    // A title of the catalogue of failures (spec §8).
    full: 'THE SERVER HAS NO ROOM FOR NEW FILES RIGHT NOW. NOTHING WAS SAVED. TRY AGAIN LATER.',
    failed: 'There was a problem creating the PDF',
    again: 'TRY AGAIN',
    close: 'Close',
  },
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'fanous-full-'));
let server: ChildProcess;
let origin = '';

/** A port that nothing listens on. */
async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
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
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/** A course without files, which a full disk does not stop. */
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

for (const words of [languages.ar, languages.en]) {
  const say = texts[words.code === 'en' ? 'en' : 'ar'];
  test(`a full disk shows an error, and the form keeps its file (${words.code})`, async ({ browser }) => {
    test.setTimeout(120_000);
    const page = await arrive(browser, { words, theme: 'light', width: 1280, height: 900 }, { baseURL: origin });
    const id = await addCourse(page, `full-${words.code}`);
    await signInAs(page, account);
    await page.goto(paths.createPdf.to({ id }));
    await page.getByRole('textbox', { name: say.title }).fill('Unit 1');
    await page.locator('input[type="file"][hidden]').first().setInputFiles(notes);
    const refused = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/api/pdfs') && answer.status() === 507);
    const first = refused();
    await page.getByRole('main').getByRole('button', { name: say.add }).click();
    await first;
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('heading')).toHaveText(say.full);
    await expect(dialog).toContainText(say.failed);
    // Nothing was lost: the same is sent again.
    const second = refused();
    await dialog.getByRole('button', { name: say.again }).click();
    expect((await second).request().headers()['content-type']).toMatch(/^multipart\/form-data/);
    await dialog.getByRole('button', { name: say.close }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: say.title })).toHaveValue('Unit 1');
    await expect(page.getByRole('main')).toContainText('study-plan.pdf');
    await page.context().close();
  });
}
