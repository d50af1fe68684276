import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { getPageHref, pageEndLabels, pageLabels } from './Pagination.fixtures.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination/Spec',
  tags: ['!autodocs', 'spec'],
  component: Pagination,
  args: { ...pageLabels.ar, page: 1, pageCount: 12, getPageHref },
  render: ({ page, pageCount }, { globals }) => (
    <Pagination {...localize(globals, pageLabels)} page={page} pageCount={pageCount} getPageHref={getPageHref} />
  ),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarksTheCurrentPageAndLinksToOthers: Story = {
  args: { page: 6 },
  play: async ({ canvas, globals }) => {
    const storyLabels = localize(globals, pageLabels);
    await expect(canvas.getByRole('navigation', { name: storyLabels.label })).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyLabels.pageLabel('6') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: storyLabels.nextLabel })).toHaveAttribute('href', '?page=7');
    await expect(canvas.getByRole('link', { name: storyLabels.previousLabel })).toHaveAttribute('href', '?page=5');
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
};

export const TheFirstPageHasNoPreviousPage: Story = {
  play: async ({ canvas, globals }) => {
    const previous = canvas.getByRole('link', { name: localize(globals, pageLabels).previousLabel });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
};

export const NextIsAtTheInlineEnd: Story = {
  args: { page: 6 },
  play: async ({ canvas, globals }) => {
    const storyLabels = localize(globals, pageLabels);
    const x = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().x;
    const isBefore = x(storyLabels.nextLabel) < x(storyLabels.previousLabel);
    await expect(isBefore).toBe(localize(globals, { ar: true, en: false }));
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
    const storyLabels = localize(globals, pageLabels);
    await expect(canvas.getByText(storyLabels.summaryLabel('6', '12'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: storyLabels.pageLabel('6') })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const LinksToBothEndsInANarrowContainer: Story = {
  args: { page: 6 },
  render: ({ page, pageCount }, { globals }) => (
    <div style={{ maxInlineSize: '328px' }}>
      <Pagination
        {...localize(globals, pageLabels)}
        {...localize(globals, pageEndLabels)}
        page={page}
        pageCount={pageCount}
        getPageHref={getPageHref}
      />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const { previousLabel, nextLabel } = localize(globals, pageLabels);
    const { firstLabel, lastLabel } = localize(globals, pageEndLabels);
    const links = [firstLabel, previousLabel, nextLabel, lastLabel].map((name) => canvas.getByRole('link', { name }));
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['?page=1', '?page=5', '?page=7', '?page=12']);
    for (const link of links) await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

function PagesWithoutAddress({ labels }: { labels: (typeof pageLabels)['ar'] }) {
  const [page, setPage] = useState(1);
  return <Pagination {...labels} page={page} pageCount={9} onPageChange={setPage} />;
}

export const ChangesThePageOfAListWithoutAddresses: Story = {
  render: (_args, { globals }) => <PagesWithoutAddress labels={localize(globals, pageLabels)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { pageLabel, previousLabel, nextLabel } = localize(globals, pageLabels);
    const previous = canvas.getByRole('button', { name: previousLabel });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: nextLabel }));
    await expect(canvas.getByRole('button', { name: pageLabel('2') })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(previous);
    // The button is disabled now, but keeps the focus.
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: pageLabel('1') })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: pageLabel('9') }));
    await expect(canvas.getByRole('button', { name: nextLabel })).toHaveAttribute('aria-disabled', 'true');
  },
};
