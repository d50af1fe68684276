import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { createFakeTab } from '../../media/PdfLink/Tab.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { fileLabels, files } from './FileList.fixtures.ts';
import { FileList } from './FileList.tsx';

const meta = {
  title: 'Learning/FileList/Spec',
  component: FileList,
  tags: ['!autodocs', 'spec'],
  args: {
    items: files.ar,
    labels: fileLabels.ar,
    labelledBy: 'files',
    rowIdPrefix: 'file-',
    fetchUrl: fn((id: string | number) => Promise.resolve(`https://files.example/${id}.pdf`)),
    onLocked: fn(),
  },
  render: (args, { globals }) => (
    <>
      <h2 id="files">{localize(globals, fileLabels).heading}</h2>
      <FileList {...args} items={localize(globals, files)} labels={localize(globals, fileLabels)} />
    </>
  ),
} satisfies Meta<typeof FileList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenFileOpensAndLockedFileCallsOnLocked: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { heading, locked } = localize(globals, fileLabels);
    await expect(canvas.getByRole('list', { name: heading })).toBeVisible();
    const tab = createFakeTab();
    const open = spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
    await userEvent.click(canvas.getByRole('button', { name: /مذكرة الوحدة الأولى/ }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://files.example/1.pdf'));
    open.mockClear();
    const row = canvas.getAllByRole('button', { name: new RegExp(locked) })[0];
    await expect(row?.closest('li')).toHaveAttribute('id', 'file-3');
    if (row) await userEvent.click(row);
    await expect(args.onLocked).toHaveBeenCalledWith(3);
    await expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  },
};
