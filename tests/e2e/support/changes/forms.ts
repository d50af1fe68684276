// The forms of the dashboard.
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { paths } from '@fanous/features/paths';
import type { Change } from './change.ts';
import type { TestData } from '../testData.ts';
import {
  getButton,
  getTextbox,
  attachFile,
  demoMediaDir,
  expectDialogText,
  expectToast,
  openAndFillForm,
  fillOptions,
} from './steps.ts';
import { selectComboBoxOption } from '../comboBox.ts';

async function openVideoWithCaptions(page: Page, testData: TestData): Promise<void> {
  const { id } = await testData.ensureCourse();
  await page.goto(paths.editVideo.to({ id, videoId: await testData.ensureVideoWithCaptions() }));
}

export const formChanges: readonly Change[] = [
  {
    operation: 'createMainCategory',
    prepare: (page, { title }) =>
      openAndFillForm(page, '/dashboard/categories/create', { Name: title }, 'Add main category'),
    expectSuccess: expectDialogText('Category created successfully'),
  },
  {
    operation: 'updateMainCategory',
    prepare: async (page, testData) =>
      openAndFillForm(
        page,
        paths.editMainCategory.to({ id: await testData.ensureMainCategory() }),
        { Name: `${testData.title}, new` },
        'Save',
      ),
    expectSuccess: expectDialogText('Category updated successfully'),
  },
  {
    operation: 'createCategory',
    prepare: (page, { title }) =>
      openAndFillForm(page, '/dashboard/sub-categories/create?main=1', { Name: title }, 'Add sub-category'),
    expectSuccess: expectDialogText('Category created successfully'),
  },
  {
    operation: 'updateCategory',
    prepare: async (page, testData) =>
      openAndFillForm(
        page,
        paths.editSubCategory.to({ id: await testData.ensureCategory() }),
        { Name: `${testData.title}, new` },
        'Save',
      ),
    expectSuccess: expectDialogText('Category updated successfully'),
  },
  {
    operation: 'createCourse',
    prepare: async (page, { title }) => {
      const send = await openAndFillForm(page, '/dashboard/courses/create', { Name: title }, 'Add course');
      await expect(page.getByText('This slug is free')).toBeVisible();
      await page.getByLabel('Description').fill('Sensors and motors.');
      await page.getByLabel('Price').fill('250');
      await selectComboBoxOption(page, 'Owner', 'khaled.mansour');
      await selectComboBoxOption(page, 'Category', 'الفيزياء');
      return send;
    },
    expectSuccess: expectDialogText('Course created successfully'),
  },
  {
    operation: 'updateCourse',
    prepare: async (page, testData) =>
      openAndFillForm(page, paths.editCourse.to(await testData.ensureCourse()), { Price: '301' }, 'Save'),
    expectSuccess: expectDialogText('Course updated successfully'),
  },
  {
    operation: 'createVideo',
    prepare: async (page, testData) => {
      const fields = { 'Application URL': 'matrices-app-1', 'Website URL': 'matrices-1' };
      const send = await openAndFillForm(
        page,
        paths.createVideo.to(await testData.ensureCourse()),
        fields,
        'Add video',
      );
      await getTextbox(page, 'Title').fill(testData.title);
      return send;
    },
    expectSuccess: expectDialogText('Video created successfully'),
  },
  {
    operation: 'createVideoUpload',
    prepare: async (page, testData) => {
      const send = await openAndFillForm(page, paths.createVideo.to(await testData.ensureCourse()), {}, 'Add video');
      await getTextbox(page, 'Title').fill(testData.title);
      await page.getByText('File from your device').click();
      await attachFile(page, 'clip-1.mp4');
      return send;
    },
    expectSuccess: expectDialogText('Video created successfully'),
  },
  {
    operation: 'updateVideo',
    prepare: async (page, testData) => {
      const address = paths.editVideo.to({
        id: (await testData.ensureCourse()).id,
        videoId: await testData.ensureVideo(),
      });
      return openAndFillForm(page, address, { 'Website URL': 'matrices-2' }, 'Save');
    },
    expectSuccess: expectDialogText('Video updated successfully'),
  },
  {
    operation: 'saveVideoCaptions',
    prepare: async (page, testData) => {
      await openVideoWithCaptions(page, testData);
      const file = path.join(demoMediaDir, 'clip-4.ar.vtt');
      page.on('filechooser', (chooser) => chooser.setFiles(file));
      return getButton(page, 'Replace Arabic');
    },
    expectSuccess: expectToast('Captions saved: Arabic'),
  },
  {
    operation: 'deleteVideoCaptions',
    prepare: async (page, testData) => {
      await openVideoWithCaptions(page, testData);
      await getButton(page, 'Delete Arabic').click();
      return page.getByRole('alertdialog').getByRole('button', { name: 'Delete captions' });
    },
    expectSuccess: expectToast('Captions deleted: Arabic'),
  },
  {
    operation: 'createRecord',
    prepare: async (page, testData) => {
      const send = await openAndFillForm(
        page,
        paths.createRecord.to(await testData.ensureCourse()),
        {},
        'Add recording',
      );
      await getTextbox(page, 'Title').fill(testData.title);
      await attachFile(page, 'lecture.mp3');
      return send;
    },
    expectSuccess: expectDialogText('Recording created successfully'),
  },
  {
    operation: 'updateRecord',
    prepare: async (page, testData) => {
      await page.goto(
        paths.editRecord.to({ id: (await testData.ensureCourse()).id, recordId: await testData.ensureRecord() }),
      );
      await getTextbox(page, 'Title').fill(`${testData.title}, new`);
      return getButton(page, 'Save');
    },
    expectSuccess: expectDialogText('Recording updated successfully'),
  },
  {
    operation: 'createPdf',
    prepare: async (page, testData) => {
      const send = await openAndFillForm(page, paths.createPdf.to(await testData.ensureCourse()), {}, 'Add PDF');
      await getTextbox(page, 'Title').fill(testData.title);
      await attachFile(page, 'study-plan.pdf');
      return send;
    },
    expectSuccess: expectDialogText('PDF created successfully'),
  },
  {
    operation: 'updatePdf',
    prepare: async (page, testData) => {
      await page.goto(paths.editPdf.to({ id: (await testData.ensureCourse()).id, pdfId: await testData.ensurePdf() }));
      await getTextbox(page, 'Title').fill(`${testData.title}, new`);
      return getButton(page, 'Save');
    },
    expectSuccess: expectDialogText('PDF updated successfully'),
  },
  {
    operation: 'createQuiz',
    prepare: async (page, testData) =>
      openAndFillForm(
        page,
        paths.createQuiz.to(await testData.ensureCourse()),
        { 'Quiz title': testData.title, 'Quiz description': 'Three questions' },
        'Add quiz',
      ),
    expectSuccess: expectDialogText('Quiz created successfully'),
  },
  {
    operation: 'updateQuiz',
    prepare: async (page, testData) => {
      const address = paths.editQuiz.to({
        id: (await testData.ensureCourse()).id,
        quizId: await testData.ensureQuiz(),
      });
      return openAndFillForm(page, address, { 'Quiz description': 'Four questions' }, 'Save');
    },
    expectSuccess: expectDialogText('Quiz updated successfully'),
  },
  {
    operation: 'createQuestion',
    prepare: async (page, testData) => {
      const fields = { 'Question text': testData.title };
      const send = await openAndFillForm(
        page,
        paths.createQuestion.to({ id: await testData.ensureQuiz() }),
        fields,
        'Save and finish',
      );
      await fillOptions(page);
      return send;
    },
    expectSuccess: expectDialogText('Question created successfully'),
  },
  {
    operation: 'updateQuestion',
    prepare: async (page, testData) =>
      openAndFillForm(
        page,
        paths.editQuestion.to({ id: await testData.ensureQuestion() }),
        { 'Question text': `${testData.title}, new` },
        'Save',
      ),
    expectSuccess: expectDialogText('Question updated successfully'),
  },
  {
    operation: 'setOptions',
    prepare: async (page, testData) => {
      const [id, quizId] = [await testData.ensureQuestion(), await testData.ensureQuiz()];
      await page.goto(paths.createOptions.to({ quizId, id }));
      await fillOptions(page);
      return getButton(page, 'Save');
    },
    expectSuccess: expectDialogText('Options added successfully'),
  },
  {
    operation: 'updateOption',
    prepare: async (page, testData) => {
      const questionId = await testData.ensureQuestion();
      const [option] = await testData.ensureOptions();
      const address = paths.editOption.to({ questionId, id: option?.id ?? 0 });
      return openAndFillForm(page, address, { 'Option text': 'Both of them' }, 'Save');
    },
    expectSuccess: expectDialogText('Option updated successfully'),
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
    expectSuccess: expectDialogText('User created successfully'),
  },
  {
    operation: 'updateUser',
    prepare: async (page, testData) =>
      openAndFillForm(
        page,
        paths.editUser.to({ id: (await testData.ensureUser()).id }),
        { Phone: '01012345678' },
        'Save',
      ),
    expectSuccess: expectDialogText('User updated successfully'),
  },
  {
    operation: 'createUserCourse',
    prepare: async (page, testData) => {
      const { email } = await testData.ensureUser();
      await page.goto(paths.addUserToCourse.to(await testData.ensureCourse()));
      await selectComboBoxOption(page, 'User', email);
      return getButton(page, 'Add to the course');
    },
    expectSuccess: expectDialogText('User assigned successfully'),
  },
  {
    operation: 'createUserCourses',
    prepare: async (page, testData) => {
      const [{ email }] = [await testData.ensureUser(), await testData.ensureCourse()];
      await page.goto(paths.addUserToCourses.to());
      await selectComboBoxOption(page, 'User', email);
      await selectComboBoxOption(page, 'Courses', testData.title);
      return getButton(page, 'Add to the courses');
    },
    expectSuccess: expectDialogText('User assigned successfully'),
  },
  {
    operation: 'deleteCourseUser',
    variant: 'by the form',
    prepare: async (page, testData) => {
      const { email } = await testData.ensureSubscriber();
      await page.goto(paths.removeUserFromCourse.to(await testData.ensureCourse()));
      await selectComboBoxOption(page, 'User', email);
      return getButton(page, 'Remove from the course');
    },
    expectSuccess: expectDialogText('User removed successfully'),
  },
  {
    operation: 'updateProfile',
    role: 'student',
    prepare: (page, { title }) =>
      openAndFillForm(page, '/dashboard/profile', { 'Full name': title, Phone: '01012345678' }, 'Update'),
    expectSuccess: expectDialogText('Profile updated successfully'),
  },
];
