import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import stories from './CopyField.stories.tsx';

const copy = { ar: 'نسخ الرقم', en: 'Copy number' };
const copied = { ar: 'تم نسخ الرقم', en: 'Number copied' };
const meta = {
  ...stories,
  title: 'Actions/CopyField/Spec',
  tags: ['!autodocs', 'spec'],
} satisfies Meta<typeof stories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CopiesWithoutSpacesAndAnnouncesIt: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: localize(globals, copy) }));
    await expect(write).toHaveBeenCalledWith('01001234567');
    await expect(await canvas.findByRole('button', { name: localize(globals, copied) })).toHaveFocus();
    write.mockRestore();
  },
};

export const SelectsTheValueWithoutAClipboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await userEvent.click(canvas.getByRole('button', { name: localize(globals, copy) }));
    await expect(window.getSelection()?.toString()).toBe('0100 123 4567');
    await expect(canvas.getByRole('button', { name: localize(globals, copy) })).toBeVisible();
    write.mockRestore();
  },
};

export const NumberIsLeftToRight: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('0100 123 4567')).direction).toBe('ltr');
  },
};
