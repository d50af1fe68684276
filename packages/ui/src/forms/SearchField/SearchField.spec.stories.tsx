import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Forms/SearchField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onChange: fn(), onSubmit: fn() },
  render: (args, { globals }) => {
    const say = pick(globals, fieldWords);
    return <SearchField label={say.search} clearLabel={say.clear} {...args} />;
  },
} satisfies Meta<{ onChange: (value: string) => void; onSubmit: (value: string) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsALandmarkWithAName: Story = {
  play: async ({ canvas, globals }) => {
    const say = pick(globals, fieldWords);
    const landmark = canvas.getByRole('search', { name: say.search });
    await expect(within(landmark).getByRole('searchbox', { name: say.search })).toBeVisible();
  },
};

export const EscapeEmptiesIt: Story = {
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

/** Right to left the groups of a phone number would stand last one first. */
export const PhoneNumbersRunAsTheyAreWritten: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    const ofPage = getComputedStyle(document.documentElement).direction;
    await userEvent.type(box, '010');
    await expect(getComputedStyle(box).direction).toBe(ofPage);
    await userEvent.type(box, ' 5300 0111');
    await expect(getComputedStyle(box).direction).toBe('ltr');
  },
};

export const TheButtonEmptiesItAndKeepsTheFocus: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const box = canvas.getByRole('searchbox');
    await expect(canvas.queryByRole('button', { name: say.clear })).toBeNull();
    await userEvent.type(box, 'chemistry');
    await expect(getComputedStyle(box).direction).toBe('ltr');
    await userEvent.click(canvas.getByRole('button', { name: say.clear }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button', { name: say.clear })).toBeNull();
  },
};

export const EnterSearches: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'جبر{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('جبر');
  },
};
