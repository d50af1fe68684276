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
  paths.createCourse.to(),
  paths.addUserToCourses.to(),
  paths.addUserToCourse.to({ slug: 'algebra-solid-geometry' }),
  paths.removeUserFromCourse.to({ slug: 'algebra-solid-geometry' }),
];
const forFullAdmins = [paths.editCourse.to({ slug: 'algebra-solid-geometry', id: 1 })];
const forAdminsAndTeachers = [paths.courseUsers.to({ id: 1 })];
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

for (const role of ['admin', 'limited admin'] as const) {
  test(`an ${role} is let in`, async ({ browser }) => {
    const page = await arrive(browser, desk);
    await enter(page, role);
    const isFull = role === 'admin';
    for (const path of [...forAdmins, ...forAdminsAndTeachers, ...(isFull ? forFullAdmins : [])]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
}

for (const [role, refused] of [
  ['limited admin', forFullAdmins],
  ['teacher', forFullAdmins],
  ['student', [...forFullAdmins, ...forAdminsAndTeachers]],
] as const) {
  test(`a ${role} is led away from what is for others`, async ({ browser }) => {
    const page = await arrive(browser, desk);
    await enter(page, role);
    for (const path of refused) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\?refused=/);
    }
  });
}

test('a teacher is let in to the users of a course', async ({ browser }) => {
  const page = await arrive(browser, desk);
  await enter(page, 'teacher');
  for (const path of forAdminsAndTeachers) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('the signed out land on /login from every guarded address, and come back', async ({ browser }) => {
  const page = await arrive(browser, desk);
  for (const path of [...forAdmins, ...forFullAdmins, ...forAdminsAndTeachers, ...forSignedIn]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto(paths.users.to({ search: 'khaled' }));
  await signIn(page, desk.words, demoAccount('admin'));
  await page.getByRole('dialog').getByRole('button', { name: desk.words.toContinue }).click();
  await expect(page).toHaveURL('/dashboard/users?search=khaled');
});
