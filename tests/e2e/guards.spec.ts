// Which role may open which guarded route. Add a line for each new guarded route.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { paths } from '@fanous/features/paths';
import { openVisitorPage, getDemoAccount, signInAsRole, signIn } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const roles = ['admin', 'limited admin', 'teacher', 'student'] as const;
type Role = (typeof roles)[number];

interface Group {
  /** The name in the URL after a redirect. */
  name: string;
  /** The reason on the page after a redirect. */
  refusal: RegExp;
  roles: readonly Role[];
  addresses: string[];
}

const groups: Group[] = [
  {
    name: 'admin',
    refusal: /is for admins only/,
    roles: ['admin', 'limited admin'],
    addresses: [
      paths.users.to(),
      paths.createUser.to(),
      paths.editUser.to({ id: 5 }),
      paths.mainCategories.to(),
      paths.createMainCategory.to(),
      paths.editMainCategory.to({ id: 1 }),
      paths.subCategoriesIndex.to({ id: 1 }),
      paths.createSubCategory.to(),
      paths.editSubCategory.to({ id: 1 }),
      paths.courses.to(),
      paths.createCourse.to(),
      paths.addUserToCourses.to(),
      paths.addUserToCourse.to({ slug: 'algebra-solid-geometry' }),
      paths.removeUserFromCourse.to({ slug: 'algebra-solid-geometry' }),
    ],
  },
  {
    // Limited admins manage no course and nothing below it (decision 6).
    name: 'full-admin',
    refusal: /is for full admins only/,
    roles: ['admin'],
    addresses: [
      paths.auditLog.to(),
      paths.editCourse.to({ slug: 'algebra-solid-geometry', id: 1 }),
      paths.videos.to({ id: 1 }),
      paths.createVideo.to({ id: 1 }),
      paths.editVideo.to({ id: 1, videoId: 54 }),
      paths.records.to({ id: 1 }),
      paths.createRecord.to({ id: 1 }),
      paths.editRecord.to({ id: 1, recordId: 18 }),
      paths.pdfs.to({ id: 1 }),
      paths.createPdf.to({ id: 1 }),
      paths.editPdf.to({ id: 1, pdfId: 9 }),
    ],
  },
  {
    name: 'full-admin+teacher',
    refusal: /is for/,
    roles: ['admin', 'teacher'],
    addresses: [
      paths.units.to({ id: 4 }),
      paths.quizzes.to({ id: 4 }),
      paths.createQuiz.to({ id: 4 }),
      paths.editQuiz.to({ id: 4, quizId: 4 }),
      paths.quizUsers.to({ id: 4, quizId: 4 }),
      paths.questions.to({ id: 4 }),
      paths.createQuestion.to({ id: 4 }),
      paths.editQuestion.to({ id: 1 }),
      paths.options.to({ id: 1 }),
      paths.createOptions.to({ quizId: 4, id: 1 }),
      paths.editOption.to({ questionId: 1, id: 1 }),
    ],
  },
  {
    name: 'admin+teacher',
    refusal: /is for/,
    roles: ['admin', 'limited admin', 'teacher'],
    addresses: [paths.courseUsers.to({ id: 4 }), paths.overview.to()],
  },
];
const signedInAddresses = [paths.profile.to(), paths.myCourses.to(), paths.myQuizzes.to()];

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;

/** Navigates as a link of the app does. Loading a document for each path takes many times longer. */
const goToPath = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

for (const role of roles) {
  test(`the ${role} opens allowed pages, and is redirected from others with a reason`, async ({ browser }) => {
    const page = await openVisitorPage(browser, desktop);
    await signInAsRole(page, role);
    await page.goto(paths.profile.to());
    for (const { name, refusal, roles: welcome, addresses } of groups) {
      for (const path of addresses) {
        await goToPath(page, path);
        if (welcome.includes(role)) {
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
          expect(new URL(page.url()).pathname).toBe(path);
        } else {
          await expect(page, path).toHaveURL(`${paths.profile.to()}?refused=${name}`);
          await expect(page.getByText(refusal), path).toBeVisible();
        }
      }
    }
    await page.context().close();
  });
}

test('signed-out users are sent from every guarded page to /login, and back', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await page.goto(paths.home.to());
  for (const path of [...groups.flatMap(({ addresses }) => addresses), ...signedInAddresses]) {
    await goToPath(page, path);
    await expect(page, path).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto(paths.users.to({ search: 'khaled' }));
  await signIn(page, desktop.labels, getDemoAccount('admin'));
  await page.getByRole('dialog').getByRole('button', { name: desktop.labels.toContinue }).click();
  await expect(page).toHaveURL('/dashboard/users?search=khaled');
});
