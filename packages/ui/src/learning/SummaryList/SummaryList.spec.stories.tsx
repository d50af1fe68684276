import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { createFakeTab } from '../../media/PdfLink/Tab.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { StatefulSummaryList } from './StatefulSummaryList.tsx';
import { summaries, summariesWithThumbnails, summaryLabels } from './SummaryList.fixtures.tsx';
import { SummaryList } from './SummaryList.tsx';

const meta = {
  title: 'Learning/SummaryList/Spec',
  component: SummaryList,
  tags: ['!autodocs', 'spec'],
  args: {
    items: summaries,
    labels: summaryLabels.ar,
    fetchUrl: fn((id: string | number) => Promise.resolve(`https://files.example/${id}.pdf`)),
    onReact: fn(() => Promise.resolve()),
    onEdit: fn(),
    onDelete: fn(),
    onReport: fn(),
    onShowReports: fn(),
  },
  render: (args, { globals }) => <StatefulSummaryList {...args} labels={localize(globals, summaryLabels)} />,
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScrollsAsANamedRegionOf350: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { list, listRegion } = localize(globals, summaryLabels);
    const region = canvas.getByRole('region', { name: listRegion });
    await expect(region.getBoundingClientRect().height).toBeLessThanOrEqual(350);
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(canvas.getByRole('list', { name: list })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: list })).toBeVisible();
  },
};

export const OnlyDeletableSummariesHaveADeleteButton: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { delete: deleteLabel } = localize(globals, summaryLabels);
    const deletable = summaries
      .filter(({ canDelete }) => canDelete)
      .map(({ lectureName }) => deleteLabel?.(lectureName));
    const buttons = canvas.getAllByRole('button', { name: /^(حذف|Delete) / });
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(deletable);
    const [first] = buttons;
    if (!first) throw new Error('nothing can be deleted');
    await userEvent.click(first);
    await expect(args.onDelete).toHaveBeenCalledWith(1);
  },
};

export const PressingThePictureOpensTheFile: Story = {
  args: { items: summariesWithThumbnails },
  play: async ({ args, canvasElement, userEvent }) => {
    const tab = createFakeTab();
    const open = spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    // The pictures are decoration; one that does not load becomes an icon.
    const findPictures = () => canvasElement.querySelectorAll('li img[src^="data:image/svg"]');
    await expect(findPictures()).toHaveLength(2);
    await userEvent.click(findPictures()[0]!);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://files.example/1.pdf'));
    await expect(args.fetchUrl).toHaveBeenCalledWith(1);
    canvasElement.querySelector('img[src*="broken"]')?.scrollIntoView();
    await waitFor(() => expect(canvasElement.querySelector('img[src*="broken"]')).toBeNull());
    open.mockRestore();
  },
};

export const SummariesOfOthersAreReportedAndReportsAreShown: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { report, reports } = localize(globals, summaryLabels);
    const [, mixed, long] = summaries;
    // The last one was reported by the user.
    await expect(canvas.getByText(localize(globals, summaryLabels).reported!)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^(الإبلاغ عن|Report) / })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: report?.(mixed!.lectureName) }));
    await expect(args.onReport).toHaveBeenCalledWith(mixed!.id);
    const shown = canvas.getByRole('button', { name: reports?.name(3, long!.lectureName) });
    await expect(shown).toHaveTextContent(reports!.label(3));
    await userEvent.click(shown);
    await expect(args.onShowReports).toHaveBeenCalledWith(long!.id);
  },
};

export const OnlyEditableSummariesHaveAnEditButton: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { edit } = localize(globals, summaryLabels);
    await expect(canvas.getAllByRole('button', { name: /^(تعديل|Edit) / })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: edit?.('قانون أوم والدوائر') }));
    await expect(args.onEdit).toHaveBeenCalledWith(1);
  },
};

export const EachSummaryHasAuthorFileAndReactions: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { reactTo, reactions } = localize(globals, summaryLabels);
    const [first] = canvas.getAllByRole('listitem');
    if (!first) throw new Error('the list is empty');
    await expect(within(first).getByText('منى السيد')).toHaveAttribute('dir', 'rtl');
    const group = within(first).getByRole('group', { name: reactTo('قانون أوم والدوائر') });
    await userEvent.click(within(group).getByRole('button', { name: reactions.button(reactions.names.love, 4) }));
    await expect(args.onReact).toHaveBeenCalledWith(1, 'love');
    await waitFor(() =>
      expect(within(group).getByRole('button', { name: reactions.button(reactions.names.love, 1) })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    // The other summaries keep their reactions.
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
    const tab = createFakeTab();
    const open = spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
    await userEvent.click(within(first).getByRole('button', { name: /^قانون أوم والدوائر/ }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://files.example/1.pdf'));
    open.mockRestore();
  },
};

export const EmptyListShowsAMessage: Story = {
  args: { items: [] },
  play: async ({ canvas, globals }) => {
    const { empty } = localize(globals, summaryLabels);
    await expect(canvas.getByText(empty)).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Without access to the course, pressing a summary or a reaction calls `onLocked`. */
export const LockedSummaryCallsOnLocked: Story = {
  args: { items: summaries.map((item) => Object.assign({}, item, { author: null, isLocked: true })), onLocked: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { locked = '', reactTo, reactions } = localize(globals, summaryLabels);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`قانون أوم والدوائر.*${locked}`) }));
    await expect(args.onLocked).toHaveBeenLastCalledWith(1);
    const group = within(canvas.getByRole('group', { name: reactTo(summaries[1]?.lectureName ?? '') }));
    await userEvent.click(group.getByRole('button', { name: reactions.button(reactions.names.like, 0) }));
    await expect(args.onLocked).toHaveBeenLastCalledWith(2);
    await expect(args.onReact).not.toHaveBeenCalledWith(2, 'like');
  },
};
