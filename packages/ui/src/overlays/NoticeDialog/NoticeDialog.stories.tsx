import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { OverlayDemo } from '../OverlayDemo.fixtures.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';

type Words = (typeof overlayLabels)['ar'];
const getSuccessProps = (labels: Words) => ({
  title: labels.welcome,
  children: labels.welcomeText,
  buttonLabel: labels.goHome,
});
const getErrorProps = (labels: Words) => ({
  title: labels.loginFailed,
  children: labels.loginFailedText,
  buttonLabel: labels.retry,
});
const getInfoProps = (labels: Words) => ({
  title: labels.bankTitle,
  children: labels.bankText,
  buttonLabel: labels.ok,
});
const argsByLanguage = { ar: getSuccessProps(overlayLabels.ar), en: getSuccessProps(overlayLabels.en) };

const meta = {
  title: 'Overlays/NoticeDialog',
  component: NoticeDialog,
  args: { ...argsByLanguage.ar, isOpen: false, tone: 'success', onClose: fn() },
  argTypes: { title: { control: 'text' }, children: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Shows the result of an action. It has one button; a success can offer a `nextStep` too, and then waits for the choice. For less important results use a toast; for a list that failed to load use `ErrorState`.',
          '`danger` and `info` stay until they are closed. If the button of an error retries (`onPress`), there is a close button too. `success` closes by any key, by a press outside, and by itself after 3 s, unless the pointer is inside or Tab has moved the focus.',
          'For a failed form: set the `errors` of the form, then open the dialog. It returns the focus to the first invalid field.',
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
    <OverlayDemo label={localize(globals, overlayLabels).open}>
      {(state) => <NoticeDialog {...localizeArgs(args, globals, argsByLanguage)} {...state} />}
    </OverlayDemo>
  ),
};

/** Success. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => <NoticeDialog {...args} {...localize(globals, argsByLanguage)} isOpen />,
};

/** Success with a next step. */
export const WithANextStep: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const { created, toList, addVideo } = localize(globals, overlayLabels);
    const next = { label: addVideo, href: '#add' };
    return (
      <NoticeDialog {...args} isOpen title={created} buttonLabel={toList} nextStep={next}>
        {undefined}
      </NoticeDialog>
    );
  },
};

/** Error. */
export const Failure: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => (
    <NoticeDialog {...args} {...getErrorProps(localize(globals, overlayLabels))} isOpen tone="danger" />
  ),
};

/** Info. */
export const Info: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => (
    <NoticeDialog {...args} {...getInfoProps(localize(globals, overlayLabels))} isOpen tone="info" />
  ),
};

/** A long server message with tashkeel, and no description. */
export const Long: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => (
    <NoticeDialog {...args} isOpen tone="danger" title={texts.long} buttonLabel={localize(globals, overlayLabels).ok}>
      {undefined}
    </NoticeDialog>
  ),
};
