import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { pauseLabels, uploadProgressLabels } from './UploadProgress.fixtures.ts';

const megabyte = 1024 ** 2;
const meta = {
  title: 'Forms/UploadProgress',
  component: UploadProgress,
  args: {
    fileName: 'ملخص الباب الأول.pdf',
    loadedBytes: 12 * megabyte,
    totalBytes: 43 * megabyte,
    status: 'uploading',
    onCancel: fn(),
    onRetry: fn(),
    labels: uploadProgressLabels.ar,
  },
  argTypes: {
    status: { control: 'inline-radio', options: ['uploading', 'paused', 'waiting', 'done', 'failed'] },
    loadedBytes: { control: { type: 'range', min: 0, max: 43 * megabyte } },
    pauseControls: { control: false },
    labels: { control: false },
  },
  decorators: [withFormWidth],
  render: (args, { globals }) => (
    <UploadProgress
      {...args}
      labels={localize(globals, uploadProgressLabels)}
      pauseControls={{ onPause: fn(), onResume: fn(), labels: localize(globals, pauseLabels) }}
    />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'The upload progress of one file. It replaces the buttons of its form. For many files use a list of these. Without a known size use `Spinner`; for other progress use `ProgressBar`.',
          '**Announced** · politely at the start, at 25, 50 and 75 percent, and at the end, with your labels. A pause and a lost connection are announced too.',
          '**Keyboard** · Tab to “pause”, “try again” and “cancel”. When the focused button is removed, the component gets the focus.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof UploadProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Starting, uploading, paused, waiting for the network, done, failed, and with user-written names. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: ({ totalBytes, onCancel, onRetry }, { globals }) => {
    const labels = localize(globals, uploadProgressLabels);
    const pauseControls = { onPause: fn(), onResume: fn(), labels: localize(globals, pauseLabels) };
    const sharedProps = { totalBytes, onCancel: onCancel ?? fn(), onRetry: onRetry ?? fn(), labels };
    return (
      <FieldStates>
        <UploadProgress {...sharedProps} fileName="ملخص الباب الأول.pdf" loadedBytes={0} status="uploading" />
        <UploadProgress
          {...sharedProps}
          fileName={`${texts.mixed}.pdf`}
          loadedBytes={totalBytes * 0.6}
          status="uploading"
        />
        {(['uploading', 'paused', 'waiting'] as const).map((status) => (
          <UploadProgress
            {...sharedProps}
            key={status}
            fileName="الدرس الأول.mp4"
            loadedBytes={totalBytes * 0.4}
            status={status}
            pauseControls={pauseControls}
          />
        ))}
        <UploadProgress {...sharedProps} fileName="lecture-03_final (2).mp4" loadedBytes={totalBytes} status="done" />
        <UploadProgress
          {...sharedProps}
          fileName="ملخص الباب الأول.pdf"
          loadedBytes={totalBytes * 0.3}
          status="failed"
          errorMessage={labels.failed}
        />
        <UploadProgress
          {...sharedProps}
          fileName={`${texts.long}.pdf`}
          loadedBytes={totalBytes * 0.3}
          status="uploading"
        />
        <UploadProgress
          totalBytes={totalBytes}
          labels={labels}
          fileName={texts.unbroken}
          loadedBytes={totalBytes * 0.9}
          status="uploading"
        />
      </FieldStates>
    );
  },
};
