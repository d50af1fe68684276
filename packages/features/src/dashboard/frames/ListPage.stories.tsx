import { listCategoriesQuery } from '@fanous/api-client/generated/queries.ts';
import { deleteCategory } from '@fanous/api-client/generated/staffQueries.ts';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { paths } from '../../paths.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import { renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { ListPage } from './ListPage.tsx';
import { useList } from './useList.ts';

interface Category {
  id: number;
  name: string;
}

const names = ['الفيزياء', 'الكيمياء', 'الأحياء'];
const categories = names.map((name, at) => ({ id: at + 1, name, main_category_id: 2, courses_count: 0 }));
/** Called on each render of a row. */
const draw = fn(({ name }: Category) => name);
const columns: DataTableColumn<Category>[] = [{ id: 'name', header: 'Name', isRowHeader: true, cell: draw }];
const getName = ({ name }: Category) => name;

function Names() {
  const list = useList((api, query) => listCategoriesQuery(api, { query }), { rowsKey: 'categories' });
  return (
    <ListPage
      title="Categories"
      countLabel={String}
      searchLabel="Search"
      list={list}
      columns={columns}
      rowName={getName}
      rowActions={({ id }) => [{ id: 'edit', label: 'Edit', href: paths.editSubCategory.to({ id }) }]}
      deletion={{
        question: 'Sure?',
        remove: (api, { id }) => deleteCategory(api, { path: { id } }),
        invalidates: ['listCategories'],
      }}
    />
  );
}

const meta = {
  title: 'Pages/Frames/List',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: Names,
    area: 'dashboard/categories',
    pattern: paths.mainCategories.pattern,
    path: paths.mainCategories.to(),
    user: people.admin,
    handlers: { listCategories: () => ({ categories, total: categories.length, page: 1, per_page: 50 }) },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selecting a row of a long list is fast, because the other rows do not render again. */
export const ATickDrawsItsRow: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const pick = localize(context, { ar: 'تحديد الكيمياء', en: 'Select الكيمياء' });
    const box = await canvas.findByRole('checkbox', { name: pick });
    draw.mockClear();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(new Set(draw.mock.calls.map(([{ name }]) => name))).toEqual(new Set(['الكيمياء']));
  },
};
