import { expect, type FrameLocator, type Page, test } from '@playwright/test';

const framed = 'overlays-dialog--docs';

/** Opens a docs page without Storybook's window around it, whose scripts are twice as large as those of the page. */
const openPage = (page: Page, id: string, language: 'ar' | 'en') =>
  page.goto(`/iframe.html?viewMode=docs&id=${encodeURIComponent(id)}--docs&globals=locale:${language}`);
/** The docs page inside of Storybook's window. */
const getDocs = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
/** The document of a story that the docs page shows in a frame. */
const getFramedRoot = (page: Page) => getDocs(page).frameLocator('iframe[id^="iframe--"]').first().locator('html');

async function choose(page: Page, tool: string, item: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${tool} `) }).click();
  await page.getByRole('option', { name: item }).click();
}

async function expectFrame(page: Page, attributes: { lang: string; dir: string; theme: string }): Promise<void> {
  const root = getFramedRoot(page);
  await expect(root).toHaveAttribute('lang', attributes.lang);
  await expect(root).toHaveAttribute('dir', attributes.dir);
  await expect(root).toHaveAttribute('data-theme', attributes.theme);
}

test('the toolbar changes framed stories immediately, and they stay so after a reload', async ({ page }) => {
  await page.goto(`/index.html?path=/docs/${framed}`);
  await expectFrame(page, { lang: 'ar', dir: 'rtl', theme: 'light' });

  await choose(page, 'Language and direction', 'English');
  await expectFrame(page, { lang: 'en', dir: 'ltr', theme: 'light' });
  await choose(page, 'Theme', 'Dark');
  await expectFrame(page, { lang: 'en', dir: 'ltr', theme: 'dark' });

  await page.reload();
  await expectFrame(page, { lang: 'en', dir: 'ltr', theme: 'dark' });
});

test('framed stories follow the globals in the address, digits as well', async ({ page }) => {
  await page.goto('/index.html?path=/docs/navigation-notificationpanel--docs&globals=locale:en;theme:dark;digits:arab');
  await expectFrame(page, { lang: 'en', dir: 'ltr', theme: 'dark' });
  await expect(getDocs(page).locator('iframe[id^="iframe--"]').first()).toHaveAttribute('src', /digits(%3A|:)arab/);
});

test('the language of a docs page follows the toolbar', async ({ page }) => {
  await page.goto('/index.html?path=/docs/actions-button--docs');
  await expect(getDocs(page).getByRole('heading', { name: 'متى تستعملها' })).toBeVisible();
  await choose(page, 'Language and direction', 'English');
  await expect(getDocs(page).getByRole('heading', { name: 'When to use it' })).toBeVisible();
});

test('a docs page lists every prop, and shows its playground once', async ({ page }) => {
  await openPage(page, 'actions-button', 'en');
  const props = page.getByTestId('props');
  await expect(props.getByRole('row').filter({ hasText: 'isPending' })).toContainText('boolean');
  await expect(props.getByRole('row').filter({ hasText: 'tone' }).first()).toContainText(
    "'neutral' | 'primary' | 'accent' | 'danger'",
  );
  await expect(page.locator('.sb-story[id*="--playground"]')).toHaveCount(1);
});

test('the code on a docs page is the example, with its imports', async ({ page }) => {
  await openPage(page, 'data-datatable', 'en');
  await expect(page.getByTestId('example').getByRole('table')).toBeVisible();
  await expect(page.locator('.docblock-source').first()).toContainText("from '@fanous/ui/data/DataTable'");
  await expect(page.getByRole('button', { name: 'Show code' })).toHaveCount(0);
  const rows = page.getByTestId('props').getByRole('row');
  await expect(rows.filter({ hasText: 'rowActions' })).toContainText('TableRowActions<Row>');
  await expect(rows.filter({ hasText: 'selection' })).toContainText('TableSelection');
});

test('an example has the language of the toolbar, and so has its code', async ({ page }) => {
  await page.goto('/index.html?path=/docs/actions-button--docs');
  const docs = getDocs(page);
  await expect(docs.getByTestId('example').getByRole('button', { name: 'اشترك الآن' })).toBeVisible();
  await choose(page, 'Language and direction', 'English');
  const example = docs.getByTestId('example');
  await expect(example.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(example).toHaveAttribute('dir', 'ltr');
  await expect(docs.locator('.docblock-source').first()).toContainText('Subscribe');
});

test('the guide pages have both languages and show the code of their samples', async ({ page }) => {
  const guides = [
    { id: 'guide-start-ابدأ', arabic: 'ابدأ في خمس دقائق', english: 'Start in five minutes', code: 'applyLocale' },
    { id: 'guide-forms-النماذج', arabic: 'النماذج', english: 'Forms', code: 'PasswordField' },
    { id: 'guide-tables-الجداول', arabic: 'الجداول', english: 'Tables', code: 'DataTable' },
    { id: 'guide-server-rendering-على-الخادم', arabic: 'على الخادم', english: 'Server rendering', code: 'UiProvider' },
    { id: 'guide-testing-الاختبار', arabic: 'الاختبار', english: 'Testing', code: 'onSubscribe' },
  ];
  for (const { id, arabic, english, code } of guides) {
    await openPage(page, id, 'ar');
    await expect(page.getByRole('heading', { level: 1, name: arabic })).toBeVisible();
    await openPage(page, id, 'en');
    await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible();
    await expect(page.locator('.docblock-source').filter({ hasText: code }).first()).toBeVisible();
  }
});

test('the changelog page shows the versions', async ({ page }) => {
  await openPage(page, 'guide-changelog-التغييرات', 'en');
  await expect(page.getByRole('heading', { level: 2, name: '0.1.0' })).toBeVisible();
});

test('the theme editor previews a colour, names its failing pairs and writes the code', async ({ page }) => {
  await openPage(page, 'guide-theming-ألوان-علامتك', 'en');
  const status = page.getByRole('status').filter({ hasText: 'contrast' });
  await expect(status).toHaveText('The contrast of all pairs is sufficient.');
  const code = page.locator('.docblock-source');

  await page.getByLabel('accent – Light', { exact: true }).fill('#00ff88');
  await expect(code).toContainText("accent: '#00ff88'");
  const subscribe = page.getByRole('region', { name: 'Light' }).getByRole('button', { name: 'Subscribe' });
  await expect(subscribe).toHaveCSS('background-color', 'rgb(0, 255, 136)');
  await expect(status).toHaveText('The contrast of all pairs is sufficient.');

  await page.getByLabel('onAccent – Light', { exact: true }).fill('#ffffff');
  await expect(status).toHaveText('Pairs without sufficient contrast: 2');
  const failed = page.getByRole('row', { name: /^onAccent/ });
  await expect(failed).toContainText('fails');

  await page.getByRole('button', { name: 'Back to the colours of Khayamiya' }).click();
  await expect(status).toHaveText('The contrast of all pairs is sufficient.');
  await expect(code).not.toContainText('#00ff88');
});

/** Parts whose pages have much that is wide: a table, the controls of many props, framed stories. */
const widePages = ['data-datatable', 'learning-quizrunner', 'overlays-dialog'];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });
  for (const language of ['ar', 'en'] as const) {
    test(`no docs page scrolls sideways: ${language}`, async ({ page, request }) => {
      const response = await request.get('/index.json');
      const { entries } = (await response.json()) as { entries: Record<string, { type: string; title: string }> };
      const guides = Object.entries(entries).flatMap(([id, { type, title }]) =>
        type === 'docs' && /^(Welcome|Guide)/.test(title) ? [id.replace(/--docs$/, '')] : [],
      );
      expect(guides.length).toBeGreaterThan(15);
      for (const id of [...guides, ...widePages]) {
        await openPage(page, id, language);
        await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
        // Stories below are drawn when they come near the window.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(await getWidth(), id).toBe(360);
      }
    });
  }
});
