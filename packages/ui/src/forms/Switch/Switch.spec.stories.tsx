import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { Switch } from './Switch.tsx';

const translations = {
  ar: { name: 'الدورة منشورة', hint: 'يراها الزوار في الصفحة الرئيسية.' },
  en: { name: 'The course is public', hint: 'Visitors see it on the home page.' },
};

const meta = {
  title: 'Forms/Switch/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onChange: fn<(isSelected: boolean) => void>(), isDisabled: false },
  render: ({ onChange, isDisabled }, { globals }) => {
    const { name, hint } = localize(globals, translations);
    return (
      <Switch onChange={onChange} isDisabled={isDisabled} description={hint}>
        {name}
      </Switch>
    );
  },
} satisfies Meta<{ onChange: (isSelected: boolean) => void; isDisabled: boolean }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpaceTogglesAndUpdatesAria: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { name, hint } = localize(globals, translations);
    const switchElement = canvas.getByRole('switch', { name });
    await expect(switchElement).toHaveAccessibleDescription(hint);
    await expect(switchElement).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(switchElement).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    // The name does not change.
    await expect(switchElement).toHaveAccessibleName(name);
  },
};

export const WholeRowIsTheTarget: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const line = canvas.getByText(localize(globals, translations).name);
    await userEvent.click(line);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(line.parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const ThumbMovesInTheReadingDirection: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const switchElement = canvas.getByRole('switch');
    const getThumbOffset = () =>
      getComputedStyle(switchElement, '::before')[localize(globals, { ar: 'right', en: 'left' } as const)];
    await expect(getThumbOffset()).toBe('4px');
    await userEvent.click(switchElement);
    await waitFor(() => expect(getThumbOffset()).not.toBe('4px'));
  },
};

export const DisabledIgnoresClicks: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
