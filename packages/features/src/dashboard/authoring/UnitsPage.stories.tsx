import type { GetCourseUnitsResult } from '@fanous/api-client/generated/queries.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiCall, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { buildCourseWithAccess, courseUnits, people } from '../../shared/stories/Api.fixtures.ts';
import { findOpenDialog, localize, renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { prefetchPageData, UnitsPage } from './UnitsPage.tsx';

const textsByLanguage = {
  ar: {
    order: 'ترتيب الوحدات',
    title: (number: number) => new RegExp(`^عنوان الوحدة ${number}`),
    content: (number: number) => `محتوى الوحدة ${number}`,
    menu: (title: string) => `نقل ${title}`,
    moveDown: 'نقل إلى أسفل',
    moveTo: 'نقل إلى وحدة أخرى',
    takeOut: 'إخراج من الوحدة',
    addUnit: 'إضافة وحدة',
    addContent: 'إضافة محتوى',
    add: 'إضافة',
    deleteUnit: 'حذف الوحدة',
    save: 'حفظ',
    required: /مطلوب/,
    none: 'لا توجد وحدات في هذه الدورة',
    keepMine: 'حفظ نسختي',
    useSaved: 'اعتماد النسخة المحفوظة',
  },
  en: {
    order: 'Order of the units',
    title: (number: number) => new RegExp(`^Title of unit ${number}`),
    content: (number: number) => `Content of unit ${number}`,
    menu: (title: string) => `Move ${title}`,
    moveDown: 'Move down',
    moveTo: 'Move to another unit',
    takeOut: 'Take out of the unit',
    addUnit: 'Add unit',
    addContent: 'Add content',
    add: 'Add',
    deleteUnit: 'Delete unit',
    save: 'Save',
    required: /is required/,
    none: 'This course has no units',
    keepMine: 'Keep my version',
    useSaved: 'Keep the saved version',
  },
};

const [first, second] = courseUnits.units.map(({ title }) => title) as [string, string];

/** Stores what it gets, as the server does. */
const replace = fn(({ body }: ApiCall): GetCourseUnitsResult | ProblemResponse => {
  const { units, version } = body as GetCourseUnitsResult;
  return { course_id: 12, version: version + 1, units };
});
const getSentBody = () => replace.mock.lastCall?.[0].body;

const meta = {
  title: 'Pages/Units of a course',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: UnitsPage,
    prefetchPageData,
    area: 'dashboard/authoring',
    pattern: paths.units.pattern,
    path: paths.units.to({ id: 12 }),
    user: people.teacher,
    handlers: {
      getCourse: () => buildCourseWithAccess(true),
      getCourseUnits: () => courseUnits,
      replaceCourseUnits: replace,
    },
  },
  beforeEach: () => void replace.mockClear(),
  render: renderPage,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reordered: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const order = within(await canvas.findByRole('grid', { name: texts.order }));
    await userEvent.click(order.getByRole('button', { name: texts.menu(first) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.moveDown }));
    const content = within(canvas.getByRole('grid', { name: texts.content(1) }));
    await userEvent.click(content.getByRole('button', { name: texts.menu('حل المعادلة التربيعية') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.moveDown }));
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    await expect(getSentBody()).toEqual({
      version: 3,
      units: [
        {
          title: second,
          items: [
            { kind: 'quiz', id: 9 },
            { kind: 'video', id: 102 },
          ],
        },
        courseUnits.units[0],
      ],
    });
  },
};

export const ItemsMoveBetweenUnits: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const content = within(await canvas.findByRole('grid', { name: texts.content(1) }));
    await userEvent.click(content.getByRole('button', { name: texts.menu('مقدمة في المعادلات') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.moveTo }));
    await userEvent.click(await screen.findByRole('menuitem', { name: second }));
    await userEvent.click(content.getByRole('button', { name: texts.menu('مذكرة الوحدة الأولى') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.takeOut }));
    await waitFor(() => expect(canvas.queryByRole('grid', { name: texts.content(1) })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    await expect(getSentBody()).toEqual({
      version: 3,
      units: [
        { title: first, items: [] },
        { title: second, items: [...courseUnits.units[1]!.items, { kind: 'video', id: 101 }] },
      ],
    });
  },
};

export const AUnitIsAddedAndFilled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.addUnit }));
    const title = canvas.getByRole('textbox', { name: texts.title(3) });
    await waitFor(() => expect(title).toHaveFocus());
    // A unit needs a title.
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect(await canvas.findByText(texts.required)).toBeVisible();
    await expect(replace).not.toHaveBeenCalled();
    await userEvent.type(title, 'المراجعة');
    await userEvent.click(canvas.getAllByRole('button', { name: texts.addContent })[2]!);
    const dialog = await findOpenDialog('dialog');
    await userEvent.click(dialog.getByRole('checkbox', { name: /مراجعة ليلة الامتحان/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Quadratic formula/ }));
    await userEvent.click(dialog.getByRole('button', { name: texts.add }));
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    await expect(getSentBody()).toEqual({
      version: 3,
      units: [
        ...courseUnits.units,
        {
          title: 'المراجعة',
          items: [
            { kind: 'video', id: 103 },
            { kind: 'record', id: 31 },
          ],
        },
      ],
    });
  },
};

export const NoUnits: Story = {
  args: {
    handlers: {
      getCourse: () => buildCourseWithAccess(true),
      getCourseUnits: () => ({ ...courseUnits, units: [] }),
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(localize(context, textsByLanguage).none)).toBeVisible();
  },
};

/** Nothing that was typed is lost: the dialog shows both versions, and mine is sent with the new version. */
export const SavedByAnotherMeanwhile: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const current = { ...courseUnits, version: 4, units: [{ title: 'وحدة زميلي', items: [] }] };
    replace.mockReturnValueOnce(
      new ProblemResponse(409, { code: 'units_changed', message: 'Changed', current } as never),
    );
    const title = await canvas.findByRole('textbox', { name: texts.title(1) });
    await userEvent.clear(title);
    await userEvent.type(title, 'وحدتي');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByText(/وحدة زميلي/)).toBeVisible();
    await expect(dialog.getByText(/وحدتي/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.keepMine }));
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(2), slowLoadOptions);
    await expect(getSentBody()).toMatchObject({ version: 4, units: [{ title: 'وحدتي' }, { title: second }] });
  },
};

export const TheSavedVersionIsChosen: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const current = { ...courseUnits, version: 4, units: [{ title: 'وحدة زميلي', items: [] }] };
    replace.mockReturnValueOnce(
      new ProblemResponse(409, { code: 'units_changed', message: 'Changed', current } as never),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.title(1) }), '!');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const dialog = await findOpenDialog('dialog');
    await userEvent.click(dialog.getByRole('button', { name: texts.useSaved }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.title(1) })).toHaveValue('وحدة زميلي'));
    await expect(canvas.queryByRole('textbox', { name: texts.title(2) })).toBeNull();
  },
};
