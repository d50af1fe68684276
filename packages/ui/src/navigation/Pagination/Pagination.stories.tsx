import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { getPageHref, pageEndLabels, pageLabels } from './Pagination.fixtures.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { ...pageLabels.ar, page: 5, pageCount: 12, getPageHref },
  argTypes: {
    getPageHref: { control: false },
    onPageChange: { control: false },
    pageLabel: { control: false },
    summaryLabel: { control: false },
  },
  render: ({ page, pageCount }, { globals }) => (
    <Pagination {...localize(globals, pageLabels)} page={page} pageCount={pageCount} getPageHref={getPageHref} />
  ),
  parameters: {
    docs: {
      description: {
        component: `
Links to the pages of a long list: the first, the last, and the neighbours of the current page. It always shows the same number of items, seven at most, so
that «التالية» stays under the pointer. Below 480 px it shows «الصفحة 5 من 12» instead of numbers. With \`firstLabel\` and \`lastLabel\` it also links to both
ends there.

Give each page an address with \`getPageHref\`, so that it can be shared and opened in a new tab. A list without addresses, such as one in a dialog, takes
\`onPageChange\` and gets buttons. Screen readers announce the current page as current.

| Instead | When |
|---|---|
| a button «عرض المزيد» | a public list that is read from the top |
| \`onReachEnd\` of \`DataTable\` | a list of a dashboard |

| Key | Does |
|---|---|
| Tab, Enter | focuses and follows a link |`,
      },
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** At both ends, in the middle, with few pages, in a narrow container, and there with links to both ends. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const words = localize(globals, pageLabels);
    // Each landmark on the page needs its own name.
    const named = (at: number) => ({ ...words, label: `${words.label} ${at}`, getPageHref });
    return (
      <Stack gap="s7">
        <Pagination {...named(1)} page={1} pageCount={12} />
        <Pagination {...named(2)} page={6} pageCount={12} />
        <Pagination {...named(3)} page={1249} pageCount={1250} />
        <Pagination {...named(4)} page={2} pageCount={3} />
        <div style={{ maxInlineSize: '328px' }}>
          <Pagination {...named(5)} page={6} pageCount={12} />
        </div>
        <div style={{ maxInlineSize: '328px' }}>
          <Pagination {...named(6)} {...localize(globals, pageEndLabels)} page={1} pageCount={12} />
        </div>
      </Stack>
    );
  },
};
