import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { SubCategoryList } from './SubCategoryList.tsx';

const items = {
  ar: [
    { id: 1, href: '#physics', name: 'الفيزياء', count: '12 دورة' },
    { id: 2, href: '#chemistry', name: 'الكيمياء', count: '3 دورات' },
    { id: 3, href: '#web', name: texts.mixed, count: 'دورة واحدة' },
    { id: 4, href: '#grammar', name: texts.long, count: 'دورتان' },
    { id: 5, href: '#algorithms', name: texts.latin },
  ],
  en: [
    { id: 1, href: '#physics', name: 'Physics', count: '12 courses' },
    { id: 2, href: '#chemistry', name: 'Chemistry', count: '3 courses' },
    { id: 3, href: '#web', name: texts.mixed, count: '1 course' },
    { id: 4, href: '#grammar', name: texts.long, count: '2 courses' },
    { id: 5, href: '#algorithms', name: texts.latin },
  ],
};

const meta = {
  title: 'Learning/SubCategoryList',
  component: SubCategoryList,
  args: { label: 'الأقسام الفرعية', items: items.ar },
  argTypes: { items: { control: false } },
  render: (args, { globals }) => (
    <SubCategoryList
      {...args}
      items={localize(globals, items)}
      label={localize(globals, { ar: 'الأقسام الفرعية', en: 'Sub-categories' })}
    />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'The sub-categories of a main category as rows with their counts. For main categories use `CategoryTile`.',
          'If there are none, show the sentence of the specification instead of an empty list.',
          '**Keyboard** · Tab moves from row to row, Enter follows the link.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SubCategoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With and without counts, and names that are hard to lay out. */
export const Sheet: Story = { tags: ['sheet'] };
