import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { createFakeTab } from '../../media/PdfLink/Tab.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { RecordGroups } from './RecordGroups.tsx';
import { recordGroups, recordLabels } from './RecordGroups.fixtures.ts';

const fetchUrl = fn((id: string | number) => Promise.resolve(`https://files.example/${id}`));

const meta = {
  title: 'Learning/RecordGroups/Spec',
  component: RecordGroups,
  tags: ['!autodocs', 'spec'],
  args: { groups: recordGroups.ar, labels: recordLabels.ar, onPlay: fn(), onLocked: fn(), fetchUrl },
  render: (args, { globals }) => (
    <RecordGroups {...args} groups={localize(globals, recordGroups)} labels={localize(globals, recordLabels)} />
  ),
} satisfies Meta<typeof RecordGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingOpensAndClosesItsGroup: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const [centre, home] = localize(globals, recordGroups);
    const toggle = canvas.getByRole('button', { name: `${centre?.title} ${centre?.count}` });
    await expect(canvas.getByRole('heading', { level: 3, name: `${centre?.title} ${centre?.count}` })).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    // Opening a second group leaves the first open.
    await userEvent.click(canvas.getByRole('button', { name: `${home?.title} ${home?.count}` }));
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
  },
};

export const EmptyGroupHasNoButton: Story = {
  play: async ({ canvas, globals }) => {
    const revision = localize(globals, recordGroups)[2];
    await expect(canvas.getByRole('heading', { name: `${revision?.title} ${revision?.count}` })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const EachKindOpensOrPlays: Story = {
  args: { defaultOpenIds: ['centre'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { kinds, locked } = localize(globals, recordLabels);
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`شرح الباب الأول كاملًا.*${kinds.audio}.*48:20`) }),
    );
    await expect(args.onPlay).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`${locked}.*${kinds.pdf}`) }));
    await expect(args.onLocked).toHaveBeenCalledWith(6);
    await expect(args.onPlay).toHaveBeenCalledOnce();
    const tab = createFakeTab();
    const open = spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`مذكرة الباب الأول.*${kinds.pdf}`) }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://files.example/3'));
    open.mockRestore();
  },
};

export const PlayingRecordIsMarkedInAnOpenGroup: Story = {
  args: { currentId: 7, player: <div data-testid="player" /> },
  play: async ({ canvas, globals }) => {
    const home = localize(globals, recordGroups)[1];
    await expect(canvas.getByRole('button', { name: `${home?.title} ${home?.count}` })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const row = canvas.getByRole('button', { name: new RegExp(localize(globals, recordLabels).playing) });
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(row.parentElement).toContainElement(canvas.getByTestId('player'));
  },
};
