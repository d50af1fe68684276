// The title of a linked video in the form. A local server answers in place of the video sites.
import { expect } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@fanous/features/paths';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, signInWithApi } from './support/people.ts';
import { addCourse } from './support/separateCourse.ts';
import { adminAccount, type SeparateServer, startSeparateServer } from './support/separateServer.ts';
import { test } from './support/test.ts';

const responses: Record<string, { status: number; body?: object }> = {
  'https://vimeo.com/76979871': { status: 200, body: { title: 'Quadratic formula: حل المعادلة', duration: 1510 } },
  'https://www.youtube.com/watch?v=deleted0000': { status: 404 },
};
let sites: Server | undefined;
let server: SeparateServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  sites = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://sites.invalid');
    const { status, body } = responses[searchParams.get('url') ?? ''] ?? { status: 500 };
    response.writeHead(status).end(JSON.stringify(body ?? {}));
  }).listen(0, '127.0.0.1');
  await once(sites, 'listening');
  const { port } = sites.address() as AddressInfo;
  server = await startSeparateServer({ EMBED_METADATA_URL: `http://127.0.0.1:${port}` });
});

test.afterAll(async () => {
  await server?.stop();
  sites?.close();
});

test('an admin takes title and length from the site, and saves a video that it does not show', async ({ browser }) => {
  const visitor = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
  const page = await openVisitorPage(browser, visitor, { baseURL: server?.origin });
  const { id } = await addCourse(page, `titles-${crypto.randomUUID()}`);
  await signInWithApi(page, adminAccount);
  await page.goto(paths.createVideo.to({ id }));
  const title = page.getByRole('textbox', { name: 'Title' });
  const links = [
    page.getByRole('textbox', { name: 'Application URL' }),
    page.getByRole('textbox', { name: 'Website URL' }),
  ];

  await test.step('The site knows the video', async () => {
    for (const field of links) await field.fill('https://vimeo.com/76979871');
    await expect(page.getByText('Video from Vimeo: “Quadratic formula: حل المعادلة”').last()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Length' })).toHaveValue('25:10');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use this title' }).click();
    await expect(title).toHaveValue('Quadratic formula: حل المعادلة');
    await expect(title).toBeFocused();
    await page.getByRole('button', { name: 'Add video' }).click();
    await expect(page.getByRole('dialog')).toContainText('Video created successfully');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('row', { name: /Quadratic formula/ })).toContainText('25:10');
  });

  await test.step('The site does not show the video, and it is saved', async () => {
    await page.goto(paths.createVideo.to({ id }));
    await title.fill('Deleted video');
    for (const field of links) await field.fill('https://youtu.be/deleted0000');
    await expect(page.getByText('YouTube does not show this video.').last()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add video' }).click();
    await expect(page.getByRole('dialog')).toContainText('Video created successfully');
  });
  await page.context().close();
});
