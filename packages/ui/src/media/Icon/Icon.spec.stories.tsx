import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Media/Icon/Spec',
  component: Icon,
  tags: ['!autodocs', 'spec'],
  args: { name: 'arrow-forward' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const getSvg = (root: HTMLElement) => root.querySelector('svg')!;

export const IsHiddenWithoutLabel: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(getSvg(canvasElement)).toHaveAttribute('aria-hidden', 'true');
  },
};

export const HasItsLabelAsName: Story = {
  args: { name: 'lock' },
  render: (args, { globals }) => <Icon {...args} label={localize(globals, { ar: 'مقفل', en: 'Locked' })} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: localize(globals, { ar: 'مقفل', en: 'Locked' }) })).toBeVisible();
  },
};

export const MirrorsWithThePage: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(getComputedStyle(getSvg(canvasElement)).scale).toBe(localize(globals, { ar: '-1 1', en: '1' }));
  },
};

export const SwapsTheSidesOfRowsWithoutMirroringTicks: Story = {
  args: { name: 'list-checks' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(getSvg(canvasElement).firstElementChild).toHaveAttribute('d', expect.stringContaining('M')),
    );
    const { scale } = getComputedStyle(getSvg(canvasElement));
    await expect(scale).toBe('none');
    const { translate } = getComputedStyle(getSvg(canvasElement).firstElementChild!);
    await expect(translate).toBe(localize(globals, { ar: '12px', en: '0px' }));
  },
};

export const NeverMirrorsAClock: Story = {
  args: { name: 'clock' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(getSvg(canvasElement)).scale).toBe('none');
  },
};

export const DoesNotMirrorInsideLeftToRightContent: Story = {
  render: (args) => (
    <div dir="ltr">
      <Icon {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(getSvg(canvasElement)).scale).toBe('1');
  },
};
