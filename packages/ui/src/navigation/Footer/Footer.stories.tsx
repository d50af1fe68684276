import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../../media/Logo/Logo.tsx';
import { localize } from '../../stories/localize.ts';
import { address, email, navLabels, phone } from '../Nav.fixtures.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    logo: <Logo size="medium" />,
    tagline: '',
    groups: [],
    contact: { title: '', phone, phoneLabel: '', email, emailLabel: '', addressLabel: '' },
    legal: '',
  },
  argTypes: { logo: { control: false }, groups: { control: false }, contact: { control: false } },
  render: (args, { globals }) => {
    const words = localize(globals, navLabels);
    return (
      <Footer
        {...args}
        tagline={words.tagline}
        groups={words.groups}
        legal={words.legal}
        contact={{
          title: words.contact,
          phone,
          phoneLabel: words.phone,
          email,
          emailLabel: words.email,
          address,
          addressLabel: words.address,
          socials: words.socials,
        }}
      />
    );
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'The footer of public pages: links and contact details. It has the same dark colours in both themes; components inside use these colours.',
          '**Keyboard** · Tab moves from link to link, group by group.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With everything. */
export const Sheet: Story = { tags: ['sheet'] };
