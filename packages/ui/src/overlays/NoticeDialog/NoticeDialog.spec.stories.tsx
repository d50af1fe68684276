import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { testOverlayBehavior } from '../testOverlayBehavior.ts';
import { OverlayDemo } from '../OverlayDemo.fixtures.tsx';
import { LateNotice } from './LateNotice.fixtures.tsx';
import { NoticeDialog, type NoticeDialogProps } from './NoticeDialog.tsx';

const meta = {
  title: 'Overlays/NoticeDialog/Spec',
  tags: ['!autodocs', 'spec'],
  args: { tone: 'danger', onPress: fn() },
  render: ({ tone, onPress }, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <OverlayDemo label={labels.open}>
        {(state) => (
          <NoticeDialog {...state} tone={tone} onPress={onPress} title={labels.loginFailed} buttonLabel={labels.retry}>
            {labels.loginFailedText}
          </NoticeDialog>
        )}
      </OverlayDemo>
    );
  },
} satisfies Meta<Required<Pick<NoticeDialogProps, 'tone' | 'onPress'>>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoesWhatEveryOverlayDoes: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await testOverlayBehavior({
      userEvent,
      trigger,
      role: 'alertdialog',
      name: labels.loginFailed,
      closesOutside: true,
    });
  },
};

export const SuccessBehavesLikeEveryOverlay: Story = {
  args: { tone: 'success' },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await testOverlayBehavior({ userEvent, trigger, role: 'dialog', name: labels.loginFailed, closesOutside: true });
  },
};

export const InfoBehavesLikeEveryOverlay: Story = {
  args: { tone: 'info' },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await testOverlayBehavior({
      userEvent,
      trigger,
      role: 'alertdialog',
      name: labels.loginFailed,
      closesOutside: false,
    });
  },
};

export const ItsOnlyButtonHasTheFocus: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('alertdialog', { name: labels.loginFailed });
    await expect(dialog).toHaveAccessibleDescription(labels.loginFailedText);
    await expect(screen.getByRole('button', { name: labels.retry })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const EscapeOnlyCloses: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    await screen.findByRole('alertdialog', { name: labels.loginFailed });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const SuccessIsNoAlertDialog: Story = {
  args: { tone: 'success' },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    const dialog = await screen.findByRole('dialog', { name: labels.loginFailed });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const ReturnsTheFocusToThePageAfterAnEarlierDialog: Story = {
  render: (_args, { globals }) => <LateNotice labels={localize(globals, overlayLabels)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: labels.save }));
    const ok = await screen.findByRole('button', { name: labels.ok });
    await waitFor(() => expect(ok).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The button of an error retries; the close button declines. */
export const ARetryCanBeDeclined: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: labels.close }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

const openSuccess = async ({ canvas, globals, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  const labels = localize(globals, overlayLabels);
  await userEvent.click(canvas.getByRole('button', { name: labels.open }));
  const dialog = await screen.findByRole('dialog', { name: labels.loginFailed });
  await waitFor(() => expect(screen.getByRole('button', { name: labels.retry })).toHaveFocus());
  return dialog;
};
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const SuccessClosesByAnyKey: Story = {
  args: { tone: 'success' },
  play: async (context) => {
    const { args, userEvent } = context;
    for (const key of ['x', '{ArrowDown}', '{Enter}', ' ', '{Escape}']) {
      await openSuccess(context);
      await userEvent.keyboard(key);
      await expectClosed();
    }
    // Enter and Space press its button.
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    // Modifier keys and shortcuts do not close it.
    const dialog = await openSuccess(context);
    await userEvent.keyboard('{Shift}{Control>}c{/Control}{Alt}');
    await pause(300);
    await expect(dialog).toBeVisible();
  },
};

export const SuccessClosesByItself: Story = {
  args: { tone: 'success' },
  play: async (context) => {
    const opened = performance.now();
    await openSuccess(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 });
    await expect(performance.now() - opened).toBeGreaterThan(2900);
    await expect(context.args.onPress).not.toHaveBeenCalled();
  },
};

export const SuccessStaysOpenAfterTabMovesTheFocus: Story = {
  args: { tone: 'success' },
  play: async (context) => {
    const dialog = await openSuccess(context);
    await context.userEvent.tab();
    await pause(3500);
    await expect(dialog).toBeVisible();
  },
};

/** A dialog with a choice does not close by itself or by any key. The focus starts on the button that only closes it. */
export const AChoiceStaysOpen: Story = {
  args: { tone: 'success' },
  render: ({ onPress }, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <OverlayDemo label={labels.open}>
        {(state) => (
          <NoticeDialog
            {...state}
            tone="success"
            title={labels.created}
            onPress={onPress}
            buttonLabel={labels.toList}
            nextStep={{ label: labels.addVideo, href: '#add-video' }}
          />
        )}
      </OverlayDemo>
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: labels.created });
    await waitFor(() => expect(screen.getByRole('button', { name: labels.toList })).toHaveFocus());
    await userEvent.keyboard('x');
    await pause(3500);
    await expect(dialog).toBeVisible();
    await userEvent.tab();
    const link = screen.getByRole('link', { name: labels.addVideo });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#add-video');
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const ErrorsStayOpen: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    const dialog = await screen.findByRole('alertdialog', { name: labels.loginFailed });
    await userEvent.keyboard('x');
    await pause(3500);
    await expect(dialog).toBeVisible();
  },
};
