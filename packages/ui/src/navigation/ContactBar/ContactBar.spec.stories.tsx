import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { email, navLabels, phone } from '../Nav.fixtures.ts';
import { ContactBar } from './ContactBar.tsx';

const meta = {
  title: 'Navigation/ContactBar/Spec',
  component: ContactBar,
  tags: ['!autodocs', 'spec'],
  args: { label: '', phoneLabel: '', emailLabel: '', phone, email, socials: navLabels.ar.socials },
  render: (args, { globals }) => {
    const words = localize(globals, navLabels);
    return (
      <ContactBar
        {...args}
        label={words.contact}
        phoneLabel={words.phone}
        emailLabel={words.email}
        socials={words.socials}
      />
    );
  },
} satisfies Meta<typeof ContactBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheNumberIsLeftToRight: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: `${localize(globals, navLabels).phone}: ${phone}` });
    await expect(link).toHaveAttribute('href', 'tel:01001234567');
    const number = canvas.getByText(phone);
    const place = (from: number, to: number) => {
      const range = document.createRange();
      const text = number.firstChild;
      if (!text) throw new Error('the number is not there');
      range.setStart(text, from);
      range.setEnd(text, to);
      return range.getBoundingClientRect();
    };
    // «0100» is left of «4567», also on right-to-left pages.
    await expect(place(0, 4).x).toBeLessThan(place(9, 13).x);
  },
};

export const SocialLinksHaveNamesAndMentionTheNewTab: Story = {
  play: async ({ canvas, globals }) => {
    const name = localize(globals, { ar: 'يوتيوب (يُفتح في علامة تبويب جديدة)', en: 'YouTube (opens in a new tab)' });
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
