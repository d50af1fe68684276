import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LanguageToggle } from './LanguageToggle.tsx';

const meta = {
  title: 'Actions/LanguageToggle/Spec',
  component: LanguageToggle,
  tags: ['!autodocs', 'spec'],
  args: { currentLanguage: 'ar', onChange: fn() },
} satisfies Meta<typeof LanguageToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheNameOfTheOtherLanguage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('English')).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};

export const SwitchesBackToArabic: Story = {
  args: { currentLanguage: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'العربية' }));
    await expect(args.onChange).toHaveBeenCalledWith('ar');
  },
};

export const IconOnlyKeepsTheName: Story = {
  args: { isIconOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'English' });
    await expect(toggle).toHaveAttribute('lang', 'en');
    await expect(toggle).toHaveTextContent(/^$/);
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};
