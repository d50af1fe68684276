import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { uploadWords } from './UploadProgress.fixtures.ts';

const megabyte = 1024 ** 2;
const meta = {
  title: 'Forms/UploadProgress',
  component: UploadProgress,
  args: {
    name: 'ملخص الباب الأول.pdf',
    loaded: 12 * megabyte,
    total: 43 * megabyte,
    status: 'uploading',
    onCancel: fn(),
    onRetry: fn(),
    labels: uploadWords.ar,
  },
  argTypes: {
    status: { control: 'inline-radio', options: ['uploading', 'done', 'failed'] },
    loaded: { control: { type: 'range', min: 0, max: 43 * megabyte } },
    labels: { control: false },
  },
  decorators: [withFormWidth],
  render: (args, { globals }) => <UploadProgress {...args} labels={pick(globals, uploadWords)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'One file on its way to the server, in place of the row of buttons that sent it. For many files, a list of these. What is only waited for, without a size, is a `Spinner`; other shares of a whole are a `ProgressBar`.',
          '**Heard** · politely at the start, at 25, 50 and 75 per cent, and at the end, in your words. Never at each percent.',
          '**Keyboard** · Tab to “cancel” and “try again”. When the button in use goes away, the upload keeps the focus.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof UploadProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Setting out, on its way, done, failed, and with names that somebody else gave. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: ({ total, onCancel, onRetry }, { globals }) => {
    const labels = pick(globals, uploadWords);
    const acts = { total, onCancel: onCancel ?? fn(), onRetry: onRetry ?? fn(), labels };
    return (
      <Stack gap="s5">
        <UploadProgress {...acts} name="ملخص الباب الأول.pdf" loaded={0} status="uploading" />
        <UploadProgress {...acts} name={`${texts.mixed}.pdf`} loaded={total * 0.6} status="uploading" />
        <UploadProgress {...acts} name="lecture-03_final (2).mp4" loaded={total} status="done" />
        <UploadProgress
          {...acts}
          name="ملخص الباب الأول.pdf"
          loaded={total * 0.3}
          status="failed"
          errorMessage={labels.failed}
        />
        <UploadProgress {...acts} name={`${texts.long}.pdf`} loaded={total * 0.3} status="uploading" />
        <UploadProgress total={total} labels={labels} name={texts.unbroken} loaded={total * 0.9} status="uploading" />
      </Stack>
    );
  },
};
