import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';
import {
  arabicNamePdf,
  createFakeFile,
  fileLabels,
  fileFieldTexts,
  tooLargeFile,
  mixedNamePdf,
  singleFileLabels,
  singleFileFieldTexts,
  wrongTypeFile,
  audioFile,
} from './FileField.fixtures.ts';

const getLabels = (language: 'ar' | 'en') => {
  const { label, acceptedLabel, description } = fileFieldTexts[language];
  return { label, acceptedLabel, description, labels: fileLabels[language] };
};
const translations = { ar: getLabels('ar'), en: getLabels('en') };

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: { ...translations.ar, accept: ['.pdf', '.mp3'], maxBytes: 2 * 1024 ** 2, isMultiple: true },
  argTypes: { labels: { control: false }, defaultValue: { control: false }, value: { control: false } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'Selects files from the device, by the button or by drag and drop. The selected files are listed, can be reordered, and are submitted with the form under `name`, in that order. For one image use `ImageField`, which shows it; for the progress of an upload use `UploadProgress`.',
          '**Validation** · `accept` and `maxBytes` are checked for selected and for dropped files; describe them in `acceptedLabel`. An invalid file stays in the list with its error and blocks the form until it is removed, so that no file is lost silently. Files over `maxFiles` are rejected with a message. Pass errors that the server finds with `getFileError`.',
          '**Files dropped outside the field** are ignored: the browser would open them, and the form would lose its values.',
          '**Keyboard** · Enter and Space on the button open the file picker · each file has buttons to move and to remove it, and keeps the focus when it moves.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <FileField {...localizeArgs<FileFieldProps>(args, globals, translations)} />,
};

/** Empty, one file, many files, invalid files, in error, disabled, with long names. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: ({ accept, maxBytes = 0 }, { globals }) => {
    const { label, acceptedLabel, description } = localize(globals, fileFieldTexts);
    const { required, ...oneFileLabelProps } = localize(globals, singleFileFieldTexts);
    const { optionalLabel } = localize(globals, {
      ar: { optionalLabel: '(اختياري)' },
      en: { optionalLabel: '(optional)' },
    });
    const field = { label, acceptedLabel, labels: localize(globals, fileLabels), accept, maxBytes };
    const oneFileProps = { ...field, ...oneFileLabelProps, labels: localize(globals, singleFileLabels) };
    const long = createFakeFile(`${texts.long}.pdf`, 'application/pdf');
    const unbroken = createFakeFile(`${texts.unbroken.slice(8).replaceAll('/', '_')}.pdf`, 'application/pdf');
    return (
      <FieldStates>
        <FileField {...field} optionalLabel={optionalLabel} description={description} isMultiple />
        <FileField {...oneFileProps} defaultValue={[arabicNamePdf]} />
        <FileField {...field} isMultiple defaultValue={[arabicNamePdf, mixedNamePdf, audioFile]} />
        <FileField
          {...field}
          isMultiple
          defaultValue={[tooLargeFile, wrongTypeFile]}
          errorMessage={field.labels.invalidFiles}
        />
        <FileField {...oneFileProps} errorMessage={required} />
        <FileField {...field} isMultiple isDisabled defaultValue={[arabicNamePdf, audioFile]} />
        <FileField {...field} isMultiple defaultValue={[long, unbroken]} />
      </FieldStates>
    );
  },
};
