import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { saveLabels } from './SaveChip.fixtures.ts';
import { SaveChip } from './SaveChip.tsx';

const meta = {
  title: 'Feedback/SaveChip',
  component: SaveChip,
  args: { state: 'saving', labels: saveLabels.ar },
  argTypes: {
    state: { control: 'inline-radio', options: ['saving', 'saved', 'failed', null] },
    labels: { control: false },
  },
  decorators: [withFormWidth],
  render: (args, { globals }) => <SaveChip {...args} labels={localize(globals, saveLabels)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'The save state of a draft that is saved automatically: the answers of a quiz, a long form. It keeps the width of its longest label, so that nothing beside it moves. For a save by button use the button’s `isPending` and a `Toast`.',
          '**Announced** · politely “saved” and “not saved”; not “saving”, because it comes with every pause in typing.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SaveChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Saving, saved, not saved, and a long label. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = localize(globals, saveLabels);
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
