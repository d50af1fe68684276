import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

const meta = {
  title: 'Actions/LanguageOffer',
  component: LanguageOffer,
  args: { offeredLanguage: 'en', onAccept: fn(), onDismiss: fn() },
  argTypes: { offeredLanguage: { control: 'inline-radio', options: ['ar', 'en'] } },
  parameters: {
    docs: {
      story: { inline: false, height: '160px' },
      description: {
        component: `
Tells a visitor that the site is also available in the language their browser prefers, **in that language**, with \`lang\` and \`dir\`. For the first
visit only: the app remembers whether it was accepted or closed. It covers the bottom of the window, so that the page does not shift.`,
      },
    },
  },
} satisfies Meta<typeof LanguageOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Offers the language that the page does not have. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => (
    <LanguageOffer {...args} offeredLanguage={localize(globals, { ar: 'en', en: 'ar' } as const)} />
  ),
};

export const Arabic: Story = { args: { offeredLanguage: 'ar' } };
