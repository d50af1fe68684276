import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { testOverlayBehavior } from '../../overlays/testOverlayBehavior.ts';
import { localize } from '../../stories/localize.ts';
import { StatefulPaymentMethods } from './StatefulPaymentMethods.tsx';
import { paymentLabels } from './PaymentMethods.fixtures.ts';
import { PaymentMethods } from './PaymentMethods.tsx';

const meta = {
  title: 'Learning/PaymentMethods/Spec',
  component: PaymentMethods,
  tags: ['!autodocs', 'spec'],
  args: { isOpen: false, walletHref: '#wallet', labels: paymentLabels.ar, onToggle: fn() },
  render: (args, { globals }) => <StatefulPaymentMethods {...args} labels={localize(globals, paymentLabels)} />,
} satisfies Meta<typeof PaymentMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndClosesByItsButton: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { toggle, heading, wallet } = localize(globals, paymentLabels);
    const button = canvas.getByRole('button', { name: toggle });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: heading })).toBeVisible();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: `${wallet.title} ${wallet.hint}` });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#wallet');
    await userEvent.click(button);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const EscapeClosesAndFocusesTheButton: Story = {
  args: { isOpen: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: localize(globals, paymentLabels).toggle })).toHaveFocus();
  },
};

export const BankShowsANotice: Story = {
  args: { isOpen: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { bank, bankNotice, ok } = localize(globals, paymentLabels);
    const button = canvas.getByRole('button', { name: `${bank.title} ${bank.hint}` });
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: bankNotice.title });
    await expect(dialog).toHaveAccessibleDescription(bankNotice.text);
    await userEvent.click(screen.getByRole('button', { name: ok }));
    await waitFor(() => expect(button).toHaveFocus());
    await testOverlayBehavior({
      userEvent,
      trigger: button,
      role: 'alertdialog',
      name: bankNotice.title,
      closesOutside: false,
    });
    // Escape in the dialog closes the dialog alone.
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
