import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { EmptyState } from './EmptyState.tsx';

const labels = {
  ar: { title: 'لا توجد نتائج للبحث عن «تفاضل»', hint: 'جرّب كلمة أقصر.', clear: 'مسح البحث' },
  en: { title: 'No results for “calculus”', hint: 'Try a shorter word.', clear: 'Clear search' },
};
const onClear = fn();

const meta = {
  title: 'Feedback/EmptyState/Spec',
  component: EmptyState,
  tags: ['!autodocs', 'spec'],
  args: { title: '' },
  beforeEach: () => {
    onClear.mockClear();
  },
  render: (_args, { globals }) => {
    const { title, hint, clear } = localize(globals, labels);
    return <EmptyState title={title} description={hint} action={<Button onPress={onClear}>{clear}</Button>} />;
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is no error: it has no live region, and does not repeat the announcement of the result count. */
export const IsNoLiveRegion: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { title, hint } = localize(globals, labels);
    await expect(canvas.getByText(title)).toBeVisible();
    await expect(canvas.getByText(hint)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('[aria-live]')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const ItsActionIsReachedByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: localize(globals, labels).clear })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onClear).toHaveBeenCalledTimes(1);
  },
};

/** A searched text goes through `Bidi`: its signs do not jump to the other side. */
export const ASearchedTextKeepsItsDirection: Story = {
  render: () => (
    <EmptyState
      title={
        <>
          لا توجد نتائج للبحث عن «<Bidi>C++</Bidi>»
        </>
      }
    />
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByText('C++').firstChild!;
    const getLeft = (index: number) => {
      const range = document.createRange();
      range.setStart(name, index);
      range.setEnd(name, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(getLeft(0)).toBeLessThan(getLeft(1));
  },
};

export const LongWordsDoNotOverflow: Story = {
  render: () => (
    <div style={{ inlineSize: '288px' }}>
      <EmptyState title={texts.unbroken} description={texts.long.repeat(10)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.firstElementChild;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};
