import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { texts } from '../../stories/Texts.fixtures.ts';
import { pick } from '../../stories/text.ts';
import { worded } from '../../stories/worded.ts';
import { overlayWords } from '../Overlays.fixtures.ts';
import { Toggled } from '../Toggled.fixtures.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';

type Words = (typeof overlayWords)['ar'];
const successOf = (say: Words) => ({ title: say.welcome, children: say.welcomeText, buttonLabel: say.goHome });
const errorOf = (say: Words) => ({ title: say.loginFailed, children: say.loginFailedText, buttonLabel: say.retry });
const infoOf = (say: Words) => ({ title: say.bankTitle, children: say.bankText, buttonLabel: say.ok });
const words = { ar: successOf(overlayWords.ar), en: successOf(overlayWords.en) };

const meta = {
  title: 'Overlays/NoticeDialog',
  component: NoticeDialog,
  args: { ...words.ar, isOpen: false, tone: 'success', onClose: fn() },
  argTypes: { title: { control: 'text' }, children: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Tells how something ended. It has one button, which says what comes next; a success may offer a `nextStep` beside it, and waits for the choice then. What may be missed is a toast; a list that failed to load says so in its own place, with `ErrorState`.',
          '`error` and `info` wait until they are read. Where the button of an error tries again (`onPress`), a close button declines. `success` asks nothing: any key and a press beside it close it, and it goes by itself after 3 s, unless the pointer is inside or Tab has moved the focus.',
          'A form that failed: give the form its `errors`, then open this. It returns the focus to the first wrong field.',
          '**Keyboard** · the button has the focus · Enter presses it · Escape closes.',
        ].join('\n\n'),
      },
      story: { inline: false, iframeHeight: 460 },
    },
  },
} satisfies Meta<typeof NoticeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { layout: 'padded' },
  render: (args, { globals }) => (
    <Toggled label={pick(globals, overlayWords).open}>
      {(state) => <NoticeDialog {...worded(args, globals, words)} {...state} />}
    </Toggled>
  ),
};

/** It went well. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => <NoticeDialog {...args} {...pick(globals, words)} isOpen />,
};

/** It went well, and there is a next step. */
export const WithANextStep: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const { created, toList, addVideo } = pick(globals, overlayWords);
    const next = { label: addVideo, href: '#add' };
    return (
      <NoticeDialog {...args} isOpen title={created} buttonLabel={toList} nextStep={next}>
        {undefined}
      </NoticeDialog>
    );
  },
};

/** It went wrong. */
export const Failure: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => (
    <NoticeDialog {...args} {...errorOf(pick(globals, overlayWords))} isOpen tone="error" />
  ),
};

/** Something to know. */
export const Info: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => <NoticeDialog {...args} {...infoOf(pick(globals, overlayWords))} isOpen tone="info" />,
};

/** A message of the server, long and marked, and no text under it. */
export const Long: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => (
    <NoticeDialog {...args} isOpen tone="error" title={texts.long} buttonLabel={pick(globals, overlayWords).ok}>
      {undefined}
    </NoticeDialog>
  ),
};
