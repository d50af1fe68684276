import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { texts } from '../../stories/Texts.fixtures.ts';
import { pick } from '../../stories/text.ts';
import { worded } from '../../stories/worded.ts';
import { overlayWords } from '../Overlays.fixtures.ts';
import { Toggled } from '../Toggled.fixtures.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const wordsOf = (say: (typeof overlayWords)['ar']) => ({
  title: say.deleteTitle,
  children: say.deleteText,
  confirmLabel: say.delete,
  cancelLabel: say.cancel,
  pendingLabel: say.deleting,
});
const words = { ar: wordsOf(overlayWords.ar), en: wordsOf(overlayWords.en) };

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: { ...words.ar, isOpen: false, onConfirm: fn(), onClose: fn() },
  argTypes: { title: { control: 'text' }, children: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Asks before something is destroyed. The title is the action, the text names the thing and says what goes with it, the button repeats the action: «حذف», never «نعم». What can be undone needs no question.',
          'While `isPending`, nothing closes it; when the action failed, `errorMessage` says why and both buttons stay.',
          '**Keyboard** · Cancel has the focus · Escape cancels · a press beside it does nothing.',
        ].join('\n\n'),
      },
      story: { inline: false, iframeHeight: 420 },
    },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { layout: 'padded' },
  render: (args, { globals }) => (
    <Toggled label={pick(globals, overlayWords).deleteTitle}>
      {(state) => <ConfirmDialog {...worded(args, globals, words)} {...state} onConfirm={state.onClose} />}
    </Toggled>
  ),
};

/** Asking. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => <ConfirmDialog {...args} {...pick(globals, words)} isOpen />,
};

/** Under way. */
export const Pending: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => <ConfirmDialog {...args} {...pick(globals, words)} isOpen isPending />,
};

/** Failed, with a long title. */
export const Failed: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => (
    <ConfirmDialog
      {...args}
      {...pick(globals, words)}
      isOpen
      title={texts.long}
      errorMessage={pick(globals, overlayWords).deleteFailed}
    />
  ),
};
