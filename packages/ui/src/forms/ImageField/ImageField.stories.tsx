import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { chooseFiles } from '../../stories/chooseFiles.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';
import { createTestPatternCanvas, imageLabels, imageFieldTexts, createPhotoFile } from './ImageField.fixtures.ts';

const getLabels = (language: 'ar' | 'en') => {
  const { face: label, acceptedLabel, hint: description } = imageFieldTexts[language];
  return { label, acceptedLabel, description, labels: imageLabels[language] };
};
const translations = { ar: getLabels('ar'), en: getLabels('en') };
const createSavedSrc = (width: number, height: number) => createTestPatternCanvas(width, height).toDataURL();

const meta = {
  title: 'Forms/ImageField',
  component: ImageField,
  args: { ...translations.ar, shape: 'square' },
  argTypes: { shape: { control: 'inline-radio', options: ['wide', 'square'] }, labels: { control: false } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'Selects one image and shows a preview. `shape="square"` lets the user crop the image, and submits the cropped square only (512 px). For many images, or for documents, use `FileField`.',
          '**Saved image** · `savedSrc` is shown until another image is selected. With `removedInputName` it can be removed, and the form then submits `1` under that name.',
          '**A file that is not an image**, is too large, or cannot be opened is rejected: the field shows the reason and keeps the previous image.',
          '**Keyboard** · Enter and Space on the button open the file picker · three sliders do all that dragging does: ← → ↑ ↓, Home, End. The horizontal slider is left to right in both languages.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <ImageField {...localizeArgs<ImageFieldProps>(args, globals, translations)} />,
};

/** Empty and saved, wide and square, in error, disabled, with a long hint. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { face, course, acceptedLabel, hint, required } = localize(globals, imageFieldTexts);
    const field = { acceptedLabel, labels: localize(globals, imageLabels) };
    return (
      <FieldStates>
        <ImageField {...field} label={face} shape="square" description={hint} />
        <ImageField
          {...field}
          label={face}
          shape="square"
          savedSrc={createSavedSrc(240, 240)}
          removedInputName="removed"
        />
        <ImageField {...field} label={course} />
        <ImageField {...field} label={course} savedSrc={createSavedSrc(480, 270)} removedInputName="removed" />
        <ImageField {...field} label={course} errorMessage={required} description={texts.long} />
        <ImageField {...field} label={course} savedSrc={createSavedSrc(480, 270)} isDisabled />
      </FieldStates>
    );
  },
};

/** While cropping. */
export const Cropping: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => <ImageField {...args} {...localize(globals, translations)} />,
  play: async ({ canvas, globals }) => {
    const { label, labels } = localize(globals, translations);
    chooseFiles(canvas.getByRole('button', { name: `${label} ${labels.choose}` }), [await createPhotoFile()]);
    await screen.findByRole('img', { name: labels.preview });
  },
};
