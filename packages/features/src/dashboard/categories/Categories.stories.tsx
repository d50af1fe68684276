import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiHandlers, type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { ManageMainCategoriesPage } from './ManageMainCategoriesPage.tsx';
import { CreateMainCategoryPage } from './CreateMainCategoryPage.tsx';
import { CreateSubCategoryPage } from './CreateSubCategoryPage.tsx';
import { EditMainCategoryPage } from './EditMainCategoryPage.tsx';
import { EditSubCategoryPage } from './EditSubCategoryPage.tsx';
import { ManageSubCategoriesPage } from './ManageSubCategoriesPage.tsx';

const physics = { id: 8, name: 'الفيزياء', main_category_id: 2, courses_count: 4 };
const maths = { id: 7, name: 'رياضيات الثانوية العامة', main_category_id: 2, courses_count: 0 };
const school = { id: 2, name: 'المرحلة الثانوية', courses_count: 4, categories: [maths, physics] };
const university = { id: 3, name: 'الجامعة', courses_count: 0, categories: [] };

const paged = { page: 1, per_page: 100 };
const answers: ApiHandlers = {
  listMainCategories: () => ({ main_categories: [school, university], total: 2, ...paged }),
  getMainCategory: () => school,
  listCategories: ({ query }) => {
    const categories = [maths, physics].filter(
      ({ main_category_id }) => query['main_category_id'] === String(main_category_id),
    );
    return { categories, total: categories.length, ...paged };
  },
  getCategory: () => ({ ...physics, main_category: { id: 2, name: school.name }, courses: [] }),
};

const textsByLanguage = {
  ar: {
    name: 'الاسم',
    main: 'القسم الرئيسي',
    more: (name: string) => `إجراءات أخرى: ${name}`,
    remove: 'حذف',
    save: 'حفظ',
    created: 'تم إنشاء القسم بنجاح',
    updated: 'تم تحديث القسم بنجاح',
    notCreated: 'تعذّر إنشاء القسم',
    notUpdated: 'تعذّر تحديث القسم',
    notFetched: 'تعذّر تحميل بيانات القسم',
    addMain: 'إضافة قسم رئيسي',
    addSub: 'إضافة قسم فرعي',
    ok: 'حسنًا',
  },
  en: {
    name: 'Name',
    main: 'Main category',
    more: (name: string) => `More actions: ${name}`,
    remove: 'Delete',
    save: 'Save',
    created: 'Category created successfully',
    updated: 'Category updated successfully',
    notCreated: 'There was a problem creating the category',
    notUpdated: 'There was a problem updating the category',
    notFetched: 'Failed to fetch category data',
    addMain: 'Add main category',
    addSub: 'Add sub-category',
    ok: 'OK',
  },
};

const meta = {
  title: 'Pages/Dashboard categories',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: ManageMainCategoriesPage,
    area: 'dashboard/categories',
    pattern: paths.mainCategories.pattern,
    path: paths.mainCategories.to(),
    user: people.admin,
    handlers: answers,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<PageStoryProps>;

export const Mains: Story = {
  play: async (context) => {
    const caption = localize(context, { ar: 'الأقسام الرئيسية، قسمان', en: 'Main categories, 2 categories' });
    await expect(await context.canvas.findByRole('region', { name: caption })).toBeVisible();
    const show = localize(context, {
      ar: `عرض الأقسام الفرعية ${school.name}`,
      en: `Show Sub categories ${school.name}`,
    });
    await context.userEvent.click(context.canvas.getByRole('link', { name: show }));
    await expect(await findCurrentPath()).toBe('/dashboard/sub-categories-index/2');
  },
};

/** A category that is in use shows the reason and offers no delete (decision 23). */
export const InUse: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.more(school.name) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.remove }));
    const dialog = await findOpenDialog('alertdialog');
    const reason = { ar: /لا يمكن حذف هذا القسم لأن فيه .*أفرغه أولًا\./, en: /This category has .*Empty it first\./ };
    await expect(dialog.getByText(localize(context, reason))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: texts.remove })).toBeNull();
  },
};

/** A category that came into use meanwhile is kept, and the error toast is persistent (decision 23). */
export const RefusedToGo: Story = {
  args: {
    handlers: {
      ...answers,
      deleteMainCategory: () => new ProblemResponse(409, { code: 'has_categories', message: 'Two below it' }),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.more(university.name) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.remove }));
    const dialog = await findOpenDialog('alertdialog');
    const question = { ar: 'هل تريد حذف هذا القسم؟', en: 'Are you sure you want to delete this category?' };
    await expect(dialog.getByText(localize(context, question))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), slowLoadOptions);
    await expect(canvas.getByRole('rowheader', { name: university.name })).toBeVisible();
  },
};

const subs = {
  Page: ManageSubCategoriesPage,
  pattern: paths.subCategoriesIndex.pattern,
  path: paths.subCategoriesIndex.to({ id: 2 }),
} satisfies Partial<PageStoryProps>;

export const Subs: Story = {
  args: subs,
  play: async (context) => {
    const { canvas } = context;
    const title = localize(context, {
      ar: `الأقسام الفرعية في «${school.name}»`,
      en: `Sub-categories of ${school.name}`,
    });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: new RegExp(physics.name) })).toHaveTextContent('4');
    const add = canvas.getByRole('link', { name: localize(context, textsByLanguage).addSub });
    await expect(add).toHaveAttribute('href', '/dashboard/sub-categories/create?main=2');
  },
};

export const NoSubs: Story = {
  args: { ...subs, handlers: { ...answers, listCategories: () => ({ categories: [], total: 0, ...paged }) } },
  play: async (context) => {
    const none = localize(context, { ar: 'لا توجد بيانات', en: 'No data found' });
    await expect(await context.canvas.findByText(none)).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: { listMainCategories: neverResolve } } };

export const Failed: Story = {
  args: {
    handlers: { listMainCategories: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};

/** Types a name and presses the button. */
async function send(context: Context, button: string) {
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByRole('textbox', { name: localize(context, textsByLanguage).name }), ' جديد');
  await userEvent.click(canvas.getByRole('button', { name: button }));
}

/** The dialog shows the success, and its button continues. */
async function leadsOn(context: Context, text: string, to: string) {
  const dialog = await findOpenDialog('dialog');
  await expect(dialog.getByText(text)).toBeVisible();
  await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).ok }));
  await expect(await findCurrentPath()).toBe(to);
}

const createMain = {
  Page: CreateMainCategoryPage,
  pattern: paths.createMainCategory.pattern,
  path: paths.createMainCategory.to(),
} satisfies Partial<PageStoryProps>;

export const MainCreated: Story = {
  args: { ...createMain, handlers: { createMainCategory: () => university } },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await send(context, texts.addMain);
    await leadsOn(context, texts.created, '/dashboard/categories');
  },
};

export const MainNotCreated: Story = {
  args: {
    ...createMain,
    handlers: {
      createMainCategory: () =>
        new ProblemResponse(422, { code: 'invalid', message: 'No', errors: { name: ['Taken'] } }),
    },
  },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await send(context, texts.addMain);
    await expect((await findOpenDialog('alertdialog')).getByText(texts.notCreated)).toBeVisible();
  },
};

const renamed = fn((_call: ApiCall) => school);
export const MainUpdated: Story = {
  args: {
    Page: EditMainCategoryPage,
    pattern: paths.editMainCategory.pattern,
    path: paths.editMainCategory.to({ id: 2 }),
    handlers: { ...answers, updateMainCategory: renamed },
  },
  play: async (context) => {
    renamed.mockClear();
    const texts = localize(context, textsByLanguage);
    await send(context, texts.save);
    await leadsOn(context, texts.updated, '/dashboard/categories');
    await expect(renamed.mock.calls[0]?.[0].body).toEqual({ name: `${school.name} جديد` });
  },
};

const added = fn((_call: ApiCall) => maths);
/** The main category of the previous page is preselected, and the form returns to it. */
export const SubCreated: Story = {
  args: {
    Page: CreateSubCategoryPage,
    pattern: paths.createSubCategory.pattern,
    path: paths.createSubCategory.to({ main: 2 }),
    handlers: { ...answers, createCategory: added },
  },
  play: async (context) => {
    added.mockClear();
    const texts = localize(context, textsByLanguage);
    await send(context, texts.addSub);
    await leadsOn(context, texts.created, '/dashboard/sub-categories-index/2');
    await expect(added.mock.calls[0]?.[0].body).toEqual({ name: 'جديد', main_category_id: '2' });
  },
};

export const SubWithoutMain: Story = {
  args: {
    Page: CreateSubCategoryPage,
    pattern: paths.createSubCategory.pattern,
    path: paths.createSubCategory.to(),
    handlers: { ...answers, createCategory: fn(neverResolve) },
  },
  play: async (context) => {
    await send(context, localize(context, textsByLanguage).addSub);
    const required = localize(context, { ar: 'حقل «القسم الرئيسي» مطلوب', en: 'Main category is required' });
    await expect(await context.canvas.findByText(required)).toBeVisible();
    await expect(context.args.handlers?.createCategory).not.toHaveBeenCalled();
  },
};

const editSub = {
  Page: EditSubCategoryPage,
  pattern: paths.editSubCategory.pattern,
  path: paths.editSubCategory.to({ id: 8 }),
} satisfies Partial<PageStoryProps>;

const moved = fn((_call: ApiCall) => physics);
export const SubMoved: Story = {
  args: { ...editSub, handlers: { ...answers, updateCategory: moved } },
  play: async (context) => {
    moved.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: texts.main }), university.name);
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await leadsOn(context, texts.updated, '/dashboard/sub-categories-index/2');
    await expect(moved.mock.calls[0]?.[0].body).toEqual({ main_category_id: 3 });
  },
};

export const SubNotUpdated: Story = {
  args: {
    ...editSub,
    handlers: { ...answers, updateCategory: () => new ProblemResponse(403, { code: 'forbidden', message: 'No' }) },
  },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await send(context, texts.save);
    await expect((await findOpenDialog('alertdialog')).getByText(texts.notUpdated)).toBeVisible();
  },
};

export const SubNotFetched: Story = {
  args: {
    ...editSub,
    handlers: {
      ...answers,
      getCategory: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }),
    },
  },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect((await findOpenDialog('alertdialog')).getByText(texts.notFetched)).toBeVisible();
  },
};
