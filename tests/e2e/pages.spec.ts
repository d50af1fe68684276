// What has to be true of every page, whatever it shows (docs/qa-checklist.md): one visitor of the narrowest window walks by.
import { paths } from '@fanous/features/paths';
import { expect, type Page, test } from '@playwright/test';
import { arrive } from './support/people.ts';
import { arriveSignedIn } from './support/people.ts';
import { words as languages } from './support/words.ts';

const slug = 'algebra-solid-geometry';
/** 1280 px at 400 %. */
const narrowWidth = { theme: 'light', width: 320, height: 780 } as const;

/** What is wrong with the page that is open, in words; nothing, if all is well. */
const findPageProblems = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const { documentElement: html, body } = document;
    if (html.dir !== (html.lang === 'ar' ? 'rtl' : 'ltr')) faults.push(`${html.lang} runs ${html.dir}`);
    if (html.scrollWidth > html.clientWidth) faults.push(`${html.scrollWidth - html.clientWidth} px too wide`);
    if (document.querySelectorAll('h1').length !== 1) faults.push('not one h1');
    if (document.querySelectorAll('main').length !== 1) faults.push('not one main');
    for (const form of document.forms)
      if (!form.noValidate && form.querySelector('[required], [pattern], [type=email], [type=url]'))
        faults.push('a form speaks with the browser’s words');
    for (const frame of document.querySelectorAll('iframe')) if (!frame.title) faults.push('a frame without a title');

    for (const element of body.querySelectorAll<HTMLElement>('*:not(script, style, svg, svg *)')) {
      const own = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
        .join('');
      if (own.trim() === '' || !element.checkVisibility()) continue;
      const look = getComputedStyle(element);
      const say = (what: string) => faults.push(`${what}: ${own.trim().slice(0, 40)}`);
      if (look.letterSpacing !== 'normal') say('spaced letters');
      if (look.fontStyle !== 'normal') say('slanted');
      if (look.textTransform !== 'none') say('another case');
      if (look.textAlign === 'justify') say('justified');
      if (/^rgba|\//.test(look.color)) say('transparent');
      if (!/^"?(IBM Plex Sans Arabic|Alexandria)/.test(look.fontFamily)) say('another font');
      if (/[\u061C\u200E\u200F\u202A-\u202E]/.test(own)) say('an invisible character');
      const lang = element.closest<HTMLElement>('[lang]')?.lang;
      const isSpoken = !element.closest('[aria-hidden="true"], textarea, option');
      // A sentence of ours may name what somebody else wrote; that alone is in one language.
      const isArabic = /\p{Script=Arabic}{2}/u.test(own) && !/[a-z]{2}/i.test(own);
      if (isSpoken && lang === 'en' && isArabic) say('Arabic named as English');
    }
    return faults;
  });

/** Opens each address and collects the problems of all pages, so that one run shows all of them. */
async function checkPages(page: Page, addresses: string[]): Promise<void> {
  const faults: string[] = [];
  const titles = new Set<string>();
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const title = await page.title();
    if (titles.has(title)) faults.push(`${address}: «${title}» is another page’s title`);
    titles.add(title);
    faults.push(...(await findPageProblems(page)).map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

test('every kind of public page fits, with title, headings and landmarks', async ({ browser }) => {
  const page = await arrive(browser, { words: languages.ar, ...narrowWidth });
  await checkPages(page, [
    paths.home.to(),
    paths.categories.to(),
    paths.course.to({ slug }),
    paths.wallet.to({ slug }),
    paths.rules.to(),
    paths.signup.to(),
  ]);
  const reader = await arrive(browser, { words: languages.en, ...narrowWidth });
  await checkPages(reader, [paths.home.to(), paths.course.to({ slug })]);
});

test('every kind of dashboard page fits, with title, headings and landmarks', async ({ browser }) => {
  const { page, token } = await arriveSignedIn(browser, { words: languages.en, ...narrowWidth }, 'admin');
  const ask = async <T>(address: string) =>
    (await (await page.request.get(`/api${address}`, { headers: { authorization: `Bearer ${token}` } })).json()) as T;
  const { id } = await ask<{ id: number }>(`/public/courses/${slug}`);
  const { quizzes } = await ask<{ quizzes: [{ id: number }] }>(`/courses/${id}/quizzes`);
  const quiz = quizzes[0].id;
  const { questions } = await ask<{ questions: [{ id: number }] }>(`/quizzes/${quiz}/questions`);
  const question = questions[0].id;
  await checkPages(page, [
    paths.overview.to(),
    paths.users.to(),
    paths.editCourse.to({ slug, id }),
    paths.quizUsers.to({ id, quizId: quiz }),
    paths.createOptions.to({ quizId: quiz, id: question }),
  ]);
});

test('on a phone no bar hides what has the focus', async ({ browser }) => {
  const page = await arrive(browser, { words: languages.ar, theme: 'light', width: 360, height: 780 });
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
