import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { getPageHref, pageLabels } from './Pagination.fixtures.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination/Spec',
  tags: ['!autodocs', 'spec'],
  component: Pagination,
  args: { ...pageLabels.ar, page: 1, pageCount: 12, getPageHref },
  render: ({ page, pageCount }, { globals }) => (
    <Pagination {...pick(globals, pageLabels)} page={page} pageCount={pageCount} getPageHref={getPageHref} />
  ),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarksTheCurrentPageAndLinksToOthers: Story = {
  args: { page: 6 },
  play: async ({ canvas, globals }) => {
    const say = pick(globals, pageLabels);
    await expect(canvas.getByRole('navigation', { name: say.label })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say.pageLabel('6') })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: say.nextLabel })).toHaveAttribute('href', '?page=7');
    await expect(canvas.getByRole('link', { name: say.previousLabel })).toHaveAttribute('href', '?page=5');
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
};

export const TheFirstPageHasNoPreviousPage: Story = {
  play: async ({ canvas, globals }) => {
    const previous = canvas.getByRole('link', { name: pick(globals, pageLabels).previousLabel });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
};

export const NextIsAtTheInlineEnd: Story = {
  args: { page: 6 },
  play: async ({ canvas, globals }) => {
    const say = pick(globals, pageLabels);
    const x = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().x;
    const isBefore = x(say.nextLabel) < x(say.previousLabel);
    await expect(isBefore).toBe(pick(globals, { ar: true, en: false }));
  },
};

export const RendersNothingForOnePage: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const ShowsASummaryInANarrowContainer: Story = {
  args: { page: 6 },
  decorators: [(Story) => <div style={{ maxInlineSize: '328px' }}>{Story()}</div>],
  play: async ({ canvas, globals }) => {
    const say = pick(globals, pageLabels);
    await expect(canvas.getByText(say.summaryLabel('6', '12'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say.pageLabel('6') })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
