import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { Banner } from './Banner.tsx';

const labels = { ar: 'لا يوجد اتصال بالإنترنت.', en: 'You are offline.' };
const meta = {
  title: 'Feedback/Banner/Spec',
  component: Banner,
  tags: ['!autodocs', 'spec'],
  args: { children: '', tone: 'warning' },
  render: (args, { globals }) => <Banner {...args}>{localize(globals, labels)}</Banner>,
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAnnouncedPolitely: Story = {
  play: async ({ canvas, globals }) => {
    const region = canvas.getByText(localize(globals, labels)).closest('[aria-live]');
    await expect(region).toHaveAttribute('aria-live', 'polite');
  },
};

export const ItsIconShowsTheToneAndIsHidden: Story = {
  render: (_args, { globals }) => (
    <>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner key={tone} tone={tone}>
          {localize(globals, labels)}
        </Banner>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const signs = [...canvasElement.querySelectorAll('svg')];
    await expect(new Set(signs.map(({ innerHTML }) => innerHTML)).size).toBe(4);
    for (const sign of signs) await expect(sign).toHaveAttribute('aria-hidden', 'true');
    // It needs no response: it does not interrupt, and is not in the tab order.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvasElement.querySelector('[tabindex]')).toBeNull();
  },
};

export const OnAPhoneTheIconStaysBesideTheTextAndTheActionGoesBelow: Story = {
  render: (args, { globals }) => (
    <div style={{ inlineSize: '320px' }}>
      <Banner {...args} action={<Button>{localize(globals, { ar: 'إعادة المحاولة', en: 'Try again' })}</Button>}>
        {texts.long}
      </Banner>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sign = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const textBox = canvas.getByText(texts.long).getBoundingClientRect();
    const wayOn = canvas.getByRole('button').getBoundingClientRect();
    await expect(sign && sign.bottom > textBox.top && sign.top < textBox.bottom).toBe(true);
    await expect(wayOn.top).toBeGreaterThanOrEqual(textBox.bottom);
  },
};
