import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Bidi } from '../../intl/Bidi.tsx';
import { localize } from '../../stories/localize.ts';
import { Disclosure } from './Disclosure.tsx';

const textsByLanguage = {
  ar: { title: 'تسجيلات السنتر', count: '3 تسجيلات', body: 'الحصة الأولى' },
  en: { title: 'Centre recordings', count: '3 recordings', body: 'The first lesson' },
};
const onChange = fn();

const meta = {
  title: 'Navigation/Disclosure/Spec',
  tags: ['!autodocs', 'spec'],
  beforeEach: () => {
    onChange.mockClear();
  },
  render: (_args, { globals }) => {
    const { title, count, body } = localize(globals, textsByLanguage);
    return (
      <Disclosure title={title} meta={count} level={2} onExpandedChange={onChange}>
        <input aria-label={body} />
      </Disclosure>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndClosesAndKeepsTheFocus: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { title, count, body } = localize(globals, textsByLanguage);
    const heading = canvas.getByRole('heading', { level: 2, name: new RegExp(title) });
    const button = within(heading).getByRole('button', { name: new RegExp(`${title}.*${count}`) });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: body })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(onChange.mock.calls).toEqual([[true], [false]]);
  },
};

export const KeepsTypedTextWhileClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox'), 'ق');
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(canvas.getByRole('textbox')).toHaveValue('ق');
  },
};

/** Marks above and below letters must not touch the next line. */
export const ATitleWithAllVowelMarksHasTallerLines: Story = {
  render: () => (
    <>
      <Disclosure title="شرح النحو" level={2}>
        .
      </Disclosure>
      <Disclosure title={<Bidi>شَرْحُ النَّحْوِ لِطُلَّابِ الصَّفِّ الثَّالِثِ</Bidi>} level={2}>
        .
      </Disclosure>
    </>
  ),
  play: async ({ canvas }) => {
    const getLineHeight = (name: RegExp) => Number.parseFloat(getComputedStyle(canvas.getByText(name)).lineHeight);
    await expect(getLineHeight(/^شَرْحُ/)).toBeGreaterThan(getLineHeight(/^شرح/) * 1.2);
  },
};
