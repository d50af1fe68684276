import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import { CopyField } from './CopyField.tsx';
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

/** It breaks between its parts, and a selection contains it once. */
export const AnAddressIsSelectedAsOneText: Story = {
  render: (args, { globals }) => (
    <div style={{ inlineSize: '320px' }}>
      <CopyField
        {...args}
        value={texts.unbroken}
        copyLabel={localize(globals, copy)}
        copiedLabel={localize(globals, copied)}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await userEvent.click(canvas.getByRole('button', { name: localize(globals, copy) }));
    await expect(window.getSelection()?.toString()).toBe(texts.unbroken);
    write.mockRestore();
    const parts = [...canvasElement.querySelectorAll('bdi [aria-hidden] > span')];
    await expect(parts.slice(0, 5).map((part) => part.textContent)).toEqual([
      'https:/',
      '/',
      'fanous.',
      'example/',
      'courses/',
    ]);
    await expect(parts[4]!.getClientRects()).toHaveLength(1);
  },
};

export const NumberIsLeftToRight: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('0100 123 4567')).direction).toBe('ltr');
  },
};
