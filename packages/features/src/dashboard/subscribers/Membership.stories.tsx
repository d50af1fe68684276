import type { ListCourseUsersResult } from '@fanous/api-client/generated/staffQueries.ts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { LastToast } from '../../shared/stories/LastToast.tsx';
import { type ApiHandlers, type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { buildCourseCard, buildCourseWithAccess, otherCourses, people } from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { AddUserToCoursesPage } from './AddUserToCoursesPage.tsx';
import { CourseUsersPage, prefetchPageData as loadUsers } from './CourseUsersPage.tsx';
import { prefetchPageData as loadRemoval, RemoveUserFromCoursePage } from './RemoveUserFromCoursePage.tsx';

type Subscriber = ListCourseUsersResult['users'][number];

const subscriber = (own: Partial<Subscriber>): Subscriber => ({
  id: 41,
  name: people.student.name,
  email: people.student.email,
  phone: '01012345678',
  image: null,
  image_small: null,
  pending: 1,
  quiz_results_count: 2,
  joined_at: '2026-09-03T09:00:00.000Z',
  ...own,
});
const subscribers = [
  subscriber({}),
  subscriber({ id: 42, name: 'أحمد سمير', email: 'ahmed@example.com', phone: null }),
  subscriber({ id: 43, name: 'Peter Samuel', email: 'peter@example.com' }),
];
const counted = { number_of_purchased_courses: 0, number_of_created_courses: 0 };
const found = [people.student, people.teacher].map((user) => Object.assign({}, counted, user));
const paged = { page: 1, per_page: 50 };
const link = { user_id: 41, course_id: 12, pending: 1 as const, created_at: '2026-09-03T09:00:00Z' };

/** A fake server that searches and removes subscribers. */
function server(): ApiHandlers {
  let all = [...subscribers];
  return {
    getCourse: () => buildCourseWithAccess(true),
    listCourses: () => ({ courses: [buildCourseCard(), ...otherCourses], total: 3, ...paged }),
    listUsers: () => ({ users: found, total: found.length, ...paged }),
    listCourseUsers: ({ query }) => {
      const users = all.filter(({ name, email }) => `${name} ${email}`.includes(query['search'] ?? ''));
      return { users, total: users.length, ...paged };
    },
    deleteCourseUser: ({ path }) => {
      if (path['user_id'] === '43') return new ProblemResponse(404, { code: 'not_found', message: 'Gone already' });
      all = all.filter(({ id }) => String(id) !== path['user_id']);
      return undefined;
    },
    createUserCourse: ({ body }) =>
      (body as typeof link).user_id === people.teacher.id
        ? new ProblemResponse(422, { code: 'invalid', message: 'Not this one' })
        : link,
  };
}

const textsByLanguage = {
  ar: {
    user: 'المستخدم',
    remove: 'إزالة من الدورة',
    out: 'إزالة',
    more: (name: string) => `إزالة ${name}`,
    courses: 'الدورات',
    assign: 'إضافة إلى الدورات',
    addMany: 'إضافة مشتركين',
    continue: 'متابعة',
    add: 'إضافة إلى الدورة',
    ok: 'حسنًا',
  },
  en: {
    user: 'User',
    remove: 'Remove from the course',
    out: 'Remove',
    more: (name: string) => `Remove ${name}`,
    courses: 'Courses',
    assign: 'Add to the courses',
    addMany: 'Add subscribers',
    continue: 'Continue',
    add: 'Add to the course',
    ok: 'OK',
  },
};

const meta = {
  title: 'Pages/Membership',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: CourseUsersPage,
    prefetchPageData: loadUsers,
    area: 'dashboard/subscribers',
    pattern: paths.courseUsers.pattern,
    path: paths.courseUsers.to({ id: 12 }),
    user: people.admin,
  },
  // Each run gets a new fake server.
  render: (args, context) => renderPage({ ...args, handlers: { ...server(), ...args.handlers } }, context),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<PageStoryProps>;

function UsersAndToast() {
  return (
    <>
      <CourseUsersPage />
      <LastToast />
    </>
  );
}

export const Users: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = localize(context, { ar: /المشتركون في «الجبر/, en: /Subscribers of الجبر/ });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const none = localize(context, { ar: 'لا يوجد', en: 'N/A' });
    await expect(await canvas.findByRole('row', { name: new RegExp(none) })).toHaveTextContent('أحمد سمير');
    await userEvent.type(canvas.getByRole('searchbox'), 'mona');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};

/** Counts of all subscribers, without names. */
export const WatchingForTheTeacher: Story = {
  args: {
    user: people.teacher,
    handlers: {
      getCourseProgressStatistics: () => ({
        subscribers_count: 3,
        started_count: 2,
        finished_count: 1,
        videos: [
          {
            video_id: 101,
            title: 'مقدمة في المعادلات',
            started_count: 2,
            watched_count: 1,
            stops: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
          },
          {
            video_id: 102,
            title: 'Quadratic formula: حالات خاصة',
            started_count: 1,
            watched_count: 1,
            stops: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          },
        ],
      }),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const words = localize(context, {
      ar: { title: 'مشاهدة الفيديوهات', summary: /بدأ المشاهدة 2 من 3 مشتركين/, table: 'عرض في جدول' },
      en: { title: 'Watching the videos', summary: /2 of 3 subscribers started watching/, table: 'Show as a table' },
    });
    const chart = await canvas.findByRole('figure', { name: words.title });
    await waitFor(() => expect(chart).toHaveTextContent(words.summary));
    await userEvent.click(within(chart).getByRole('button', { name: words.table }));
    const row = within(chart).getByRole('row', { name: /مقدمة في المعادلات/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', '0', '1']);
  },
};

/** Teachers see the subscribers and cannot change them. */
export const UsersForTheTeacher: Story = {
  args: { user: people.teacher },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: localize(context, textsByLanguage).addMany })).toBeNull();
  },
};

export const OneRemovedFromTheList: Story = {
  args: { Page: UsersAndToast },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.more(people.student.name) }));
    const dialog = await findOpenDialog('alertdialog');
    // The user is not deleted, and no text says so.
    const title = localize(context, { ar: 'تأكيد الإزالة', en: 'Are you sure?' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog.getByText(people.student.name)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.out }));
    const done = localize(context, { ar: 'تمت إزالة المشترك من الدورة بنجاح', en: 'User removed successfully' });
    await expect(await canvas.findByRole('log')).toHaveTextContent(`${done} ${people.student.name}`);
    await waitFor(() => expect(canvas.queryByText(people.student.name)).toBeNull(), slowLoadOptions);
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.more('أحمد سمير') })).toHaveFocus());
  },
};

/** Bulk removal: users who could not be removed are listed with the reason. */
export const ManyRemoved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const all = localize(context, { ar: 'تحديد كل الصفوف', en: 'Select all rows' });
    await canvas.findByRole('rowheader', { name: /Peter/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: all }));
    await userEvent.click(canvas.getByRole('button', { name: texts.out }));
    const question = localize(context, { ar: 'إزالة 3 مشتركين؟', en: 'Remove 3 subscribers?' });
    const dialog = within(await screen.findByRole('dialog', { name: question }, slowLoadOptions));
    await userEvent.click(dialog.getByRole('button', { name: texts.out }));
    const done = localize(context, { ar: /عنصرين|عنصران/, en: /2 items done/ });
    await expect(
      within(await screen.findByRole('dialog', { name: done }, slowLoadOptions)).getByText('Gone already'),
    ).toBeVisible();
  },
};

/** Bulk adding: users who could not be added are listed with the reason. */
export const ManyAdded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.addMany }));
    for (const { email } of found) {
      const picker = await screen.findByRole('combobox', { name: texts.user }, slowLoadOptions);
      await userEvent.type(picker, email.slice(0, 4));
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(email) }));
    }
    await userEvent.click(await screen.findByRole('button', { name: texts.continue }));
    const question = localize(context, { ar: 'إضافة مشتركَين؟', en: 'Add 2 subscribers?' });
    const dialog = within(await screen.findByRole('dialog', { name: question }, slowLoadOptions));
    await userEvent.click(dialog.getByRole('button', { name: texts.add }));
    await expect(await screen.findByText('Not this one', {}, slowLoadOptions)).toBeVisible();
    // The last of three dialogs in a row closes by Escape once it has the focus.
    await waitFor(
      () => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
      slowLoadOptions,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.addMany })).toHaveFocus());
  },
};

export const NoUsers: Story = {
  args: { handlers: { listCourseUsers: () => ({ users: [], total: 0, ...paged }) } },
  play: async (context) => {
    const none = localize(context, { ar: 'لا توجد بيانات', en: 'No data found' });
    await expect(await context.canvas.findByText(none)).toBeVisible();
  },
};

export const UsersLoading: Story = { args: { handlers: { listCourseUsers: neverResolve } } };

export const NotOnesOwnCourse: Story = {
  args: {
    user: people.teacher,
    handlers: { listCourseUsers: () => new ProblemResponse(403, { code: 'forbidden', message: 'Not your course' }) },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Not your course', {}, slowLoadOptions)).toBeVisible();
  },
};

const removal = {
  Page: RemoveUserFromCoursePage,
  prefetchPageData: loadRemoval,
  pattern: paths.removeUserFromCourse.pattern,
  path: paths.removeUserFromCourse.to({ slug: 'algebra-1' }),
} satisfies Partial<PageStoryProps>;

async function removeMona(context: Context) {
  const { canvas, userEvent } = context;
  const texts = localize(context, textsByLanguage);
  await userEvent.type(await canvas.findByRole('combobox', { name: texts.user }), 'mona');
  await userEvent.click(await screen.findByRole('option', { name: /mona@example\.com/ }));
  await userEvent.click(canvas.getByRole('button', { name: texts.remove }));
}

export const Removed: Story = {
  args: removal,
  play: async (context) => {
    await removeMona(context);
    const dialog = await findOpenDialog('dialog');
    const done = { ar: 'تمت إزالة المشترك من الدورة بنجاح', en: 'User removed successfully' };
    await expect(dialog.getByText(localize(context, done))).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).ok }));
    await expect(await findCurrentPath()).toBe('/dashboard/courses');
  },
};

export const NotRemoved: Story = {
  args: {
    ...removal,
    handlers: { deleteCourseUser: () => new ProblemResponse(404, { code: 'not_found', message: 'Gone already' }) },
  },
  play: async (context) => {
    await removeMona(context);
    const text = {
      ar: 'تعذّرت إزالة المشترك من الدورة',
      en: 'There was a problem removing the user from the course',
    };
    await expect((await findOpenDialog('alertdialog')).getByText(localize(context, text))).toBeVisible();
  },
};

const toMany = {
  Page: AddUserToCoursesPage,
  prefetchPageData: async () => null,
  pattern: paths.addUserToCourses.pattern,
  path: paths.addUserToCourses.to(),
} satisfies Partial<PageStoryProps>;

const assigned = fn((_call: ApiCall) => ({ user_courses: [link], created_count: 1 }));
export const AssignedToMany: Story = {
  args: { ...toMany, handlers: { createUserCourses: assigned } },
  play: async (context) => {
    assigned.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('combobox', { name: texts.user }), 'mona');
    await userEvent.click(await screen.findByRole('option', { name: /mona@example\.com/ }));
    for (const name of ['الجبر', 'HTML5']) {
      await userEvent.type(canvas.getByRole('combobox', { name: texts.courses }), name);
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
    }
    await userEvent.click(canvas.getByRole('button', { name: texts.assign }));
    const dialog = await findOpenDialog('dialog');
    const done = { ar: 'تمت إضافة المستخدم إلى الدورات بنجاح', en: 'User assigned successfully' };
    await expect(dialog.getByText(localize(context, done))).toBeVisible();
    await expect(assigned.mock.calls[0]?.[0].body).toEqual({ user_id: 41, course_ids: [12, 13] });
  },
};

export const NothingChosen: Story = {
  args: { ...toMany, handlers: { createUserCourses: fn(neverResolve) } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: localize(context, textsByLanguage).assign }));
    const missing = localize(context, { ar: 'اختر دورة واحدة على الأقل', en: 'Select at least one course' });
    await expect(await canvas.findAllByText(missing)).not.toHaveLength(0);
    await expect(args.handlers?.createUserCourses).not.toHaveBeenCalled();
  },
};
