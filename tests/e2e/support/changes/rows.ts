// Actions on one or many rows of a list.
import { expect } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import type { Change } from './change.ts';
import {
  getButton,
  getSearchUrl,
  expectDialogText,
  expectToast,
  expectRowRemoved,
  expectTwoItemsDone,
  chooseRowAction,
  openDeleteDialog,
  openBulkDialog,
} from './steps.ts';
import { selectComboBoxOption } from '../comboBox.ts';

export const rowChanges: readonly Change[] = [
  {
    operation: 'deleteMainCategory',
    prepare: async (page, testData) => {
      await testData.ensureMainCategory();
      return openDeleteDialog(page, getSearchUrl(paths.mainCategories.to(), testData), testData.title);
    },
    expectSuccess: expectRowRemoved,
  },
  {
    operation: 'deleteCategory',
    prepare: async (page, testData) => {
      await testData.ensureCategory();
      return openDeleteDialog(
        page,
        paths.subCategoriesIndex.to({ id: await testData.ensureMainCategory() }),
        testData.title,
      );
    },
    expectSuccess: expectRowRemoved,
  },
  {
    operation: 'deleteCourse',
    prepare: async (page, testData) => {
      await testData.ensureCourse();
      return openDeleteDialog(page, getSearchUrl(paths.courses.to(), testData), testData.title);
    },
    expectSuccess: expectRowRemoved,
  },
  {
    operation: 'deleteVideo',
    prepare: async (page, testData) => {
      await testData.ensureVideo();
      return openDeleteDialog(page, paths.videos.to(await testData.ensureCourse()), testData.title);
    },
    expectSuccess: expectRowRemoved,
  },
  {
    operation: 'deleteRecord',
    prepare: async (page, testData) => {
      await testData.ensureRecord();
      return openDeleteDialog(page, paths.records.to(await testData.ensureCourse()), testData.title);
    },
    expectSuccess: expectRowRemoved,
  },
  {
    operation: 'deletePdf',
    prepare: async (page, testData) => {
      await testData.ensurePdf();
      return openDeleteDialog(page, paths.pdfs.to(await testData.ensureCourse()), testData.title);
    },
    expectSuccess: expectRowRemoved,
  },
  {
    operation: 'deleteQuiz',
    prepare: async (page, testData) => {
      await testData.ensureQuiz();
      return openDeleteDialog(page, paths.quizzes.to(await testData.ensureCourse()), testData.title);
    },
    expectSuccess: expectRowRemoved,
  },
  {
    operation: 'deleteQuestion',
    prepare: async (page, testData) => {
      await testData.ensureQuestion();
      return openDeleteDialog(page, paths.questions.to({ id: await testData.ensureQuiz() }), testData.title);
    },
    expectSuccess: expectRowRemoved,
  },
  {
    operation: 'deleteOption',
    prepare: async (page, testData) => {
      await testData.ensureOptions();
      return openDeleteDialog(page, paths.options.to({ id: await testData.ensureQuestion() }), 'Neither');
    },
    expectSuccess: async (page) => expect(page.getByRole('rowheader', { name: 'Neither' })).toHaveCount(0),
  },
  {
    operation: 'deleteUser',
    prepare: async (page, testData) => {
      await testData.ensureUser();
      return openDeleteDialog(page, getSearchUrl(paths.users.to(), testData), testData.title);
    },
    expectSuccess: expectRowRemoved,
  },
  {
    operation: 'deleteUser',
    variant: 'two together',
    prepare: async (page, testData) => {
      await testData.ensureUser();
      await testData.ensureUser(2);
      return openBulkDialog(page, getSearchUrl(paths.users.to(), testData), 'Delete');
    },
    expectSuccess: expectTwoItemsDone,
    expectedCallCount: 2,
  },
  {
    operation: 'deleteCourseUser',
    variant: 'by its row',
    prepare: async (page, testData) => {
      await testData.ensureSubscriber();
      return openDeleteDialog(page, paths.courseUsers.to(await testData.ensureCourse()), testData.title, 'Remove');
    },
    expectSuccess: expectToast('User removed successfully'),
  },
  {
    operation: 'deleteCourseUser',
    variant: 'two together',
    prepare: async (page, testData) => {
      await testData.ensureSubscriber();
      await testData.ensureSubscriber(2);
      return openBulkDialog(page, paths.courseUsers.to(await testData.ensureCourse()), 'Remove');
    },
    expectSuccess: expectTwoItemsDone,
    expectedCallCount: 2,
  },
  {
    operation: 'createUserCourse',
    variant: 'two together',
    prepare: async (page, testData) => {
      const users = [await testData.ensureUser(), await testData.ensureUser(2)];
      await page.goto(paths.courseUsers.to(await testData.ensureCourse()));
      await getButton(page, 'Add subscribers').click();
      for (const [at, { email }] of users.entries()) {
        await selectComboBoxOption(page, 'User', email);
        await expect(page.getByRole('list', { name: 'Chosen users' }).getByRole('listitem')).toHaveCount(at + 1);
      }
      await page.getByRole('button', { name: 'Continue' }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Add to the course' });
    },
    expectSuccess: expectTwoItemsDone,
    expectedCallCount: 2,
  },
  {
    operation: 'logoutUser',
    prepare: async (page, testData) => {
      await testData.ensureUser();
      await page.goto(getSearchUrl(paths.users.to(), testData));
      await chooseRowAction(page, testData.title, 'Force log-out');
      return page.getByRole('alertdialog').getByRole('button', { name: 'Log out' });
    },
    expectSuccess: expectDialogText('User has been logged out successfully'),
  },
  {
    operation: 'createPasswordResetLink',
    prepare: async (page, testData) => {
      await testData.ensureUser();
      await page.goto(getSearchUrl(paths.users.to(), testData));
      await chooseRowAction(page, testData.title, 'Password reset link');
      return page.getByRole('dialog').getByRole('button', { name: 'Create link' });
    },
    expectSuccess: expectDialogText('reset-password#'),
  },
  {
    operation: 'duplicateQuestion',
    prepare: async (page, testData) => {
      await testData.ensureQuestion();
      await page.goto(paths.questions.to({ id: await testData.ensureQuiz() }));
      await page.getByRole('button', { name: `More actions: ${testData.title}` }).click();
      return page.getByRole('menuitem', { name: 'Duplicate' });
    },
    expectSuccess: expectToast('A copy of the question was added'),
  },
  {
    operation: 'orderQuestions',
    prepare: async (page, testData) => {
      await testData.ensureQuestion();
      await testData.ensureQuestion(2);
      await page.goto(paths.questions.to({ id: await testData.ensureQuiz() }));
      await page.getByRole('button', { name: `More actions: ${testData.title}`, exact: true }).click();
      return page.getByRole('menuitem', { name: 'Move down' });
    },
    expectSuccess: async (page, { title }) => expect(page.getByRole('rowheader').nth(1)).toHaveText(title),
  },
  {
    operation: 'replaceCourseUnits',
    prepare: async (page, testData) => {
      await page.goto(paths.units.to(await testData.ensureCourse()));
      await page.getByRole('button', { name: 'Add unit' }).click();
      await page.getByRole('textbox', { name: /^Title of unit 1/ }).fill(testData.title);
      return page.getByRole('button', { name: 'Save' });
    },
    expectSuccess: expectToast('The units are saved'),
  },
];
