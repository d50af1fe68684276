// Who is let in where: the refused routes of each role, by the addresses of the product. A new guarded route is a new line.
import { expect, test } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import { arrive, demoAccount, enter, signIn } from './people.ts';
import { words as languages } from './words.ts';

const forAdmins = [
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
  paths.addUserToCourse.to({ slug: 'algebra-solid-geometry' }),
];
/** Not for limited admins either (decision 6). */
const forFullAdmins = [
  paths.videos.to({ id: 1 }),
  paths.createVideo.to({ id: 1 }),
  paths.editVideo.to({ id: 1, video_id: 54 }),
  paths.records.to({ id: 1 }),
  paths.createRecord.to({ id: 1 }),
  paths.editRecord.to({ id: 1, record_id: 18 }),
  paths.pdfs.to({ id: 1 }),
  paths.createPdf.to({ id: 1 }),
  paths.editPdf.to({ id: 1, pdf_id: 9 }),
];
// Limited admins may not manage quizzes (decision 6); the overview is theirs too.
const forStaff = [
  paths.quizzes.to({ id: 4 }),
  paths.createQuiz.to({ id: 4 }),
  paths.editQuiz.to({ id: 4, quiz_id: 4 }),
  paths.quizUsers.to({ id: 4, quizId: 4 }),
  paths.questions.to({ id: 4 }),
  paths.createQuestion.to({ id: 4 }),
  paths.editQuestion.to({ id: 1 }),
  paths.options.to({ id: 1 }),
  paths.createOptions.to({ quizId: 4, id: 1 }),
  paths.editOption.to({ questionId: 1, id: 1 }),
];
const forSignedIn = [paths.myCourses.to(), paths.myQuizzes.to()];

const desk = { words: languages.en, theme: 'light', width: 1280, height: 900 } as const;

for (const role of ['teacher', 'student'] as const) {
  test(`a ${role} is led away from what is for admins, and told why`, async ({ browser }) => {
    const page = await arrive(browser, desk);
    await enter(page, role);
    for (const path of forAdmins) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\?refused=admin$/);
      await expect(page.getByText(/is for admins only/), path).toBeVisible();
    }
  });
}

for (const role of ['limited admin', 'teacher', 'student'] as const) {
  test(`a ${role} is led away from what is for full admins, and told why`, async ({ browser }) => {
    const page = await arrive(browser, desk);
    await enter(page, role);
    for (const path of forFullAdmins) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\?refused=full-admin$/);
      await expect(page.getByText(/is for admins with full rights only/), path).toBeVisible();
    }
  });
}

for (const role of ['admin', 'limited admin'] as const) {
  test(`an ${role} is let in`, async ({ browser }) => {
    const page = await arrive(browser, desk);
    await enter(page, role);
    for (const path of role === 'admin' ? [...forAdmins, ...forFullAdmins] : forAdmins) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
}

for (const role of ['limited admin', 'student'] as const) {
  test(`a ${role} is led away from what is for full admins and teachers`, async ({ browser }) => {
    const page = await arrive(browser, desk);
    await enter(page, role);
    for (const path of forStaff) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\?refused=full-admin\+teacher$/);
    }
    await page.goto(paths.overview.to());
    await expect(page).toHaveURL(role === 'student' ? /\?refused=admin\+teacher$/ : paths.overview.to());
  });
}

test('the signed out land on /login from every guarded address, and come back', async ({ browser }) => {
  const page = await arrive(browser, desk);
  for (const path of [...forAdmins, ...forFullAdmins, ...forStaff, paths.overview.to(), ...forSignedIn]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto(paths.users.to({ search: 'khaled' }));
  await signIn(page, desk.words, demoAccount('admin'));
  await page.getByRole('dialog').getByRole('button', { name: desk.words.toContinue }).click();
  await expect(page).toHaveURL('/dashboard/users?search=khaled');
});
