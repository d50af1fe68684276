import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { fileLabels, files } from './FileList.fixtures.ts';
import { FileList } from './FileList.tsx';

const meta = {
  title: 'Learning/FileList',
  component: FileList,
  args: {
    items: files.ar,
    labels: fileLabels.ar,
    labelledBy: 'files',
    fetchUrl: () => Promise.resolve('about:blank'),
    onLocked: fn(),
  },
  argTypes: { items: { control: false }, labels: { control: false }, fetchUrl: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '44rem' }}>{Story()}</div>],
  render: (args, { globals }) => {
    const labels = localize(globals, fileLabels);
    return (
      <Stack>
        <Heading level={2} id="files">
          {labels.heading}
        </Heading>
        <FileList {...args} items={localize(globals, files)} labels={labels} />
      </Stack>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'The files of a course. Each opens in a new tab, like `PdfLink`. A locked file is a button that calls `onLocked`.',
          'For summaries by students use `SummaryList`, for audio and video `RecordGroups`.',
          '**Keyboard** · Tab moves from file to file, Enter and Space open.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof FileList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Open and locked, short and very long. */
export const Sheet: Story = { tags: ['sheet'] };
