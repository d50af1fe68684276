import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Link } from '../../actions/Link/Link.tsx';
import { localize } from '../../stories/localize.ts';
import { walletTexts } from './WalletSteps.fixtures.tsx';
import { WalletSteps } from './WalletSteps.tsx';

const meta = {
  title: 'Learning/WalletSteps/Spec',
  tags: ['!autodocs', 'spec'],
  args: { price: 250 },
  render: ({ price }, { globals }) => {
    const { labels, whatsApp } = localize(globals, walletTexts);
    return (
      <WalletSteps
        price={price}
        walletNumber="01001234567"
        labels={labels}
        sendLinks={<Link href="#whatsapp">{whatsApp}</Link>}
      />
    );
  },
} satisfies Meta<{ price: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StatesThePriceAndTheNumberInGroups: Story = {
  play: async ({ canvas, globals }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[0]).toHaveTextContent(localize(globals, { ar: '250 جنيهًا', en: 'EGP 250' }));
    // Left to right in both directions, or the groups would change places.
    for (const number of canvas.getAllByText('0100 123 4567'))
      await expect(getComputedStyle(number).direction).toBe('ltr');
    const { whatsApp } = localize(globals, walletTexts);
    await expect(steps[1]).toContainElement(canvas.getByRole('link', { name: whatsApp }));
  },
};

export const TheNumberIsCopiedWithoutSpaces: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { labels } = localize(globals, walletTexts);
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: labels.copy }));
    await expect(writeText).toHaveBeenCalledWith('01001234567');
    await expect(await canvas.findByRole('button', { name: labels.copied })).toBeVisible();
    writeText.mockRestore();
  },
};

export const AFreeCourseHasNoPayment: Story = {
  args: { price: 0 },
  play: async ({ canvas, globals }) => {
    const { labels } = localize(globals, walletTexts);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText(labels.walletNumber)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
