import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LanguageOffer } from './LanguageOffer.tsx';

const meta = {
  title: 'Actions/LanguageOffer/Spec',
  component: LanguageOffer,
  tags: ['!autodocs', 'spec'],
  args: { offeredLanguage: 'en', onAccept: fn(), onDismiss: fn() },
} satisfies Meta<typeof LanguageOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsWrittenInTheOfferedLanguage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const offer = canvas.getByText('This site is also in English.');
    await expect(offer.closest('[lang]')).toHaveAttribute('lang', 'en');
    await expect(getComputedStyle(offer).direction).toBe('ltr');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to English' }));
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const CanBeClosed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};
