// Who is let in where: the guarded routes and the roles, by the addresses of the product. A new guarded route is a new line.
import { expect, type Page, test } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import { arrive, demoAccount, signInAsRole, signIn } from './support/people.ts';
import { words as languages } from './support/words.ts';

const roles = ['admin', 'limited admin', 'teacher', 'student'] as const;
type Role = (typeof roles)[number];

interface Group {
  /** How a refusal names them in the address. */
  name: string;
  /** What a refusal says. */
  said: RegExp;
  roles: readonly Role[];
  addresses: string[];
}

const groups: Group[] = [
  {
    name: 'admin',
    said: /is for admins only/,
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
    said: /is for admins with full rights only/,
    roles: ['admin'],
    addresses: [
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
    said: /is for/,
    roles: ['admin', 'teacher'],
    addresses: [
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
    said: /is for/,
    roles: ['admin', 'limited admin', 'teacher'],
    addresses: [paths.courseUsers.to({ id: 4 }), paths.overview.to()],
  },
];
const forSignedIn = [paths.profile.to(), paths.myCourses.to(), paths.myQuizzes.to()];

const desk = { words: languages.en, theme: 'light', width: 1280, height: 900 } as const;

/** Goes somewhere as a link of the app does, which is many times quicker than a new document for each. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

for (const role of roles) {
  test(`the ${role} is let in where that is right, led away elsewhere, and told why`, async ({ browser }) => {
    const page = await arrive(browser, desk);
    await signInAsRole(page, role);
    await page.goto(paths.profile.to());
    for (const { name, said, roles: welcome, addresses } of groups) {
      for (const path of addresses) {
        await follow(page, path);
        if (welcome.includes(role)) {
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
          expect(new URL(page.url()).pathname).toBe(path);
        } else {
          await expect(page, path).toHaveURL(`${paths.profile.to()}?refused=${name}`);
          await expect(page.getByText(said), path).toBeVisible();
        }
      }
    }
    await page.context().close();
  });
}

test('the signed out land on /login from every guarded address, and come back', async ({ browser }) => {
  const page = await arrive(browser, desk);
  await page.goto(paths.home.to());
  for (const path of [...groups.flatMap(({ addresses }) => addresses), ...forSignedIn]) {
    await follow(page, path);
    await expect(page, path).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto(paths.users.to({ search: 'khaled' }));
  await signIn(page, desk.words, demoAccount('admin'));
  await page.getByRole('dialog').getByRole('button', { name: desk.words.toContinue }).click();
  await expect(page).toHaveURL('/dashboard/users?search=khaled');
});
