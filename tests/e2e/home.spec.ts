// The home page: reasons for a visitor, and the courses of a student.
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, signInAsRole } from './support/people.ts';

const visitor = { labels: labelsByLanguage.ar, theme: 'light', width: 360, height: 780 } as const;

test('without scripts a visitor reads the totals, the teachers and the answers', async ({ browser }) => {
  const page = await openVisitorPage(browser, visitor, { javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('term').filter({ hasText: 'الطلاب' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'أحدث الدورات' }).getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'الأكثر اشتراكًا' }).getByRole('article')).toHaveCount(4);
  const teachers = page.getByRole('region', { name: 'المدرّسون' });
  await expect(teachers.getByRole('listitem')).toHaveCount(6);
  await expect(teachers.getByRole('link', { name: 'يوسف جلال' })).toBeVisible();
  const questions = page.getByRole('region', { name: 'أسئلة عن الدفع' });
  await expect(questions.getByText(/^بعد مراجعة الإيصال/)).toBeHidden();
  await questions.getByText('متى تُفتح الدورة؟').click();
  await expect(questions.getByText(/^بعد مراجعة الإيصال/)).toBeVisible();
});

test('the sections load no code with the page, and their links navigate inside the app', async ({ browser }) => {
  const page = await openVisitorPage(browser, visitor);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => /HomeSections|PaymentQuestions|\/api\/home/.test(url))).toEqual([]);
  await expectAccessible(page);
  const sections = page.getByRole('region', { name: 'الأقسام', exact: true });
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await sections.getByRole('link', { name: 'كل الأقسام' }).click();
  await expect(page).toHaveURL('/categories');
  await expect(page.locator('body[data-same-document]')).toBeAttached();
  // Now the browser renders them.
  await page.goBack();
  await expect(sections.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'المدرّسون' }).getByRole('listitem')).toHaveCount(6);
});

test('a search in the address shows the list right below the hero', async ({ browser }) => {
  const page = await openVisitorPage(browser, visitor);
  await page.goto('/?q=%D8%A7%D9%84%D9%81%D9%8A%D8%B2%D9%8A%D8%A7%D8%A1');
  await expect(page.getByRole('region', { name: 'الدورات', exact: true }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'المدرّسون' })).toHaveCount(0);
});

test('a search keeps the list in its place, and going back to it keeps the scroll position', async ({ browser }) => {
  const page = await openVisitorPage(browser, visitor);
  await page.goto('/', { waitUntil: 'networkidle' });
  const courses = page.locator('#courses');
  const search = courses.getByRole('searchbox');
  const teachers = page.getByRole('region', { name: 'المدرّسون' });
  const getPlace = async () => Math.round((await search.boundingBox())?.y ?? 0);
  await search.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(teachers).toBeAttached();
  const place = await getPlace();
  await search.fill('الفيزياء');
  await expect(teachers).toHaveCount(0);
  await expect.poll(getPlace).toBe(place);
  const card = courses.getByRole('article').last().getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const name = await card.innerText();
  const scrollY = await page.evaluate(() => Math.round(window.scrollY));
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scrollY);
  await search.fill('');
  await expect(teachers.getByRole('listitem')).toHaveCount(6);
  await expect(search).toBeInViewport();
});

test('a student sees their courses with how much is done, and no advice for visitors', async ({ page }) => {
  await signInAsRole(page, 'student');
  await page.goto('/');
  const courses = page.getByRole('list', { name: 'دوراتي' });
  await expect(courses.getByRole('article').first()).toBeVisible();
  await expect(courses.getByText(/^اكتمل/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'أحدث الدورات' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'كيف تبدأ؟' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'أسئلة عن الدفع' })).toHaveCount(0);
});
