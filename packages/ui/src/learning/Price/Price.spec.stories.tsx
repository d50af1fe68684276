import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { Price } from './Price.tsx';

const meta = {
  title: 'Learning/Price/Spec',
  component: Price,
  tags: ['!autodocs', 'spec'],
  args: { amount: 1250 },
  render: (args, { globals }) => (
    <p>
      <Price {...args} label={localize(globals, { ar: 'السعر', en: 'Price' })} />
    </p>
  ),
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HasALabelAndFollowsThePageDirection: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const expectedText = localize(globals, { ar: '1,250\u00A0جنيهًا', en: 'EGP\u00A01,250' });
    const amount = canvas.getByText(expectedText, { normalizer: (text) => text });
    await expect(amount).toHaveAttribute('dir', localize(globals, { ar: 'rtl', en: 'ltr' }));
    await expect(canvasElement.textContent).toBe(`${localize(globals, { ar: 'السعر', en: 'Price' })}: ${expectedText}`);
    await expect(canvasElement.textContent).not.toMatch(/[\u200E\u200F\u061C]/);
  },
};

export const ZeroIsShownAsFree: Story = {
  args: { amount: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(localize(globals, { ar: 'مجانًا', en: 'Free' }))).toBeVisible();
  },
};
