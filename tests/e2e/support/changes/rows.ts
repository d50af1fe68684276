// What is done with rows of a list: one, or many at once.
import { expect } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import type { Change } from './change.ts';
import { button, search, says, toasts, isGone, bothAreDone, act, askToDelete, askAboutAll } from './steps.ts';
import { pick } from '../pick.ts';

export const rows: readonly Change[] = [
  {
    operation: 'deleteMainCategory',
    prepare: async (page, make) => {
      await make.mainCategory();
      return askToDelete(page, search(paths.mainCategories.to(), make), make.title);
    },
    success: isGone,
  },
  {
    operation: 'deleteCategory',
    prepare: async (page, make) => {
      await make.category();
      return askToDelete(page, paths.subCategoriesIndex.to({ id: await make.mainCategory() }), make.title);
    },
    success: isGone,
  },
  {
    operation: 'deleteCourse',
    prepare: async (page, make) => {
      await make.course();
      return askToDelete(page, search(paths.courses.to(), make), make.title);
    },
    success: isGone,
  },
  {
    operation: 'deleteVideo',
    prepare: async (page, make) => {
      await make.video();
      return askToDelete(page, paths.videos.to(await make.course()), make.title);
    },
    success: isGone,
  },
  {
    operation: 'deleteRecord',
    prepare: async (page, make) => {
      await make.record();
      return askToDelete(page, paths.records.to(await make.course()), make.title);
    },
    success: isGone,
  },
  {
    operation: 'deletePdf',
    prepare: async (page, make) => {
      await make.pdf();
      return askToDelete(page, paths.pdfs.to(await make.course()), make.title);
    },
    success: isGone,
  },
  {
    operation: 'deleteQuiz',
    prepare: async (page, make) => {
      await make.quiz();
      return askToDelete(page, paths.quizzes.to(await make.course()), make.title);
    },
    success: isGone,
  },
  {
    operation: 'deleteQuestion',
    prepare: async (page, make) => {
      await make.question();
      return askToDelete(page, paths.questions.to({ id: await make.quiz() }), make.title);
    },
    success: isGone,
  },
  {
    operation: 'deleteOption',
    prepare: async (page, make) => {
      await make.options();
      return askToDelete(page, paths.options.to({ id: await make.question() }), 'Neither');
    },
    success: async (page) => expect(page.getByRole('rowheader', { name: 'Neither' })).toHaveCount(0),
  },
  {
    operation: 'deleteUser',
    prepare: async (page, make) => {
      await make.user();
      return askToDelete(page, search(paths.users.to(), make), make.title);
    },
    success: isGone,
  },
  {
    operation: 'deleteUser',
    way: 'two at once',
    prepare: async (page, make) => {
      await make.user();
      await make.user(2);
      return askAboutAll(page, search(paths.users.to(), make), 'Delete');
    },
    success: bothAreDone,
    calls: 2,
  },
  {
    operation: 'deleteCourseUser',
    way: 'by its row',
    prepare: async (page, make) => {
      await make.subscriber();
      return askToDelete(page, paths.courseUsers.to(await make.course()), make.title, 'Remove');
    },
    success: toasts('User removed successfully'),
  },
  {
    operation: 'deleteCourseUser',
    way: 'two at once',
    prepare: async (page, make) => {
      await make.subscriber();
      await make.subscriber(2);
      return askAboutAll(page, paths.courseUsers.to(await make.course()), 'Remove');
    },
    success: bothAreDone,
    calls: 2,
  },
  {
    operation: 'createUserCourse',
    way: 'two at once',
    prepare: async (page, make) => {
      const users = [await make.user(), await make.user(2)];
      await page.goto(paths.courseUsers.to(await make.course()));
      await button(page, 'Add subscribers').click();
      for (const [at, { email }] of users.entries()) {
        await pick(page, 'User', email);
        await expect(page.getByRole('list', { name: 'Chosen users' }).getByRole('listitem')).toHaveCount(at + 1);
      }
      await page.getByRole('button', { name: 'Continue' }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Add to the course' });
    },
    success: bothAreDone,
    calls: 2,
  },
  {
    operation: 'logoutUser',
    prepare: async (page, make) => {
      await make.user();
      await page.goto(search(paths.users.to(), make));
      await act(page, make.title, 'Force log-out');
      return page.getByRole('alertdialog').getByRole('button', { name: 'Log out' });
    },
    success: says('User has been logged out successfully'),
  },
  {
    operation: 'duplicateQuestion',
    prepare: async (page, make) => {
      await make.question();
      await page.goto(paths.questions.to({ id: await make.quiz() }));
      await page.getByRole('button', { name: `More actions: ${make.title}` }).click();
      return page.getByRole('menuitem', { name: 'Duplicate' });
    },
    success: toasts('A copy of the question was added'),
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
