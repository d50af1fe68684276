// Checks that apply to every page (docs/qa-checklist.md), in the narrowest window.
import { paths } from '@fanous/features/paths';
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { openVisitorPage } from './support/people.ts';
import { openSignedInPage } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const slug = 'algebra-solid-geometry';
/** 1280 px at 400 %. */
const narrowWidth = { theme: 'light', width: 320, height: 780 } as const;

/** Returns the problems of the open page as sentences. */
const findPageProblems = (page: Page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    const { documentElement: html, body } = document;
    if (html.dir !== (html.lang === 'ar' ? 'rtl' : 'ltr')) problems.push(`${html.lang} runs ${html.dir}`);
    if (html.scrollWidth > html.clientWidth) problems.push(`${html.scrollWidth - html.clientWidth} px too wide`);
    if (document.querySelectorAll('h1').length !== 1) problems.push('not one h1');
    if (document.querySelectorAll('main').length !== 1) problems.push('not one main');
    for (const form of document.forms)
      if (!form.noValidate && form.querySelector('[required], [pattern], [type=email], [type=url]'))
        problems.push('a form speaks with the browser’s words');
    for (const frame of document.querySelectorAll('iframe')) if (!frame.title) problems.push('a frame without a title');

    for (const element of body.querySelectorAll<HTMLElement>('*:not(script, style, svg, svg *)')) {
      const own = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
        .join('');
      if (own.trim() === '' || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const addProblem = (problem: string) => problems.push(`${problem}: ${own.trim().slice(0, 40)}`);
      if (style.letterSpacing !== 'normal') addProblem('spaced letters');
      if (style.fontStyle !== 'normal') addProblem('slanted');
      if (style.textTransform !== 'none') addProblem('another case');
      if (style.textAlign === 'justify') addProblem('justified');
      if (/^rgba|\//.test(style.color)) addProblem('transparent');
      if (!/^"?(IBM Plex Sans Arabic|Alexandria)/.test(style.fontFamily)) addProblem('another font');
      if (/[\u061C\u200E\u200F\u202A-\u202E]/.test(own)) addProblem('an invisible character');
      const lang = element.closest<HTMLElement>('[lang]')?.lang;
      const isSpoken = !element.closest('[aria-hidden="true"], textarea, option');
      // A sentence may contain a name that users wrote. The name is in one language.
      const isArabic = /\p{Script=Arabic}{2}/u.test(own) && !/[a-z]{2}/i.test(own);
      if (isSpoken && lang === 'en' && isArabic) addProblem('Arabic named as English');
    }
    return problems;
  });

/** Opens each address and collects the problems of all pages, so that one run shows all of them. */
async function checkPages(page: Page, addresses: string[]): Promise<void> {
  const problems: string[] = [];
  const titles = new Set<string>();
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const title = await page.title();
    if (titles.has(title)) problems.push(`${address}: «${title}» is another page’s title`);
    titles.add(title);
    problems.push(...(await findPageProblems(page)).map((problem) => `${address}: ${problem}`));
  }
  expect(problems).toEqual([]);
}

test('every kind of public page fits, with title, headings and landmarks', async ({ browser }) => {
  const page = await openVisitorPage(browser, { labels: labelsByLanguage.ar, ...narrowWidth });
  await checkPages(page, [
    paths.home.to(),
    paths.categories.to(),
    paths.course.to({ slug }),
    paths.wallet.to({ slug }),
    paths.rules.to(),
    paths.signup.to(),
  ]);
  const englishPage = await openVisitorPage(browser, { labels: labelsByLanguage.en, ...narrowWidth });
  await checkPages(englishPage, [paths.home.to(), paths.course.to({ slug })]);
});

test('every kind of dashboard page fits, with title, headings and landmarks', async ({ browser }) => {
  const { page, token } = await openSignedInPage(browser, { labels: labelsByLanguage.en, ...narrowWidth }, 'admin');
  const fetchJson = async <T>(address: string) =>
    (await (await page.request.get(`/api${address}`, { headers: { authorization: `Bearer ${token}` } })).json()) as T;
  const { id } = await fetchJson<{ id: number }>(`/public/courses/${slug}`);
  const { quizzes } = await fetchJson<{ quizzes: [{ id: number }] }>(`/courses/${id}/quizzes`);
  const quiz = quizzes[0].id;
  const { questions } = await fetchJson<{ questions: [{ id: number }] }>(`/quizzes/${quiz}/questions`);
  const question = questions[0].id;
  await checkPages(page, [
    paths.overview.to(),
    paths.auditLog.to(),
    paths.users.to(),
    paths.editCourse.to({ slug, id }),
    paths.quizUsers.to({ id, quizId: quiz }),
    paths.createOptions.to({ quizId: quiz, id: question }),
  ]);
});

test('on a phone no bar hides what has the focus', async ({ browser }) => {
  const page = await openVisitorPage(browser, { labels: labelsByLanguage.ar, theme: 'light', width: 360, height: 780 });
  await page.goto(paths.course.to({ slug }));
  const hidden: string[] = [];
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: focused } = document;
      if (!focused || focused === document.body) return '';
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const above = document.elementFromPoint(x, y);
      return above && (focused.contains(above) || above.contains(focused))
        ? ''
        : (focused.textContent ?? focused.tagName);
    });
    if (name) hidden.push(name);
  }
  expect(hidden).toEqual([]);
});
