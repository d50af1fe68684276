import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { Button, type ButtonProps } from './Button.tsx';

const translations = { ar: 'حفظ', en: 'Save' };
const pendingTranslations = { ar: 'جارٍ الحفظ', en: 'Saving' };

const meta = {
  title: 'Actions/Button/Spec',
  component: Button,
  tags: ['!autodocs', 'spec'],
  args: { children: '', onPress: fn() },
  render: ({ children, ...args }, { globals }) => (
    <Button {...args}>{children || localize(globals, translations)}</Button>
  ),
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PressedByPointerAndKeys: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: localize(globals, translations) });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const DisabledIgnoresPressesAndFocus: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

function SavingButton({
  onPress,
  label,
  pendingLabel,
}: Pick<ButtonProps, 'onPress'> & Record<'label' | 'pendingLabel', string>) {
  const [isPending, setPending] = useState(false);
  return (
    <Button
      isPending={isPending}
      pendingLabel={pendingLabel}
      onPress={(event) => {
        void onPress?.(event);
        setPending(true);
      }}
    >
      {label}
    </Button>
  );
}

/** Is pending for a moment after the press, then unmounts, as a sign-in form does. */
function ButtonThatUnmounts(translations: Record<'label' | 'pendingLabel', string>) {
  const [step, setStep] = useState<'idle' | 'pending' | 'gone'>('idle');
  useEffect(() => {
    if (step !== 'pending') return undefined;
    const timer = setTimeout(() => setStep('gone'), 150);
    return () => clearTimeout(timer);
  }, [step]);
  if (step === 'gone') return null;
  return (
    <Button isPending={step === 'pending'} pendingLabel={translations.pendingLabel} onPress={() => setStep('pending')}>
      {translations.label}
    </Button>
  );
}

export const PendingKeepsFocusWidthAndIgnoresPresses: Story = {
  render: (args, { globals }) => (
    <SavingButton
      onPress={args.onPress}
      label={localize(globals, translations)}
      pendingLabel={localize(globals, pendingTranslations)}
    />
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: localize(globals, translations) });
    await document.fonts.ready;
    const before = button.offsetWidth;
    // No hidden spinner animates while the button is idle.
    await expect(button.getAnimations({ subtree: true })).toHaveLength(0);
    await userEvent.click(button);
    const busy = await canvas.findByRole('button', { name: localize(globals, pendingTranslations) });
    await expect(busy).toBe(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(button.offsetWidth).toBe(before);
  },
};

export const UnmountingRemovesTheAnnouncement: Story = {
  render: (_args, { globals }) => (
    <ButtonThatUnmounts label={localize(globals, translations)} pendingLabel={localize(globals, pendingTranslations)} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await waitFor(() => expect(document.querySelectorAll('[data-live-announcer] [aria-labelledby]')).toHaveLength(0));
  },
};

export const TargetIsTallEnough: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const TheIconCanBeAnElement: Story = {
  args: {
    icon: (
      <svg data-testid="own-icon" width="1em" height="1em" aria-hidden="true">
        <circle cx="50%" cy="50%" r="50%" />
      </svg>
    ),
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('button')).getByTestId('own-icon')).toBeVisible();
  },
};
