import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { chooseFiles } from '../../stories/chooseFiles.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';
import { cloth, imageLabels, imageWords, photoFile } from './ImageField.fixtures.ts';

const wordsOf = (language: 'ar' | 'en') => {
  const { face: label, acceptedLabel, hint: description } = imageWords[language];
  return { label, acceptedLabel, description, labels: imageLabels[language] };
};
const words = { ar: wordsOf('ar'), en: wordsOf('en') };
const saved = (width: number, height: number) => cloth(width, height).toDataURL();

const meta = {
  title: 'Forms/ImageField',
  component: ImageField,
  args: { ...words.ar, shape: 'square' },
  argTypes: { shape: { control: 'inline-radio', options: ['wide', 'square'] }, labels: { control: false } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'One picture: shown as soon as it is chosen, changed, removed. `shape="square"` lets its owner choose the square of it that is kept, and sends that square alone (512 px). Many pictures, and documents, are a `FileField`.',
          '**Saved already** · `savedSrc` is shown until another is chosen. With `removedName` it can be removed, and the form then sends `1` under that name.',
          '**A file that is no picture**, too large, or cannot be opened is not taken: the field says why and keeps what it had.',
          '**Keyboard** · Enter and Space on the button open the browser’s window · three sliders do all that dragging does: ← → ↑ ↓, Home, End. The sideways slider has the picture’s sides in both directions of the page.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <ImageField {...localizeArgs<ImageFieldProps>(args, globals, words)} />,
};

/** Empty and saved, wide and square, in error, disabled, with a long hint. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { face, course, acceptedLabel, hint, required } = pick(globals, imageWords);
    const field = { acceptedLabel, labels: pick(globals, imageLabels) };
    return (
      <Stack gap="s8">
        <ImageField {...field} label={face} shape="square" description={hint} />
        <ImageField {...field} label={face} shape="square" savedSrc={saved(240, 240)} removedName="removed" />
        <ImageField {...field} label={course} />
        <ImageField {...field} label={course} savedSrc={saved(480, 270)} removedName="removed" />
        <ImageField {...field} label={course} errorMessage={required} description={texts.long} />
        <ImageField {...field} label={course} savedSrc={saved(480, 270)} isDisabled />
      </Stack>
    );
  },
};

/** A square is being chosen. */
export const Cropping: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => <ImageField {...args} {...pick(globals, words)} />,
  play: async ({ canvas, globals }) => {
    const { label, labels } = pick(globals, words);
    chooseFiles(canvas.getByRole('button', { name: `${label} ${labels.choose}` }), [await photoFile()]);
    await screen.findByRole('img', { name: labels.preview });
  },
};
