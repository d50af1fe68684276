import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { CategoryTile } from './CategoryTile.tsx';

const translations = {
  ar: { name: 'الثانوية العامة', count: '5 أقسام فرعية' },
  en: { name: 'Secondary school', count: '5 sub-categories' },
};

const meta = {
  title: 'Learning/CategoryTile',
  component: CategoryTile,
  args: { href: '#category', name: translations.ar.name, categoryId: 0, count: translations.ar.count },
  render: (args, { globals }) => <CategoryTile {...args} {...localize(globals, translations)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'A main category. Its background is the color of the category: the same in both themes, and the same as on the covers of its courses.',
          'For the categories inside one use `SubCategoryList`; for a course use `CourseCard`.',
          '**Keyboard** · One link, stretched over the tile: Tab reaches it once, Enter follows it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The six palettes, and names that are hard to lay out. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const { name, count } = localize(globals, translations);
    return (
      <Grid minColumnWidth="lg">
        {[name, texts.short, texts.mixed, texts.latin, texts.long, name].map((title, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed list
          <CategoryTile key={at} {...args} name={title} categoryId={at} count={at === 2 ? undefined : count} />
        ))}
      </Grid>
    );
  },
};
