import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LanguageOffer } from './LanguageOffer.tsx';

const meta = {
  title: 'Actions/LanguageOffer',
  component: LanguageOffer,
  args: { language: 'en', onAccept: fn(), onDismiss: fn() },
  argTypes: { language: { control: 'inline-radio', options: ['ar', 'en'] } },
  parameters: {
    docs: {
      story: { inline: false, height: '160px' },
      description: {
        component: `
Tells a visitor that the site is also in the language their browser prefers, **in that language**, with \`lang\` and \`dir\`. For a first visit only:
taking it or closing it is a choice, which the app remembers. It lies over the foot of the window, so that nothing moves when it comes or goes.`,
      },
    },
  },
} satisfies Meta<typeof LanguageOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = { tags: ['sheet'] };

export const Arabic: Story = { args: { language: 'ar' } };
