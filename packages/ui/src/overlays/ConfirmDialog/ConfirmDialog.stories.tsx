import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { OverlayDemo } from '../OverlayDemo.fixtures.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const getDialogProps = (labels: (typeof overlayLabels)['ar']) => ({
  title: labels.deleteTitle,
  children: labels.deleteText,
  confirmLabel: labels.delete,
  cancelLabel: labels.cancel,
  pendingLabel: labels.deleting,
});
const argsByLanguage = { ar: getDialogProps(overlayLabels.ar), en: getDialogProps(overlayLabels.en) };

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: { ...argsByLanguage.ar, isOpen: false, onConfirm: fn(), onClose: fn() },
  argTypes: { title: { control: 'text' }, children: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Asks before something is deleted. The title is the action, the text names the item and what is deleted with it, the button repeats the action: «حذف», never «نعم». Actions with undo need no question.',
          'While `isPending`, nothing closes it. If the action failed, `errorMessage` shows the reason, and both buttons stay.',
          '**Keyboard** · Cancel has the focus · Escape cancels · a press outside does nothing.',
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
    <OverlayDemo label={localize(globals, overlayLabels).deleteTitle}>
      {(state) => (
        <ConfirmDialog {...localizeArgs(args, globals, argsByLanguage)} {...state} onConfirm={state.onClose} />
      )}
    </OverlayDemo>
  ),
};

/** Asking. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => <ConfirmDialog {...args} {...localize(globals, argsByLanguage)} isOpen />,
};

/** Pending. */
export const Pending: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => <ConfirmDialog {...args} {...localize(globals, argsByLanguage)} isOpen isPending />,
};

/** Failed, with a long title. */
export const Failed: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => (
    <ConfirmDialog
      {...args}
      {...localize(globals, argsByLanguage)}
      isOpen
      title={texts.long}
      errorMessage={localize(globals, overlayLabels).deleteFailed}
    />
  ),
};
