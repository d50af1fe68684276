import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { buildCourseCard, otherCourses, people } from '../../shared/stories/Api.fixtures.ts';
import type { ApiCall } from '../../shared/stories/fakeApi.ts';
import { findCurrentPath, findOpenDialog, localize, renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { DashboardLayout } from './DashboardLayout.tsx';

const textsByLanguage = {
  ar: {
    open: 'بحث',
    pages: 'الصفحات',
    users: 'المستخدمون',
    starts: 'تبدأ بما كتبت',
    actions: 'إجراءات',
    addCourse: 'إضافة دورة',
    none: /^لا توجد نتائج للبحث عن/,
  },
  en: {
    open: 'Search',
    pages: 'Pages',
    users: 'Users',
    starts: 'Starts with',
    actions: 'Actions',
    addCourse: 'Add course',
    none: /No results for/,
  },
};

const counts = { number_of_purchased_courses: 0, number_of_created_courses: 1 };
const listUsers = fn(({ query }: ApiCall) => {
  const users = Object.values(people)
    .filter(({ name }) => name.includes(query['search'] ?? ''))
    .map((user) => Object.assign({}, user, counts));
  return { users, total: users.length, page: 1, per_page: 5 };
});
const searchAll = ({ query }: ApiCall) => {
  const courses = [buildCourseCard(), ...otherCourses].filter(({ name }) => name.includes(query['search'] ?? ''));
  return { courses, courses_total: courses.length, teachers: [], videos: [] };
};
const listMainCategories = () => ({ main_categories: [], total: 0, page: 1, per_page: 200 });

const meta = {
  title: 'Pages/Search in the dashboard',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: DashboardLayout,
    hasMain: true,
    area: 'dashboard/layout',
    pattern: paths.profile.pattern,
    path: paths.profile.to(),
    user: people.admin,
    handlers: { listUsers, searchAll, listMainCategories },
  },
  beforeEach: () => {
    localStorage.clear();
    listUsers.mockClear();
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(context: StoryContext<PageStoryProps>) {
  const labels = localize(context, textsByLanguage);
  const button = await context.canvas.findByRole('button', { name: labels.open }, slowLoadOptions);
  await context.userEvent.click(button);
  const dialog = await findOpenDialog('dialog');
  const box = dialog.getByRole('combobox');
  await waitFor(() => expect(box).toHaveFocus());
  const getLabels = (group: string) =>
    within(dialog.getByRole('group', { name: group }))
      .getAllByRole('option')
      .map((option) => option.querySelector('bdi')?.textContent);
  return { labels, button, dialog, box, getLabels };
}

/** An admin reaches any course and user by name, and the forms. */
export const AnAdminFindsCoursesAndUsers: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { labels, box, getLabels, dialog } = await open(context);
    await expect(getLabels(labels.actions)).toContain(labels.addCourse);
    await userEvent.type(box, 'منى');
    await waitFor(() => expect(getLabels(labels.users)).toEqual([people.student.name]), slowLoadOptions);
    await userEvent.clear(box);
    await userEvent.type(box, 'الجبر');
    await waitFor(() => expect(getLabels(labels.starts)).toEqual([buildCourseCard().name]), slowLoadOptions);
    await waitFor(() => expect(dialog.queryByRole('group', { name: labels.users })).toBeNull(), slowLoadOptions);
    await userEvent.keyboard('{Enter}');
    await expect(await findCurrentPath()).toBe(paths.editCourse.to({ slug: 'algebra-1', id: 12 }));
  },
};

/** Limited admins cannot edit courses and admins, so courses lead to their public page. */
export const ALimitedAdminFindsWhatTheyMayOpen: Story = {
  args: { user: { ...people.admin, is_limited: 1 } },
  play: async (context) => {
    const { userEvent } = context;
    const { labels, box, dialog, getLabels } = await open(context);
    await userEvent.type(box, people.admin.name);
    await expect(await dialog.findByText(labels.none, {}, slowLoadOptions)).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'الجبر');
    await waitFor(() => expect(getLabels(labels.starts)).toHaveLength(1), slowLoadOptions);
    await userEvent.keyboard('{Enter}');
    await expect(await findCurrentPath()).toBe(paths.course.to({ slug: 'algebra-1' }));
  },
};

/** A teacher finds the pages of the menu, with a typo too, and all courses, but no users. */
export const ATeacherFindsPagesAndCourses: Story = {
  args: { user: people.teacher },
  play: async (context) => {
    const { userEvent } = context;
    const { labels, box, dialog, getLabels } = await open(context);
    await expect(dialog.queryByRole('group', { name: labels.actions })).toBeNull();
    const page = localize(context, { ar: 'الملف الشخصي', en: 'Profile' });
    await userEvent.type(box, localize(context, { ar: 'الشخضي', en: 'porfile' }));
    await waitFor(() => expect(getLabels(labels.pages)).toEqual([page]), slowLoadOptions);
    await userEvent.clear(box);
    await userEvent.type(box, 'HTML5');
    await waitFor(() => expect(getLabels(labels.starts)).toHaveLength(1), slowLoadOptions);
    await expect(listUsers).not.toHaveBeenCalled();
  },
};

/** The keys work with an Arabic layout, and not while another dialog is open. */
export const TheShortcutOpensAndCloses: Story = {
  play: async (context) => {
    const { labels, button } = await open(context);
    const press = () =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ن', code: 'KeyK', ctrlKey: true });
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await press();
    await expect(await screen.findByRole('dialog', { name: labels.open }, slowLoadOptions)).toBeVisible();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
