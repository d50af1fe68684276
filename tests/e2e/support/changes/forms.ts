// The forms of the dashboard.
import { expect } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import type { Change } from './change.ts';
import { getButton, getTextbox, attachFile, expectDialogText, openAndFillForm, fillOptions } from './steps.ts';
import { pick } from '../pick.ts';

export const forms: readonly Change[] = [
  {
    operation: 'createMainCategory',
    prepare: (page, { title }) =>
      openAndFillForm(page, '/dashboard/categories/create', { Name: title }, 'Add main category'),
    success: expectDialogText('Category created successfully'),
  },
  {
    operation: 'updateMainCategory',
    prepare: async (page, make) =>
      openAndFillForm(
        page,
        paths.editMainCategory.to({ id: await make.mainCategory() }),
        { Name: `${make.title}, new` },
        'Save',
      ),
    success: expectDialogText('Category updated successfully'),
  },
  {
    operation: 'createCategory',
    prepare: (page, { title }) =>
      openAndFillForm(page, '/dashboard/sub-categories/create?main=1', { Name: title }, 'Add sub-category'),
    success: expectDialogText('Category created successfully'),
  },
  {
    operation: 'updateCategory',
    prepare: async (page, make) =>
      openAndFillForm(
        page,
        paths.editSubCategory.to({ id: await make.category() }),
        { Name: `${make.title}, new` },
        'Save',
      ),
    success: expectDialogText('Category updated successfully'),
  },
  {
    operation: 'createCourse',
    prepare: async (page, { title }) => {
      const send = await openAndFillForm(page, '/dashboard/courses/create', { Name: title }, 'Add course');
      await expect(page.getByText('This slug is free')).toBeVisible();
      await page.getByLabel('Description').fill('Sensors and motors.');
      await page.getByLabel('Price').fill('250');
      await pick(page, 'Owner', 'khaled.mansour');
      await pick(page, 'Category', 'الفيزياء');
      return send;
    },
    success: expectDialogText('Course created successfully'),
  },
  {
    operation: 'updateCourse',
    prepare: async (page, make) =>
      openAndFillForm(page, paths.editCourse.to(await make.course()), { Price: '301' }, 'Save'),
    success: expectDialogText('Course updated successfully'),
  },
  {
    operation: 'createVideo',
    prepare: async (page, make) => {
      const fields = { 'Application URL': 'matrices-app-1', 'Website URL': 'matrices-1' };
      const send = await openAndFillForm(page, paths.createVideo.to(await make.course()), fields, 'Add video');
      await getTextbox(page, 'Title').fill(make.title);
      return send;
    },
    success: expectDialogText('Video created successfully'),
  },
  {
    operation: 'updateVideo',
    prepare: async (page, make) => {
      const address = paths.editVideo.to({ id: (await make.course()).id, videoId: await make.video() });
      return openAndFillForm(page, address, { 'Website URL': 'matrices-2' }, 'Save');
    },
    success: expectDialogText('Video updated successfully'),
  },
  {
    operation: 'createRecord',
    prepare: async (page, make) => {
      const send = await openAndFillForm(page, paths.createRecord.to(await make.course()), {}, 'Add recording');
      await getTextbox(page, 'Title').fill(make.title);
      await attachFile(page, 'lecture.mp3');
      return send;
    },
    success: expectDialogText('Recording created successfully'),
  },
  {
    operation: 'updateRecord',
    prepare: async (page, make) => {
      await page.goto(paths.editRecord.to({ id: (await make.course()).id, recordId: await make.record() }));
      await getTextbox(page, 'Title').fill(`${make.title}, new`);
      return getButton(page, 'Save');
    },
    success: expectDialogText('Recording updated successfully'),
  },
  {
    operation: 'createPdf',
    prepare: async (page, make) => {
      const send = await openAndFillForm(page, paths.createPdf.to(await make.course()), {}, 'Add PDF');
      await getTextbox(page, 'Title').fill(make.title);
      await attachFile(page, 'study-plan.pdf');
      return send;
    },
    success: expectDialogText('PDF created successfully'),
  },
  {
    operation: 'updatePdf',
    prepare: async (page, make) => {
      await page.goto(paths.editPdf.to({ id: (await make.course()).id, pdfId: await make.pdf() }));
      await getTextbox(page, 'Title').fill(`${make.title}, new`);
      return getButton(page, 'Save');
    },
    success: expectDialogText('PDF updated successfully'),
  },
  {
    operation: 'createQuiz',
    prepare: async (page, make) =>
      openAndFillForm(
        page,
        paths.createQuiz.to(await make.course()),
        { 'Quiz title': make.title, 'Quiz description': 'Three questions' },
        'Add quiz',
      ),
    success: expectDialogText('Quiz created successfully'),
  },
  {
    operation: 'updateQuiz',
    prepare: async (page, make) => {
      const address = paths.editQuiz.to({ id: (await make.course()).id, quizId: await make.quiz() });
      return openAndFillForm(page, address, { 'Quiz description': 'Four questions' }, 'Save');
    },
    success: expectDialogText('Quiz updated successfully'),
  },
  {
    operation: 'createQuestion',
    prepare: async (page, make) => {
      const fields = { 'Question text': make.title };
      const send = await openAndFillForm(
        page,
        paths.createQuestion.to({ id: await make.quiz() }),
        fields,
        'Save and finish',
      );
      await fillOptions(page);
      return send;
    },
    success: expectDialogText('Question created successfully'),
  },
  {
    operation: 'updateQuestion',
    prepare: async (page, make) =>
      openAndFillForm(
        page,
        paths.editQuestion.to({ id: await make.question() }),
        { 'Question text': `${make.title}, new` },
        'Save',
      ),
    success: expectDialogText('Question updated successfully'),
  },
  {
    operation: 'setOptions',
    prepare: async (page, make) => {
      const [id, quizId] = [await make.question(), await make.quiz()];
      await page.goto(paths.createOptions.to({ quizId, id }));
      await fillOptions(page);
      return getButton(page, 'Save');
    },
    success: expectDialogText('Options added successfully'),
  },
  {
    operation: 'updateOption',
    prepare: async (page, make) => {
      const questionId = await make.question();
      const [option] = await make.options();
      const address = paths.editOption.to({ questionId, id: option?.id ?? 0 });
      return openAndFillForm(page, address, { 'Option text': 'Both of them' }, 'Save');
    },
    success: expectDialogText('Option updated successfully'),
  },
  {
    operation: 'createUser',
    prepare: async (page, { title, email }) => {
      const send = await openAndFillForm(page, paths.createUser.to(), { 'Full name': title, Email: email }, 'Add user');
      await page.getByText('Teacher', { exact: true }).click();
      await page.getByLabel('Password', { exact: true }).fill('nile-lantern-42');
      await page.getByLabel('Confirm password', { exact: true }).fill('nile-lantern-42');
      return send;
    },
    success: expectDialogText('User created successfully'),
  },
  {
    operation: 'updateUser',
    prepare: async (page, make) =>
      openAndFillForm(page, paths.editUser.to({ id: (await make.user()).id }), { Phone: '01012345678' }, 'Save'),
    success: expectDialogText('User updated successfully'),
  },
  {
    operation: 'createUserCourse',
    prepare: async (page, make) => {
      const { email } = await make.user();
      await page.goto(paths.addUserToCourse.to(await make.course()));
      await pick(page, 'User', email);
      return getButton(page, 'Add to the course');
    },
    success: expectDialogText('User assigned successfully'),
  },
  {
    operation: 'createUserCourses',
    prepare: async (page, make) => {
      const [{ email }] = [await make.user(), await make.course()];
      await page.goto(paths.addUserToCourses.to());
      await pick(page, 'User', email);
      await pick(page, 'Courses', make.title);
      return getButton(page, 'Add to the courses');
    },
    success: expectDialogText('User assigned successfully'),
  },
  {
    operation: 'deleteCourseUser',
    way: 'by the form',
    prepare: async (page, make) => {
      const { email } = await make.subscriber();
      await page.goto(paths.removeUserFromCourse.to(await make.course()));
      await pick(page, 'User', email);
      return getButton(page, 'Remove from the course');
    },
    success: expectDialogText('User removed successfully'),
  },
  {
    operation: 'updateProfile',
    as: 'student',
    prepare: (page, { title }) =>
      openAndFillForm(page, '/dashboard/profile', { 'Full name': title, Phone: '01012345678' }, 'Update'),
    success: expectDialogText('Profile updated successfully'),
  },
];
