import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { sampleChipProps } from './ToggleChips.fixtures.ts';
import { StatefulChips } from './StatefulChips.fixtures.tsx';
import type { ChipValue } from './useChipMenu.tsx';

const meta = {
  title: 'Actions/ToggleChips/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onChange: fn<(value: ChipValue) => void>(), value: {} },
  render: (args, { globals }) => <StatefulChips {...localize(globals, sampleChipProps)} {...args} />,
} satisfies Meta<{ onChange: (value: ChipValue) => void; value: ChipValue }>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const CategoryTogglesAndAllClearsIt: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, allLabel, items } = localize(globals, sampleChipProps);
    await expect(canvas.getByRole('group', { name: label })).toBeVisible();
    const all = canvas.getByRole('button', { name: allLabel });
    const physics = canvas.getByRole('button', { name: items[2]?.label ?? '' });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(physics);
    await expect(args.onChange).toHaveBeenLastCalledWith({ itemId: '3' });
    await expect(physics).toHaveAttribute('aria-pressed', 'true');
    await expect(all).toHaveAttribute('aria-pressed', 'false');
    // Not by color alone: a selected chip has an icon.
    await expect(physics.querySelector('svg')).not.toBeNull();
    await userEvent.click(physics);
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await userEvent.click(physics);
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await expect(all).toHaveAttribute('aria-pressed', 'true');
  },
};

const otherLanguageNames = { ar: 'Web design', en: 'الثانوية العامة' };
/** «All of الثانوية العامة» starts with the words of the page, whatever the direction of the name. */
export const LabelAroundANameFollowsThePageDirection: Story = {
  render: (args, { globals }) => {
    const { items, ...labelProps } = localize(globals, sampleChipProps);
    return (
      <StatefulChips
        {...labelProps}
        {...args}
        items={[{ ...items[0]!, label: localize(globals, otherLanguageNames) }]}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const name = localize(globals, otherLanguageNames);
    await userEvent.click(canvas.getByRole('button', { name }));
    const line = await screen.findByRole('menuitemradio', {
      name: localize(globals, sampleChipProps).allOfItemLabel(name),
    });
    const nameBox = within(line).getByText(name).getBoundingClientRect();
    const textBox = within(line).getByText(name).parentElement!.getBoundingClientRect();
    await expect(
      localize(globals, { ar: textBox.right - nameBox.right, en: nameBox.left - textBox.left }),
    ).toBeGreaterThan(20);
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};

export const SubCategoryIsSelectedByKeyboardAndFocusReturns: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { items, allOfItemLabel } = localize(globals, sampleChipProps);
    const maths = items[0]?.label ?? '';
    await userEvent.tab();
    await userEvent.tab();
    const chip = canvas.getByRole('button', { name: maths });
    await expect(chip).toHaveFocus();
    await expect(chip).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: maths });
    await expect(chip).toHaveAttribute('aria-expanded', 'true');
    await expect(getComputedStyle(menu).direction).toBe(getComputedStyle(document.documentElement).direction);
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: allOfItemLabel(maths) })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitUntilClosed();
    await expect(args.onChange).toHaveBeenLastCalledWith({ itemId: '1', childId: '11' });
    await waitFor(() => expect(chip).toHaveFocus());
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName(
      localize(globals, { ar: /^الجبر ?، 12 دورة$/, en: /^Algebra ?, 12 courses$/ }),
    );
    // The name does not depend on the chip, which is hidden while the menu is open.
    await expect(screen.getByRole('menu')).toHaveAttribute('aria-label', maths);
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(chip).toHaveFocus());
  },
};

export const PressingTheAppliedSubCategoryRemovesIt: Story = {
  args: { value: { itemId: '2', childId: '22' } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { items, removeLabel } = localize(globals, sampleChipProps);
    await userEvent.click(canvas.getByRole('button', { name: removeLabel('C++') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ itemId: '2' });
    await expect(canvas.queryByRole('button', { name: removeLabel('C++') })).toBeNull();
    await expect(canvas.getByRole('button', { name: items[1]?.label ?? '' })).toHaveFocus();
  },
};

export const WholeCategoryCanBeSelected: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { items, allOfItemLabel } = localize(globals, sampleChipProps);
    const maths = items[0]?.label ?? '';
    await userEvent.click(canvas.getByRole('button', { name: maths }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: allOfItemLabel(maths) }));
    await waitUntilClosed();
    await expect(args.onChange).toHaveBeenLastCalledWith({ itemId: '1' });
  },
};

const mobileViewport = { viewport: { value: 'mobile1', isRotated: false } };

export const NarrowRowScrollsToTheSelectedChip: Story = {
  args: { value: { itemId: '5' } },
  globals: mobileViewport,
  play: async ({ canvas, globals }) => {
    const { label, items } = localize(globals, sampleChipProps);
    const row = canvas.getByRole('group', { name: label });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(isChipInView(row, canvas.getByRole('button', { name: items[4]?.label ?? '' }))).toBe(true);
    await waitFor(() => expect(row).toHaveAttribute('data-more', expect.stringContaining('inline-start')));
    await expect(Math.sign(row.scrollLeft)).toBe(getComputedStyle(row).direction === 'rtl' ? -1 : 1);
  },
};

export const SelectedSubCategoryScrollsIntoView: Story = {
  globals: mobileViewport,
  play: async ({ canvas, globals, userEvent }) => {
    const { label, items, removeLabel } = localize(globals, sampleChipProps);
    const row = canvas.getByRole('group', { name: label });
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'inline-end'));
    canvas.getByRole('button', { name: items[1]?.label ?? '' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /C\+\+/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    const applied = await canvas.findByRole('button', { name: removeLabel('C++') });
    await waitFor(() => expect(isChipInView(row, applied)).toBe(true));
  },
};

function isChipInView(row: HTMLElement, chip: HTMLElement): boolean {
  const [box, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  return inner.left >= box.left - 1 && inner.right <= box.right + 1;
}
