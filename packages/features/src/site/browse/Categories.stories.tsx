import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { findCurrentPath, slowLoadOptions, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { MainCategoriesPage, prefetchPageData as loadCategories } from './MainCategoriesPage.tsx';
import { CategoryCoursesPage, prefetchPageData as loadCourses } from './CategoryCoursesPage.tsx';
import { allCourses, browseHandlers, mainCategories } from './Browse.fixtures.ts';
import { prefetchPageData as loadSubCategories, SubCategoriesPage } from './SubCategoriesPage.tsx';

const subCategories = {
  Page: SubCategoriesPage,
  prefetchPageData: loadSubCategories,
  pattern: paths.subCategories.pattern,
  path: paths.subCategories.to({ id: 2 }),
  handlers: { getMainCategory: () => mainCategories[0]! },
} satisfies Partial<PageStoryProps>;

const courses = {
  Page: CategoryCoursesPage,
  prefetchPageData: loadCourses,
  pattern: paths.categoryCourses.pattern,
  path: paths.categoryCourses.to({ id: 7 }),
} satisfies Partial<PageStoryProps>;

const algebra = {
  ...mainCategories[0]!.categories[0]!,
  main_category: { id: 2, name: 'المرحلة الثانوية' },
  courses: allCourses.slice(0, 1),
};

const meta = {
  title: 'Pages/Categories',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: MainCategoriesPage,
    prefetchPageData: loadCategories,
    area: 'site/browse',
    pattern: paths.categories.pattern,
    path: paths.categories.to(),
    handlers: browseHandlers,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = localize(context, { ar: 'كل الأقسام', en: 'All categories' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const tile = within((await canvas.findAllByRole('article'))[0]!);
    await expect(tile.getByText(localize(context, { ar: 'قسمان فرعيان', en: '2 sub-categories' }))).toBeVisible();
    await userEvent.click(tile.getByRole('link'));
    await expect(await findCurrentPath()).toBe('/sub-categories/2');
  },
};

export const SubCategories: Story = {
  args: subCategories,
  play: async (context) => {
    const title = localize(context, { ar: 'الأقسام الفرعية', en: 'Sub-categories' });
    await expect(await context.canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('link', { name: /تطوير الويب/ }));
    await expect(await findCurrentPath()).toBe('/courses/9');
  },
};

/** Without sub-categories the heading says so (spec §2). */
export const NoSubCategories: Story = {
  args: { ...subCategories, handlers: { getMainCategory: () => mainCategories[1]! } },
  play: async (context) => {
    const title = localize(context, { ar: 'لا توجد أقسام فرعية', en: 'No sub-categories' });
    await expect(await context.canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};

export const CategoryNotFound: Story = {
  args: {
    ...subCategories,
    handlers: {
      getMainCategory: () => new ProblemResponse(404, { code: 'not_found', message: 'لم نجد ما تبحث عنه.' }),
    },
    // In the app the error boundary of the route shows it, here the page.
    prefetchPageData: async () => null,
  },
  play: async (context) => {
    const title = localize(context, { ar: 'الصفحة غير موجودة', en: 'Page not found' });
    await expect(await context.canvas.findByRole('heading', { level: 1, name: title }, slowLoadOptions)).toBeVisible();
  },
};

export const CoursesOfACategory: Story = {
  args: { ...courses, handlers: { getCategory: () => algebra } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 1, name: algebra.name })).toBeVisible();
    const trail = within(
      context.canvas.getByRole('navigation', { name: localize(context, { ar: 'مسار التنقل', en: 'Breadcrumbs' }) }),
    );
    await expect(trail.getByRole('link', { name: 'المرحلة الثانوية' })).toHaveAttribute('href', '/sub-categories/2');
    await expect(context.canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const NoCoursesInACategory: Story = {
  args: { ...courses, handlers: { getCategory: () => ({ ...algebra, courses_count: 0, courses: [] }) } },
  play: async (context) => {
    const none = localize(context, { ar: 'لا توجد دورات', en: 'No courses found' });
    await expect(await context.canvas.findByText(none)).toBeVisible();
  },
};

/** While loading, a page shows its heading and skeletons. */
export const Loading: Story = {
  args: { handlers: { listMainCategories: neverResolve } },
  play: async (context) => {
    const title = localize(context, { ar: 'كل الأقسام', en: 'All categories' });
    await expect(await context.canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(context.canvas.getByRole('list', { name: title })).toHaveAttribute('aria-busy', 'true');
  },
};

export const CoursesLoading: Story = {
  args: { ...courses, handlers: { getCategory: neverResolve } },
  play: async (context) => {
    const title = localize(context, { ar: 'الدورات', en: 'Courses' });
    await expect(await context.canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(context.canvas.queryByRole('article')).toBeNull();
  },
};

const down = new ProblemResponse(503, { code: 'unavailable', message: 'الخدمة غير متاحة الآن.' });
const expectFailure: Story['play'] = async (context) => {
  await expect(await context.canvas.findAllByRole('heading', { level: 1 }, slowLoadOptions)).toHaveLength(1);
  const alert = within(await context.canvas.findByRole('alert', {}, slowLoadOptions));
  await expect(
    alert.getByText(localize(context, { ar: 'تعذّر التحميل', en: 'This could not be loaded' })),
  ).toBeVisible();
  await expect(alert.getByText('الخدمة غير متاحة الآن.')).toBeVisible();
  await expect(
    alert.getByRole('button', { name: localize(context, { ar: 'إعادة المحاولة', en: 'Try Again' }) }),
  ).toBeVisible();
};

export const CategoriesFailed: Story = {
  args: { handlers: { listMainCategories: () => down } },
  play: expectFailure,
};
export const SubCategoriesFailed: Story = {
  args: { ...subCategories, handlers: { getMainCategory: () => down } },
  play: expectFailure,
};
export const CoursesFailed: Story = {
  args: { ...courses, handlers: { getCategory: () => down } },
  play: expectFailure,
};

/** With the number of an unexpected error, the operator finds the request in the log. */
export const UnexpectedErrorHasANumber: Story = {
  args: {
    handlers: {
      listMainCategories: () =>
        Response.json(
          { code: 'internal', message: 'حدث خطأ.' },
          { status: 500, headers: { 'X-Request-Id': '7b3e9d14-52f0-4a41-9c06-1d8f3f0a2c55' } },
        ),
    },
  },
  play: async (context) => {
    const alert = await context.canvas.findByRole('alert', {}, slowLoadOptions);
    await expect(alert).toHaveTextContent(
      localize(context, { ar: /رقم الخطأ \u20667b3e9d14\u2069/, en: /the error number \u20667b3e9d14\u2069/ }),
    );
  },
};

export const NoCategories: Story = {
  args: { handlers: { listMainCategories: () => ({ main_categories: [], total: 0, page: 1, per_page: 200 }) } },
  play: async (context) => {
    const none = localize(context, { ar: 'لا توجد أقسام بعد', en: 'No categories yet' });
    await expect(await context.canvas.findByText(none)).toBeVisible();
  },
};
