import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { Switch } from './Switch.tsx';

const words = {
  ar: { name: 'الدورة منشورة', hint: 'يراها الزوار في الصفحة الرئيسية.' },
  en: { name: 'The course is public', hint: 'Visitors see it on the home page.' },
};

const meta = {
  title: 'Forms/Switch/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onChange: fn<(isSelected: boolean) => void>(), isDisabled: false },
  render: ({ onChange, isDisabled }, { globals }) => {
    const { name, hint } = pick(globals, words);
    return (
      <Switch onChange={onChange} isDisabled={isDisabled} description={hint}>
        {name}
      </Switch>
    );
  },
} satisfies Meta<{ onChange: (isSelected: boolean) => void; isDisabled: boolean }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpaceTurnsItAndTheRoleSaysSo: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { name, hint } = pick(globals, words);
    const it = canvas.getByRole('switch', { name });
    await expect(it).toHaveAccessibleDescription(hint);
    await expect(it).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(it).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    // The name stays what it was.
    await expect(it).toHaveAccessibleName(name);
  },
};

export const TheWholeLineIsTheTarget: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const line = canvas.getByText(pick(globals, words).name);
    await userEvent.click(line);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(line.parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const TheThumbGoesTheWayOfReading: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const it = canvas.getByRole('switch');
    const start = () => getComputedStyle(it, '::before')[pick(globals, { ar: 'right', en: 'left' } as const)];
    await expect(start()).toBe('4px');
    await userEvent.click(it);
    await waitFor(() => expect(start()).not.toBe('4px'));
  },
};

export const DisabledItStays: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
