// A quiz on a bad network: no answer is lost, and no attempt is marked twice.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import { getDemoAccount } from './support/people.ts';
import { openSignedInPage } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const ar = {
  ...labelsByLanguage.ar,
  scored: /^حصلت على \d+ من \d+$/,
  waiting: 'في انتظار الاتصال',
  kept: /إجاباتك محفوظة على هذا الجهاز وستُرسل/,
  counts: /هذه درجتك المحتسبة/,
  retake: 'إعادة الاختبار للتدريب',
  practice: /كانت هذه محاولة تدريب/,
  review: 'راجع أخطاءك',
};
const en: typeof ar = {
  ...labelsByLanguage.en,
  scored: /^You scored \d+ out of \d+$/,
  waiting: 'Waiting for a connection',
  kept: /Your answers are saved on this device and will be sent/,
  counts: /This is the mark that counts/,
  retake: 'Try again as practice',
  practice: /This was practice/,
  review: 'Review your mistakes',
};
const desktop = { theme: 'light', width: 1280, height: 900 } as const;

async function openQuiz(page: Page, slug: string, title: string): Promise<void> {
  await page.goto(`/single/${slug}`);
  const quizzes = page.getByRole('region', { name: /^(الاختبارات الإلكترونية|Electronic quizzes)/ });
  await expect(quizzes).toBeVisible();
  const toggle = quizzes.getByRole('heading', { level: 2 }).getByRole('button');
  if (await toggle.isVisible()) await toggle.click();
  await quizzes.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const countAttempts = async (page: Page, token: string) => {
  const id = /Quiz\/(\d+)/.exec(page.url())?.[1];
  const response = await page.request.get(`/api/quizzes/${id}/attempts`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { attempts: unknown[] }).attempts.length;
};

test('answers survive a lost network and are marked once, and a second attempt is practice', async ({ browser }) => {
  const { page, token } = await openSignedInPage(browser, { labels: ar, ...desktop }, 'student');
  await test.step('A reload keeps the answers', async () => {
    await openQuiz(page, 'html5-css-beginners', 'أساسيات HTML5');
    await page.getByRole('group').nth(0).getByRole('radio').first().check();
    await page.reload();
    await expect(page.getByText(ar.answered(1, 6))).toBeVisible();
    // The dialog has loaded before the network is lost.
    await page.getByRole('button', { name: ar.submit }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'متابعة الإجابة' }).click();
  });

  await test.step('Without a network the submitted answers wait', async () => {
    await page.context().setOffline(true);
    await page.getByRole('group').nth(1).getByRole('radio').first().check();
    await page.getByRole('button', { name: ar.submit }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: ar.submitNow }).click();
    await expect(page.getByText(ar.waiting).first()).toBeVisible();
    // The live region outside `main` has the same text.
    await expect(page.getByRole('main').getByText(ar.kept)).toBeVisible();
    await expect(page.getByRole('group').nth(0).getByRole('radio').first()).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
  });

  let sent = 0;
  await page.route('**/api/quiz-results', async (route) => {
    sent += 1;
    if (sent > 1) return await route.continue();
    await route.fetch();
    return await route.abort();
  });
  await test.step('Back online, the attempt is marked once, although the first response was lost', async () => {
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: ar.scored })).toBeFocused({ timeout: 20_000 });
    await expect(page.getByText(ar.counts)).toBeVisible();
    expect(sent).toBe(2);
    expect(await countAttempts(page, token)).toBe(1);
    await page.getByRole('link', { name: ar.review }).click();
    await expect(page.getByRole('group').first()).toBeInViewport();
  });

  await test.step('Taking the quiz again is practice', async () => {
    await page.getByRole('button', { name: ar.retake }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: ar.submit }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: ar.submitNow }).click();
    await expect(page.getByText(ar.practice)).toBeVisible();
    expect(await countAttempts(page, token)).toBe(2);
  });
  await page.context().close();
});

test('an attempt that was submitted before a reload is sent automatically (en, 360 px)', async ({ browser }) => {
  const phone = { labels: en, theme: 'dark', width: 360, height: 780 } as const;
  const { page, token } = await openSignedInPage(browser, phone, 'student');
  await openQuiz(page, 'html5-css-beginners', 'أساسيات CSS');
  await page.getByRole('group').nth(0).getByRole('radio').first().check();
  await page.route('**/api/quiz-results', (route) => route.abort());
  await page.getByRole('button', { name: en.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: en.submitNow }).click();
  await expect(page.getByRole('main').getByText(en.kept)).toBeVisible();
  await page.unroute('**/api/quiz-results');
  await page.reload();
  await expect(page.getByRole('heading', { name: en.scored })).toBeFocused();
  await expectAccessible(page);
  expect(await countAttempts(page, token)).toBe(1);
  await page.context().close();
});

test('after an expired session the answers are kept, and sent after signing in again', async ({ browser }) => {
  const { page, token } = await openSignedInPage(browser, { labels: ar, ...desktop }, 'student');
  await openQuiz(page, 'arabic-grammar', 'المبتدأ والخبر والنواسخ');
  await page.getByRole('group').nth(0).getByRole('radio').first().check();
  await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: ar.submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: ar.submitNow }).click();
  // The sign-in dialog opens over the quiz. Afterwards the answers are sent automatically.
  const dialog = page.getByRole('dialog', { name: 'انتهت جلستك' });
  await dialog.getByLabel(ar.password, { exact: true }).fill(getDemoAccount('student').password);
  await dialog.getByRole('button', { name: ar.login }).click();
  await expect(page.getByRole('heading', { name: ar.scored })).toBeFocused();
  await page.context().close();
});
