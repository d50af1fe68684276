import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { narrow } from '../../stories/narrow.tsx';
import { pick } from '../../stories/text.ts';
import { saveWords } from './SaveChip.fixtures.ts';
import { SaveChip } from './SaveChip.tsx';

const meta = {
  title: 'Feedback/SaveChip',
  component: SaveChip,
  args: { state: 'saving', labels: saveWords.ar },
  argTypes: {
    state: { control: 'inline-radio', options: ['saving', 'saved', 'failed', null] },
    labels: { control: false },
  },
  decorators: [narrow],
  render: (args, { globals }) => <SaveChip {...args} labels={pick(globals, saveWords)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'Where a draft stands that is saved by itself: the answers of a quiz, a long form. It keeps the width of its longest words, so that nothing beside it moves. A save that was asked for by a button is said by the button (`isPending`) and a `Toast`.',
          '**Heard** · politely “saved” and “not saved”; “saving” is not called out, because it comes with every pause in typing.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SaveChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Saving, saved, not saved, with long words. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = pick(globals, saveWords);
    return (
      <Stack gap="s4">
        <SaveChip state="saving" labels={labels} />
        <SaveChip state="saved" labels={labels} />
        <SaveChip state="failed" labels={labels} />
        <SaveChip state="failed" labels={{ ...labels, failed: texts.long }} />
      </Stack>
    );
  },
};
