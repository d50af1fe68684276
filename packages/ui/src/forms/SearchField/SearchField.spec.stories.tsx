import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Forms/SearchField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onChange: fn(), onSubmit: fn() },
  render: (args, { globals }) => {
    const labels = localize(globals, fieldLabels);
    return <SearchField label={labels.search} clearLabel={labels.clear} {...args} />;
  },
} satisfies Meta<{ onChange: (value: string) => void; onSubmit: (value: string) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsALandmarkWithAName: Story = {
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, fieldLabels);
    const landmark = canvas.getByRole('search', { name: labels.search });
    await expect(within(landmark).getByRole('searchbox', { name: labels.search })).toBeVisible();
  },
};

export const EscapeClearsTheField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'فيزياء');
    await expect(args.onChange).toHaveBeenLastCalledWith('فيزياء');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(box).toHaveFocus();
  },
};

/** Right to left, the digit groups of a phone number would be in reverse order. */
export const PhoneNumbersAreLeftToRight: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    const pageDirection = getComputedStyle(document.documentElement).direction;
    await userEvent.type(box, '010');
    await expect(getComputedStyle(box).direction).toBe(pageDirection);
    await userEvent.type(box, ' 5300 0111');
    await expect(getComputedStyle(box).direction).toBe('ltr');
  },
};

export const ClearButtonKeepsTheFocus: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const box = canvas.getByRole('searchbox');
    await expect(canvas.queryByRole('button', { name: labels.clear })).toBeNull();
    await userEvent.type(box, 'chemistry');
    await expect(getComputedStyle(box).direction).toBe('ltr');
    await userEvent.click(canvas.getByRole('button', { name: labels.clear }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button', { name: labels.clear })).toBeNull();
  },
};

export const EnterSearches: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'جبر{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('جبر');
  },
};
