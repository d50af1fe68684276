import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { createPdfFile, createPhotoFile } from './Photos.fixtures.ts';
import { composerLabels } from './SummaryComposer.fixtures.ts';
import { SummaryComposer } from './SummaryComposer.tsx';

/** A summary is one PDF or photos: dropped files of the other kind are rejected with a message. */
const onSubmit = fn<(summary: { lectureName: string; file: File }) => void>();

const meta = {
  title: 'Learning/SummaryComposer/Selected files',
  component: SummaryComposer,
  tags: ['!autodocs', 'spec'],
  args: { labels: composerLabels.ar, onSubmit },
  beforeEach: () => void onSubmit.mockClear(),
  render: (args, { globals }) => <SummaryComposer {...args} labels={localize(globals, composerLabels)} />,
} satisfies Meta<typeof SummaryComposer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;
type Labels = (typeof composerLabels)['ar'];

const createSmallPhoto = (name: string) => createPhotoFile(name, 40, 20, ['#f00', '#0f0']);

function dropFiles(canvas: Canvas, labels: Labels, files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  canvas
    .getByRole('group', { name: labels.file })
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

export const PhotosBesideAPdfAreRejected: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, composerLabels);
    const file = createPdfFile('notes.pdf');
    await userEvent.type(canvas.getByRole('textbox', { name: labels.lectureName }), 'Ohm');
    await userEvent.upload(canvas.getByLabelText(labels.choosePdf), file);
    dropFiles(canvas, labels, await Promise.all(['a.jpg', 'b.jpg'].map(createSmallPhoto)));
    await expect(await canvas.findByText(labels.pdfChosen)).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: labels.submit }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ lectureName: 'Ohm', file }));
    await userEvent.click(canvas.getByRole('button', { name: labels.removePdf }));
    await expect(canvas.queryByText(labels.pdfChosen)).toBeNull();
    dropFiles(canvas, labels, [await createSmallPhoto('a.jpg')]);
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('a.jpg');
  },
};

export const PdfBesidePhotosIsRejected: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, composerLabels);
    await userEvent.upload(canvas.getByLabelText(labels.choosePhotos), await createSmallPhoto('a.jpg'));
    dropFiles(canvas, labels, [createPdfFile('notes.pdf'), await createSmallPhoto('b.jpg')]);
    await expect(await canvas.findByText(labels.photosChosen)).toBeVisible();
    await expect(canvas.queryByText('notes.pdf')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const FirstPdfOfADropIsChosen: Story = {
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, composerLabels);
    dropFiles(canvas, labels, [
      await createSmallPhoto('a.jpg'),
      createPdfFile('first.pdf'),
      createPdfFile('second.pdf'),
    ]);
    await expect(await canvas.findByText('first.pdf')).toBeVisible();
    await expect(canvas.getByText(labels.pdfChosen)).toBeVisible();
    await expect(canvas.queryByText('second.pdf')).toBeNull();
    await expect(canvas.queryByRole('listitem')).toBeNull();
    // Another PDF alone replaces it.
    dropFiles(canvas, labels, [createPdfFile('better.pdf')]);
    await expect(await canvas.findByText('better.pdf')).toBeVisible();
    await expect(canvas.queryByText(labels.pdfChosen)).toBeNull();
  },
};
