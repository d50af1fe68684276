import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Logo } from '../../media/Logo/Logo.tsx';
import { localize } from '../../stories/localize.ts';
import { address, email, navLabels, phone } from '../Nav.fixtures.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Navigation/Footer/Spec',
  component: Footer,
  tags: ['!autodocs', 'spec'],
  args: {
    logo: <Logo />,
    tagline: '',
    groups: [],
    contact: { title: '', phoneLabel: '', emailLabel: '', addressLabel: '' },
    legal: '',
  },
  render: (args, { globals }) => {
    const words = localize(globals, navLabels);
    const { tagline, groups, contact, phone: phoneLabel, email: emailLabel, address: addressLabel, legal } = words;
    return (
      <Footer
        {...args}
        tagline={tagline}
        groups={groups}
        legal={legal}
        contact={{ title: contact, phone, phoneLabel, email, emailLabel, address, addressLabel }}
      />
    );
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachGroupIsANavigationWithItsTitle: Story = {
  play: async ({ canvas, globals }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    for (const { title, items } of localize(globals, navLabels).groups) {
      const group = within(footer.getByRole('navigation', { name: title }));
      await expect(group.getByRole('heading', { name: title })).toBeVisible();
      await expect(group.getAllByRole('link')).toHaveLength(items.length);
    }
  },
};

export const NumbersAndAddressesRunLeftToRight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(phone)).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByText(email)).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByText(address)).toBeVisible();
    await expect(canvas.getByText(email).closest('a')).toHaveAttribute('href', `mailto:${email}`);
  },
};
