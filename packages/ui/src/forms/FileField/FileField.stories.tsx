import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';
import {
  chapter,
  fakeFile,
  fileLabels,
  fileWords,
  heavy,
  lesson,
  oneFileLabels,
  oneFileWords,
  program,
  talk,
} from './FileField.fixtures.ts';

const wordsOf = (language: 'ar' | 'en') => {
  const { label, acceptedLabel, description } = fileWords[language];
  return { label, acceptedLabel, description, labels: fileLabels[language] };
};
const words = { ar: wordsOf('ar'), en: wordsOf('en') };

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: { ...words.ar, accept: ['.pdf', '.mp3'], maxBytes: 2 * 1024 ** 2, isMultiple: true },
  argTypes: { labels: { control: false }, defaultValue: { control: false }, value: { control: false } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'Files from the reader’s device: by the button, or dropped on the field. What was chosen is listed, can be put in order where there are many, and is sent with the form under `name`, in that order. A picture is better chosen with `ImageField`, which shows it; how far a file has travelled is `UploadProgress`.',
          '**What suits** · `accept` and `maxBytes` are checked here for what is chosen and for what is dropped; say the same in words in `acceptedLabel`. A file that does not suit stays in the list with its reason and holds the form until it is removed, so that nobody sends nineteen photos for twenty. Files over `maxFiles` are left out, and that is said. What a file really is, only its bytes tell: the server has the last word (`problemOf`).',
          '**Dropped beside the field**, files do nothing: the browser would open them and what was filled in would be gone.',
          '**Keyboard** · Enter and Space on the button open the browser’s window · each file has buttons to move it and to remove it, and the focus goes along.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <FileField {...localizeArgs<FileFieldProps>(args, globals, words)} />,
};

/** Empty, one, many, with files that do not suit, in error, disabled, with long names. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: ({ accept, maxBytes = 0 }, { globals }) => {
    const { label, acceptedLabel, description } = pick(globals, fileWords);
    const { required, ...oneWords } = pick(globals, oneFileWords);
    const { optionalLabel } = pick(globals, {
      ar: { optionalLabel: '(اختياري)' },
      en: { optionalLabel: '(optional)' },
    });
    const field = { label, acceptedLabel, labels: pick(globals, fileLabels), accept, maxBytes };
    const one = { ...field, ...oneWords, labels: pick(globals, oneFileLabels) };
    const long = fakeFile(`${texts.long}.pdf`, 'application/pdf');
    const unbroken = fakeFile(`${texts.unbroken.slice(8).replaceAll('/', '_')}.pdf`, 'application/pdf');
    return (
      <Stack gap="s8">
        <FileField {...field} optionalLabel={optionalLabel} description={description} isMultiple />
        <FileField {...one} defaultValue={[chapter]} />
        <FileField {...field} isMultiple defaultValue={[chapter, lesson, talk]} />
        <FileField {...field} isMultiple defaultValue={[heavy, program]} errorMessage={field.labels.unfit} />
        <FileField {...one} errorMessage={required} />
        <FileField {...field} isMultiple isDisabled defaultValue={[chapter, talk]} />
        <FileField {...field} isMultiple defaultValue={[long, unbroken]} />
      </Stack>
    );
  },
};
