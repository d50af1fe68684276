import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiHandlers, type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { buildCourseWithAccess, people } from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { AddUserToCoursePage, prefetchPageData } from './AddUserToCoursePage.tsx';

const counted = { number_of_purchased_courses: 0, number_of_created_courses: 0 };
const answers: ApiHandlers = {
  getCourse: () => buildCourseWithAccess(true),
  listUsers: () => ({ users: [{ ...people.student, ...counted }], total: 1, page: 1, per_page: 20 }),
};

const textsByLanguage = {
  ar: { user: 'المستخدم', assign: 'إضافة إلى الدورة' },
  en: { user: 'User', assign: 'Add to the course' },
};

/** Finds the student by e-mail and adds them to the course. */
async function assign(context: StoryContext<PageStoryProps>) {
  const { canvas, userEvent } = context;
  const { user, assign } = localize(context, textsByLanguage);
  await userEvent.type(await canvas.findByRole('combobox', { name: user }), 'mona');
  await userEvent.click(await screen.findByRole('option', { name: /mona@example\.com/ }));
  await userEvent.click(canvas.getByRole('button', { name: assign }));
}

const meta = {
  title: 'Pages/Add subscriber',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: AddUserToCoursePage,
    prefetchPageData,
    area: 'dashboard/subscribers',
    pattern: paths.addUserToCourse.pattern,
    path: paths.addUserToCourse.to({ slug: 'algebra-1' }),
    user: people.admin,
    handlers: answers,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoUserPicked: Story = {
  args: { handlers: { ...answers, createUserCourse: fn(neverResolve) } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: localize(context, textsByLanguage).assign }));
    await expect(await canvas.findByText(localize(context, { ar: 'اختر مستخدمًا', en: 'Select a user' }))).toBeVisible();
    await expect(args.handlers?.createUserCourse).not.toHaveBeenCalled();
  },
};

const listed = fn((_call: ApiCall) => ({
  users: [{ ...people.student, ...counted, has_course: 1 as const }],
  total: 1,
  page: 1,
  per_page: 20,
}));
/** Users who already have the course are marked in the list. */
export const SubscriberMarked: Story = {
  args: { handlers: { ...answers, listUsers: listed } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(
      await canvas.findByRole('combobox', { name: localize(context, textsByLanguage).user }),
      'mona',
    );
    const marked = localize(context, {
      ar: /mona@example\.com.*مشترك بالفعل/,
      en: /mona@example\.com.*Already subscribed/,
    });
    await expect(await screen.findByRole('option', { name: marked }, slowLoadOptions)).toBeVisible();
    await expect(listed.mock.lastCall?.[0].query).toMatchObject({ course_id: '12' });
    // The open list hides the page from assistive technology, so axe must not check it now.
    await userEvent.keyboard('{Escape}');
  },
};

export const Assigned: Story = {
  args: {
    handlers: {
      ...answers,
      createUserCourse: fn(() => ({
        user_id: 41,
        course_id: 12,
        pending: 1 as const,
        created_at: '2026-09-03T09:00:00Z',
      })),
    },
  },
  play: async (context) => {
    await assign(context);
    const dialog = await findOpenDialog('dialog');
    const text = localize(context, { ar: 'تمت إضافة المستخدم إلى الدورة بنجاح', en: 'User assigned successfully' });
    await expect(dialog.getByText(text)).toBeVisible();
    await expect(context.args.handlers?.createUserCourse).toHaveBeenCalledWith(
      expect.objectContaining({ body: { user_id: 41, course_id: 12, pending: 1 } }),
    );
    await context.userEvent.click(dialog.getByRole('button', { name: localize(context, { ar: 'حسنًا', en: 'OK' }) }));
    await expect(await findCurrentPath()).toBe('/dashboard/courses');
  },
};

export const Refused: Story = {
  args: {
    handlers: {
      ...answers,
      createUserCourse: () => new ProblemResponse(403, { code: 'forbidden', message: 'Not allowed' }),
    },
  },
  play: async (context) => {
    await assign(context);
    const dialog = await findOpenDialog('alertdialog');
    const title = localize(context, { ar: 'Not allowed', en: 'NOT ALLOWED' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    const text = localize(context, {
      ar: 'تعذّرت إضافة المستخدم إلى الدورة',
      en: 'There was a problem assigning the user',
    });
    await expect(dialog.getByText(text)).toBeVisible();
    const tryAgain = localize(context, { ar: 'إعادة المحاولة', en: 'TRY AGAIN' });
    await context.userEvent.click(dialog.getByRole('button', { name: tryAgain }));
    await expect(await context.canvas.findByRole('combobox')).toHaveValue('mona@example.com');
  },
};

export const CourseFails: Story = {
  args: { handlers: { getCourse: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async (context) => {
    const text = localize(context, { ar: 'تعذّر تحميل بيانات الدورة', en: 'Failed to fetch course data' });
    await expect((await findOpenDialog('alertdialog')).getByText(text)).toBeVisible();
  },
};
