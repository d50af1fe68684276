import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { pick } from '../../stories/text.ts';
import { hrefOf, pageWords } from './Pagination.fixtures.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { ...pageWords.ar, page: 5, pageCount: 12, hrefOf },
  argTypes: { hrefOf: { control: false }, pageLabel: { control: false }, placeLabel: { control: false } },
  render: ({ page, pageCount }, { globals }) => (
    <Pagination {...pick(globals, pageWords)} page={page} pageCount={pageCount} hrefOf={hrefOf} />
  ),
  parameters: {
    docs: {
      description: {
        component: `
Leads through the pages of a long list by links: each page has an address that can be kept and sent. At most seven numbers, always as many, so that «التالية» stays under the
pointer. With less than 480 px of room the numbers give way to «الصفحة 5 من 12».

| Instead | When |
|---|---|
| a button «عرض المزيد» | a public list that is read from the top |
| \`onReachEnd\` of \`DataTable\` | a list of a dashboard |

| Key | Does |
|---|---|
| Tab, Enter | reach and follow, as everywhere |`,
      },
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** At either end, in the middle, with few pages, with little room. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const words = pick(globals, pageWords);
    // Several on one page: each landmark needs a name of its own.
    const named = (at: number) => ({ ...words, label: `${words.label} ${at}`, hrefOf });
    return (
      <Stack gap="s7">
        <Pagination {...named(1)} page={1} pageCount={12} />
        <Pagination {...named(2)} page={6} pageCount={12} />
        <Pagination {...named(3)} page={1249} pageCount={1250} />
        <Pagination {...named(4)} page={2} pageCount={3} />
        <div style={{ maxInlineSize: '328px' }}>
          <Pagination {...named(5)} page={6} pageCount={12} />
        </div>
      </Stack>
    );
  },
};
