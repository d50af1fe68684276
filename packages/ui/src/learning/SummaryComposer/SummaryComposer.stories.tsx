import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { composerLabels, lessons } from './SummaryComposer.fixtures.ts';
import { createPdfFile, createPhotoFile } from './Photos.fixtures.ts';
import { SummaryComposer } from './SummaryComposer.tsx';

const meta = {
  title: 'Learning/SummaryComposer',
  component: SummaryComposer,
  args: { labels: composerLabels.ar, onSubmit: fn(), lessons },
  argTypes: { labels: { control: false }, limits: { control: false }, errors: { control: false } },
  decorators: [withFormWidth],
  render: (args, { globals }) => <SummaryComposer {...args} labels={localize(globals, composerLabels)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'Adds a summary of a lecture: its name, and a PDF or photos of the pages. Photos become one PDF on the device, in a worker: A4, one on a page, upright as their EXIF says and rotated as asked, fitted into 180 × 160 mm and never stretched. `onSubmit` gets a name and a file; the page uploads it, and passes `isSubmitting` and `uploaded`.',
          'With `lessons` the name of the lecture can be chosen from the lessons of the course, or typed. With `isFileRequired={false}` it changes a summary: without another file `onSubmit` gets null.',
          'For other files use `FileField`; for profile and course images use `ImageField`.',
          '**Keyboard** · The file buttons are native inputs: Enter and Space open the browser’s chooser. In a photo Tab goes to up, down, rotate and remove; after each the focus stays, or goes to the next photo. Dragging photos and dropping files are optional: the buttons can do the same.',
          '**Weight** · jsPDF writes the PDF. It is part of the worker’s file, which is loaded when photos are sent; no page loads it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SummaryComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Empty, a PDF, photos with an unreadable one, with errors; and uploading. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const labels = localize(globals, composerLabels);
    return (
      <div style={{ display: 'grid', gap: '48px' }}>
        {['empty', 'pdf', 'photos', 'refused'].map((state) => (
          <div key={state} data-testid={state}>
            <SummaryComposer {...args} labels={labels} />
          </div>
        ))}
        <SummaryComposer {...args} labels={labels} isSubmitting uploaded={60} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, composerLabels);
    const part = (state: string) => within(canvas.getByTestId(state));
    await userEvent.type(part('pdf').getByRole('combobox'), texts.short);
    await userEvent.upload(
      part('pdf').getByLabelText(labels.choosePdf),
      createPdfFile(`${texts.unbroken}.pdf`, 2_400_000),
    );
    await userEvent.upload(part('photos').getByLabelText(labels.choosePhotos), [
      await createPhotoFile('IMG_0412.jpg', 800, 600, ['teal', 'gold']),
      await createPhotoFile(`${texts.long}.jpg`, 600, 800, ['navy', 'silver']),
      new File(['?'], 'IMG_0413.heic', { type: 'image/heic' }),
    ]);
    await expect(await screen.findByText(labels.unreadableHeic)).toBeVisible();
    await userEvent.click(part('refused').getByRole('button', { name: labels.submit }));
    await expect(part('refused').getByRole('heading', { name: labels.errors(2) })).toBeVisible();
  },
};
