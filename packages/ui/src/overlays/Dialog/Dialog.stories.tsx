import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { pick } from '../../stories/text.ts';
import { worded } from '../../stories/worded.ts';
import { overlayWords } from '../Overlays.fixtures.ts';
import { Toggled } from '../Toggled.fixtures.tsx';
import { Dialog } from './Dialog.tsx';

const words = {
  ar: { title: overlayWords.ar.describe, children: overlayWords.ar.describeText },
  en: { title: overlayWords.en.describe, children: overlayWords.en.describeText },
};

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { ...words.ar, isOpen: false, onClose: fn() },
  argTypes: { actions: { control: false }, title: { control: 'text' }, children: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component: [
          'Holds something that must be dealt with before the page goes on: a short form, a description that a table cuts off. Ask before something is destroyed with `ConfirmDialog`, tell how something ended with `NoticeDialog`; what deserves an address is a page.',
          'Load it late: its module brings the overlay machinery, and nothing that shows at first imports it.',
          '**Keyboard** · the focus goes in and stays in · Escape closes · the focus returns to where it was.',
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
    <Toggled label={pick(globals, overlayWords).describe}>
      {(state) => <Dialog {...worded(args, globals, words)} {...state} />}
    </Toggled>
  ),
};

/** A form with its buttons, over the page. */
export const Sheet: Story = {
  tags: ['sheet'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const say = pick(globals, overlayWords);
    return (
      <Dialog
        {...args}
        isOpen
        title={texts.long}
        actions={
          <>
            <Button variant="outline">{say.cancel}</Button>
            <Button tone="primary">{say.save}</Button>
          </>
        }
      >
        <Stack>
          <p>{say.describeText}</p>
          <TextField label={say.name} defaultValue={texts.mixed} />
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
    const say = pick(globals, overlayWords);
    return (
      <Dialog {...args} isOpen title={say.describe} size="small" actions={<Button tone="primary">{say.ok}</Button>}>
        {`${texts.long} `.repeat(20)}
      </Dialog>
    );
  },
  // Whether it scrolls is known once it has been laid out.
  play: () => waitFor(() => expect(screen.getByRole('dialog').querySelector('[tabindex="0"]')).not.toBeNull()),
};
