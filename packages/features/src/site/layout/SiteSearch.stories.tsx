import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { createRecentSearches } from '../../shared/storage/recentSearches.ts';
import { buildCourseCard, otherCourses, people, settings } from '../../shared/stories/Api.fixtures.ts';
import { type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import {
  findCurrentPath,
  findOpenDialog,
  localize,
  renderPage,
  setOnline,
  slowLoadOptions,
} from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { prefetchPageData, PublicLayout } from './PublicLayout.tsx';

const textsByLanguage = {
  ar: {
    open: 'بحث',
    starts: 'تبدأ بما كتبت',
    others: 'دورات أخرى',
    courses: 'الدورات',
    teachers: 'المدرّسون',
    lessons: 'الدروس',
    all: 'عرض كل الدورات',
    suggestion: 'اقتراح',
    didYouMean: 'هل تقصد «الجبر»؟',
    recent: 'عمليات البحث الأخيرة',
    clear: 'مسح عمليات البحث الأخيرة',
    categories: 'أقسام شائعة',
    failed: 'تعذّر البحث',
    retry: 'إعادة المحاولة',
    none: /^لا توجد نتائج للبحث عن/,
    saved: 'محفوظة على هذا الجهاز',
    offline: /أنت غير متصل/,
    slash: 'فتح البحث بمفتاح /',
  },
  en: {
    open: 'Search',
    starts: 'Starts with',
    others: 'More courses',
    courses: 'Courses',
    teachers: 'Teachers',
    lessons: 'Lessons',
    all: 'Show all courses',
    suggestion: 'Suggestion',
    didYouMean: 'Did you mean “الجبر”?',
    recent: 'Recent searches',
    clear: 'Clear recent searches',
    categories: 'Popular categories',
    failed: 'Search failed',
    retry: 'Try Again',
    none: /No results for/,
    saved: 'Saved on this device',
    offline: /You are offline/,
    slash: 'Open the search with the / key',
  },
};

const algebra = buildCourseCard();
const introduction = buildCourseCard({ id: 20, name: 'مقدمة في الجبر', slug: 'intro-algebra' });
const karim = { id: 5, name: 'أ. جابر الجبري', image: null, image_small: null };
const lesson = { id: 101, title: 'تمهيد الجبر', course: { id: 12, name: algebra.name, slug: algebra.slug } };

/** Finds what the stories search for, as the server does. */
const searchAll = fn(({ query }: ApiCall) => {
  const search = query['search'] ?? '';
  if ('الجبر'.startsWith(search) && search !== '')
    return { courses: [algebra, introduction], courses_total: 14, teachers: [karim], videos: [lesson] };
  if (search === 'الجبير') return { courses: [algebra], courses_total: 1, teachers: [], videos: [] };
  return { courses: [], courses_total: 0, teachers: [], videos: [] };
});
const mainCategories = [
  {
    id: 2,
    name: 'المرحلة الثانوية',
    courses_count: 5,
    categories: [
      { id: 7, name: 'رياضيات الثانوية العامة', main_category_id: 2, courses_count: 2 },
      { id: 9, name: 'تطوير الويب', main_category_id: 2, courses_count: 3 },
      { id: 10, name: 'قسم فارغ', main_category_id: 2, courses_count: 0 },
    ],
  },
];
const handlers = {
  getSettings: () => settings,
  listMainCategories: () => ({ main_categories: mainCategories, total: 1, page: 1, per_page: 200 }),
  searchAll,
};

const meta = {
  title: 'Pages/Search',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: PublicLayout,
    prefetchPageData,
    hasMain: true,
    area: 'site/layout',
    pattern: paths.about.pattern,
    path: paths.about.to(),
    handlers,
  },
  beforeEach: () => {
    localStorage.clear();
    searchAll.mockClear();
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(context: StoryContext<PageStoryProps>) {
  const labels = localize(context, textsByLanguage);
  const header = within(await context.canvas.findByRole('banner'));
  const button = header.getByRole('button', { name: labels.open });
  await context.userEvent.click(button);
  const dialog = await findOpenDialog('dialog');
  const box = dialog.getByRole('combobox');
  await waitFor(() => expect(box).toHaveFocus());
  const getLabels = (group: string) =>
    within(dialog.getByRole('group', { name: group }))
      .getAllByRole('option')
      .map((option) => option.querySelector('bdi')?.textContent);
  const findLabels = async (group: string) => {
    await dialog.findByRole('group', { name: group }, slowLoadOptions);
    return getLabels(group);
  };
  return { labels, button, dialog, box, getLabels, findLabels };
}
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Titles that start with the text come first, then other courses, teachers and lessons (decision 41). */
export const GroupsResultsAndOpensOne: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { labels, box, findLabels, getLabels } = await open(context);
    await userEvent.type(box, 'الجبر');
    await expect(await findLabels(labels.starts)).toEqual([algebra.name]);
    await expect(getLabels(labels.others)).toEqual([introduction.name]);
    await expect(getLabels(labels.teachers)).toEqual([karim.name]);
    await expect(getLabels(labels.lessons)).toEqual([lesson.title]);
    // One request after typing rests, for the last text.
    await expect(searchAll.mock.lastCall?.[0].query['search']).toBe('الجبر');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(await findCurrentPath()).toBe(paths.course.to({ slug: 'algebra-1' }, { video: 101 }));
  },
};

/** A response to an older text never replaces the results. */
export const OldResponsesAreDropped: Story = {
  args: {
    handlers: {
      ...handlers,
      searchAll: (call: ApiCall) => (call.query['search'] === 'ال' ? neverResolve() : searchAll(call)),
    },
  },
  play: async (context) => {
    const { userEvent } = context;
    const { labels, box, findLabels, dialog } = await open(context);
    await userEvent.type(box, 'ال');
    await waitFor(() => expect(dialog.getByText(/جارٍ البحث|Searching/)).toBeVisible(), slowLoadOptions);
    await userEvent.type(box, 'جبر');
    await expect(await findLabels(labels.starts)).toEqual([algebra.name]);
    await userEvent.clear(box);
    await expect(dialog.queryByRole('group', { name: labels.starts })).toBeNull();
    await expect(await findLabels(labels.categories)).toEqual(['تطوير الويب', 'رياضيات الثانوية العامة']);
  },
};

/** A typo: the suggestion fills the field. */
export const DidYouMean: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { labels, box, findLabels } = await open(context);
    await userEvent.type(box, 'الجبير');
    await expect(await screen.findByRole('option', { name: labels.didYouMean })).toBeVisible();
    // The result is active, not the suggestion.
    await expect(
      document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.querySelector('bdi')?.textContent,
    ).toBe(algebra.name);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(box).toHaveValue('الجبر');
    await expect(await findLabels(labels.others)).toEqual([introduction.name]);
  },
};

/** A search that led somewhere is offered the next time, and can be deleted. */
export const RecentSearches: Story = {
  args: { user: people.student },
  beforeEach: () => {
    createRecentSearches(people.student.id).add('الجبر');
  },
  play: async (context) => {
    const { userEvent } = context;
    const { labels, box, dialog, findLabels } = await open(context);
    await expect(await findLabels(labels.recent)).toEqual(['الجبر', labels.clear]);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('الجبر');
    await expect(await findLabels(labels.starts)).toEqual([algebra.name]);
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await userEvent.click(dialog.getByRole('option', { name: labels.clear }));
    await expect(dialog.queryByRole('group', { name: labels.recent })).toBeNull();
    await expect(createRecentSearches(people.student.id).list()).toEqual([]);
    await expect(box).toHaveFocus();
  },
};

/** All matches are in the list of the home page. */
export const ShowAll: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { labels, box, dialog } = await open(context);
    await userEvent.type(box, 'الجبر');
    await userEvent.click(await dialog.findByRole('option', { name: labels.all }, slowLoadOptions));
    await expect(await findCurrentPath()).toBe(paths.home.to({ q: 'الجبر' }));
    await expect(createRecentSearches().list()).toEqual(['الجبر']);
  },
};

export const NothingFound: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { labels, box, dialog, findLabels } = await open(context);
    await userEvent.type(box, 'زززز');
    await expect(await dialog.findByText(labels.none, {}, slowLoadOptions)).toBeVisible();
    await expect(await findLabels(labels.categories)).toHaveLength(2);
    await waitFor(() =>
      expect([...document.querySelectorAll('[aria-live]')].map((each) => each.textContent).join()).toContain(
        localize(context, { ar: 'لا توجد نتائج', en: 'No results' }),
      ),
    );
  },
};

let isDown = true;
export const Failed: Story = {
  args: {
    handlers: {
      ...handlers,
      searchAll: (call: ApiCall) =>
        isDown ? new ProblemResponse(503, { code: 'unavailable', message: 'الخدمة غير متاحة الآن.' }) : searchAll(call),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (context) => {
    const { userEvent } = context;
    const { labels, box, dialog, findLabels } = await open(context);
    await userEvent.type(box, 'الجبر');
    await expect(await dialog.findByText('الخدمة غير متاحة الآن.', {}, slowLoadOptions)).toBeVisible();
    isDown = false;
    await userEvent.click(dialog.getByRole('option', { name: labels.retry }));
    await expect(await findLabels(labels.starts)).toEqual([algebra.name]);
  },
};

/** Without a network only what was opened on this device is found. */
export const Offline: Story = {
  beforeEach: () => {
    setOnline(false);
    return () => setOnline(true);
  },
  play: async (context) => {
    const { userEvent } = context;
    const { labels, box, dialog } = await open(context);
    await userEvent.type(box, 'زززز');
    await expect(await dialog.findByText(labels.offline, {}, slowLoadOptions)).toBeVisible();
    await expect(searchAll).not.toHaveBeenCalled();
    setOnline(true);
    await expect(await dialog.findByText(labels.none, {}, slowLoadOptions)).toBeVisible();
  },
};

/** Legacy APIs have neither `GET /search` nor `match=ranked`: the search finds names that start with the text. */
export const LegacyApi: Story = {
  args: {
    handlers: {
      ...handlers,
      searchAll: () => new ProblemResponse(404, { code: 'not_found', message: '' }),
      listCourses: ({ query }: ApiCall) =>
        query['match'] === 'ranked'
          ? new ProblemResponse(422, { code: 'invalid', message: '' })
          : { courses: [algebra, ...otherCourses].slice(0, 1), total: 1, page: 1, per_page: 10 },
    },
  },
  play: async (context) => {
    const { labels, box, findLabels, dialog } = await open(context);
    await context.userEvent.type(box, 'جبر');
    await expect(await findLabels(labels.starts)).toEqual([algebra.name]);
    await expect(dialog.queryByRole('group', { name: labels.teachers })).toBeNull();
  },
};

/** `/` and Ctrl K open it, with an Arabic layout too. `/` can be switched off. */
export const Shortcuts: Story = {
  play: async (context) => {
    const { labels, dialog, button } = await open(context);
    const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.activeElement ?? document.body, init);
    const slash = { key: 'ظ', code: 'Slash' };
    await context.userEvent.click(dialog.getByRole('switch', { name: labels.slash }));
    await press({ key: 'ن', code: 'KeyK', ctrlKey: true });
    await waitUntilClosed();
    await waitFor(() => expect(button).toHaveFocus());
    await press(slash);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await press({ key: 'k', code: 'KeyK', metaKey: true });
    const again = await findOpenDialog('dialog');
    await context.userEvent.click(again.getByRole('switch', { name: labels.slash }));
    await context.userEvent.click(again.getByRole('combobox'));
    await context.userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await press(slash);
    await expect(await screen.findByRole('combobox', {}, slowLoadOptions)).toBeInTheDocument();
  },
};
