import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { OverlayDemo } from '../OverlayDemo.fixtures.tsx';
import { Dialog } from './Dialog.tsx';

const argsByLanguage = {
  ar: { title: overlayLabels.ar.describe, children: overlayLabels.ar.describeText },
  en: { title: overlayLabels.en.describe, children: overlayLabels.en.describeText },
};

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { ...argsByLanguage.ar, isOpen: false, onClose: fn() },
  argTypes: { actions: { control: false }, title: { control: 'text' }, children: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component: [
          'A modal dialog: a short form, a long description. To ask before deleting use `ConfirmDialog`; to show a result use `NoticeDialog`; for content with its own address use a page.',
          'Load it lazily: its module imports the overlay code of React Aria, which the first view does not need.',
          '**Keyboard** · the focus moves into the dialog and stays inside · Escape closes · the focus returns.',
        ].join('\n\n'),
      },
      story: { inline: false, iframeHeight: 420 },
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <OverlayDemo label={localize(globals, overlayLabels).describe}>
      {(state) => <Dialog {...localizeArgs(args, globals, argsByLanguage)} {...state} />}
    </OverlayDemo>
  ),
};

/** A form with its buttons, over the page. */
export const Sheet: Story = {
  tags: ['sheet'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <Dialog
        {...args}
        isOpen
        title={texts.long}
        actions={
          <>
            <Button variant="outline">{labels.cancel}</Button>
            <Button tone="primary">{labels.save}</Button>
          </>
        }
      >
        <Stack>
          <p>{labels.describeText}</p>
          <TextField label={labels.name} defaultValue={texts.mixed} />
        </Stack>
      </Dialog>
    );
  },
};

/** A text longer than the window scrolls between the heading and the buttons. */
export const Long: Story = {
  tags: ['sheet'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <Dialog
        {...args}
        isOpen
        title={labels.describe}
        size="small"
        actions={<Button tone="primary">{labels.ok}</Button>}
      >
        {`${texts.long} `.repeat(20)}
      </Dialog>
    );
  },
  // The body becomes focusable after layout, if it scrolls.
  play: () => waitFor(() => expect(screen.getByRole('dialog').querySelector('[tabindex="0"]')).not.toBeNull()),
};
