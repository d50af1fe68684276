import type { Meta, StoryObj } from '@storybook/react-vite';
import { localize } from '../../stories/localize.ts';
import { email, navLabels, phone } from '../Nav.fixtures.ts';
import { ContactBar } from './ContactBar.tsx';

const meta = {
  title: 'Navigation/ContactBar',
  component: ContactBar,
  args: { label: '', phoneLabel: '', emailLabel: '', phone, email, socials: navLabels.ar.socials },
  argTypes: { socials: { control: false } },
  render: (args, { globals }) => {
    const words = localize(globals, navLabels);
    return (
      <ContactBar
        {...args}
        label={words.contact}
        phoneLabel={words.phone}
        emailLabel={words.email}
        socials={args.socials && words.socials}
      />
    );
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'The bar above the header with contact details. Numbers and addresses are always left to right. Below 768 px the e-mail address is in the `Footer` only.',
          '**Keyboard** · Tab moves from link to link. The bar is 40 px high, its targets are 44 px.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ContactBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With everything. */
export const Sheet: Story = { tags: ['sheet'] };
