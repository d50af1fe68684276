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
  expectBothDone,
  chooseRowAction,
  openDeleteDialog,
  openBulkDialog,
} from './steps.ts';
import { pick } from '../pick.ts';

export const rows: readonly Change[] = [
  {
    operation: 'deleteMainCategory',
    prepare: async (page, make) => {
      await make.mainCategory();
      return openDeleteDialog(page, getSearchUrl(paths.mainCategories.to(), make), make.title);
    },
    success: expectRowRemoved,
  },
  {
    operation: 'deleteCategory',
    prepare: async (page, make) => {
      await make.category();
      return openDeleteDialog(page, paths.subCategoriesIndex.to({ id: await make.mainCategory() }), make.title);
    },
    success: expectRowRemoved,
  },
  {
    operation: 'deleteCourse',
    prepare: async (page, make) => {
      await make.course();
      return openDeleteDialog(page, getSearchUrl(paths.courses.to(), make), make.title);
    },
    success: expectRowRemoved,
  },
  {
    operation: 'deleteVideo',
    prepare: async (page, make) => {
      await make.video();
      return openDeleteDialog(page, paths.videos.to(await make.course()), make.title);
    },
    success: expectRowRemoved,
  },
  {
    operation: 'deleteRecord',
    prepare: async (page, make) => {
      await make.record();
      return openDeleteDialog(page, paths.records.to(await make.course()), make.title);
    },
    success: expectRowRemoved,
  },
  {
    operation: 'deletePdf',
    prepare: async (page, make) => {
      await make.pdf();
      return openDeleteDialog(page, paths.pdfs.to(await make.course()), make.title);
    },
    success: expectRowRemoved,
  },
  {
    operation: 'deleteQuiz',
    prepare: async (page, make) => {
      await make.quiz();
      return openDeleteDialog(page, paths.quizzes.to(await make.course()), make.title);
    },
    success: expectRowRemoved,
  },
  {
    operation: 'deleteQuestion',
    prepare: async (page, make) => {
      await make.question();
      return openDeleteDialog(page, paths.questions.to({ id: await make.quiz() }), make.title);
    },
    success: expectRowRemoved,
  },
  {
    operation: 'deleteOption',
    prepare: async (page, make) => {
      await make.options();
      return openDeleteDialog(page, paths.options.to({ id: await make.question() }), 'Neither');
    },
    success: async (page) => expect(page.getByRole('rowheader', { name: 'Neither' })).toHaveCount(0),
  },
  {
    operation: 'deleteUser',
    prepare: async (page, make) => {
      await make.user();
      return openDeleteDialog(page, getSearchUrl(paths.users.to(), make), make.title);
    },
    success: expectRowRemoved,
  },
  {
    operation: 'deleteUser',
    way: 'two together',
    prepare: async (page, make) => {
      await make.user();
      await make.user(2);
      return openBulkDialog(page, getSearchUrl(paths.users.to(), make), 'Delete');
    },
    success: expectBothDone,
    calls: 2,
  },
  {
    operation: 'deleteCourseUser',
    way: 'by its row',
    prepare: async (page, make) => {
      await make.subscriber();
      return openDeleteDialog(page, paths.courseUsers.to(await make.course()), make.title, 'Remove');
    },
    success: expectToast('User removed successfully'),
  },
  {
    operation: 'deleteCourseUser',
    way: 'two together',
    prepare: async (page, make) => {
      await make.subscriber();
      await make.subscriber(2);
      return openBulkDialog(page, paths.courseUsers.to(await make.course()), 'Remove');
    },
    success: expectBothDone,
    calls: 2,
  },
  {
    operation: 'createUserCourse',
    way: 'two together',
    prepare: async (page, make) => {
      const users = [await make.user(), await make.user(2)];
      await page.goto(paths.courseUsers.to(await make.course()));
      await getButton(page, 'Add subscribers').click();
      for (const [at, { email }] of users.entries()) {
        await pick(page, 'User', email);
        await expect(page.getByRole('list', { name: 'Chosen users' }).getByRole('listitem')).toHaveCount(at + 1);
      }
      await page.getByRole('button', { name: 'Continue' }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Add to the course' });
    },
    success: expectBothDone,
    calls: 2,
  },
  {
    operation: 'logoutUser',
    prepare: async (page, make) => {
      await make.user();
      await page.goto(getSearchUrl(paths.users.to(), make));
      await chooseRowAction(page, make.title, 'Force log-out');
      return page.getByRole('alertdialog').getByRole('button', { name: 'Log out' });
    },
    success: expectDialogText('User has been logged out successfully'),
  },
  {
    operation: 'duplicateQuestion',
    prepare: async (page, make) => {
      await make.question();
      await page.goto(paths.questions.to({ id: await make.quiz() }));
      await page.getByRole('button', { name: `More actions: ${make.title}` }).click();
      return page.getByRole('menuitem', { name: 'Duplicate' });
    },
    success: expectToast('A copy of the question was added'),
  },
  {
    operation: 'orderQuestions',
    prepare: async (page, make) => {
      await make.question();
      await make.question(2);
      await page.goto(paths.questions.to({ id: await make.quiz() }));
      await page.getByRole('button', { name: `More actions: ${make.title}`, exact: true }).click();
      return page.getByRole('menuitem', { name: 'Move down' });
    },
    success: async (page, { title }) => expect(page.getByRole('rowheader').nth(1)).toHaveText(title),
  },
];
