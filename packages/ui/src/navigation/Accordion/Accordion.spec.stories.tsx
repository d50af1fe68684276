import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { Accordion, type AccordionProps } from './Accordion.tsx';
import { faq } from './Accordion.fixtures.ts';

const meta = {
  title: 'Navigation/Accordion/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onChange: fn<NonNullable<AccordionProps['onChange']>>(), allowsMultiple: false },
  render: ({ onChange, allowsMultiple }, { globals }) => (
    <Accordion
      level={3}
      items={localize(globals, faq).questions.map(({ id, title, content }) => ({
        id,
        title,
        content,
        isDisabled: id === 'phone',
      }))}
      allowsMultiple={allowsMultiple}
      onChange={onChange}
    />
  ),
} satisfies Meta<{ onChange: NonNullable<AccordionProps['onChange']>; allowsMultiple: boolean }>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

function getParts({ canvas, globals }: Context) {
  const [pay, when, phone] = localize(globals, faq).questions as [Question, Question, Question];
  const getButton = ({ title }: Question) =>
    within(canvas.getByRole('heading', { level: 3, name: title })).getByRole('button', { name: title });
  return { pay, when, phone, getButton };
}
type Question = (typeof faq)['ar']['questions'][number];

export const OpeningOneSectionClosesTheOther: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { pay, when, getButton } = getParts(context);
    await userEvent.tab();
    await expect(getButton(pay)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(getButton(pay)).toHaveAttribute('aria-expanded', 'true');
    await expect(getButton(pay)).toHaveFocus();
    await expect(canvas.getByRole('group', { name: pay.title })).toHaveTextContent(pay.content);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(getButton(when)).toHaveAttribute('aria-expanded', 'true');
    await expect(getButton(pay)).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('group', { name: pay.title })).toBeNull());
    await userEvent.click(getButton(when));
    await expect(args.onChange.mock.calls).toEqual([[['pay']], [['when']], [[]]]);
  },
};

export const SeveralSectionsCanBeOpen: Story = {
  args: { allowsMultiple: true },
  play: async (context) => {
    const { args, userEvent } = context;
    const { pay, when, getButton } = getParts(context);
    await userEvent.click(getButton(when));
    await userEvent.click(getButton(pay));
    await expect(getButton(when)).toHaveAttribute('aria-expanded', 'true');
    await expect(getButton(pay)).toHaveAttribute('aria-expanded', 'true');
    // In the order of the sections, not of the presses.
    await expect(args.onChange).toHaveBeenLastCalledWith(['pay', 'when']);
  },
};

export const ADisabledSectionStaysClosed: Story = {
  play: async (context) => {
    const { phone, getButton } = getParts(context);
    await expect(getButton(phone)).toBeDisabled();
    await expect(getButton(phone)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosedTextCanBeFoundByTheBrowser: Story = {
  play: async (context) => {
    const { pay } = getParts(context);
    const panel = context.canvas.getByText(pay.content).closest('[hidden]');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    // A closed panel takes no space.
    await expect(panel?.getBoundingClientRect().height).toBe(0);
  },
};
