import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { stepperTexts } from './Stepper.fixtures.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';

interface SpecArgs extends Pick<StepperProps, 'currentId' | 'isLinear'> {
  onChange: NonNullable<StepperProps['onChange']>;
  invalidId?: string;
  width: string;
}

const meta = {
  title: 'Navigation/Stepper/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onChange: fn<SpecArgs['onChange']>(), currentId: 'files', isLinear: true, width: '900px' },
  render: ({ width, invalidId, ...args }, { globals }) => {
    const { label, labels, steps } = localize(globals, stepperTexts);
    const items = steps.map(({ id, title, description, isOptional }) => ({
      id,
      title,
      description,
      isOptional,
      isInvalid: id === invalidId,
    }));
    return (
      <div style={{ inlineSize: width }}>
        <Stepper {...args} label={label} labels={labels} items={items} />
      </div>
    );
  },
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

function getParts({ canvas, globals }: Context) {
  const { label, labels, steps } = localize(globals, stepperTexts);
  const nav = within(canvas.getByRole('navigation', { name: label }));
  return { nav, labels, steps, buttons: () => nav.queryAllByRole('button') };
}

export const DoneStepsCanBePressedAndUpcomingOnesCannot: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { nav, labels, steps, buttons } = getParts(context);
    const [details, price, files, review] = buttons();
    await expect(nav.getAllByRole('listitem')).toHaveLength(4);
    await expect(review).toBeUndefined();
    await expect(details).toHaveAccessibleName(`${steps[0]?.title} ${labels.done} ${steps[0]?.description}`);
    await expect(files).toHaveAttribute('aria-current', 'step');
    await expect(files).toHaveAccessibleName(`${steps[2]?.title} ${labels.optional} ${steps[2]?.description}`);
    await userEvent.tab();
    await expect(details).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(price).toHaveFocus();
    // The current step changes nothing.
    await userEvent.click(files!);
    await expect(args.onChange.mock.calls).toEqual([['details'], ['price']]);
  },
};

export const EveryStepCanBePressedIfTheOrderIsFree: Story = {
  args: { isLinear: false, currentId: 'details' },
  play: async (context) => {
    const { args, userEvent } = context;
    await userEvent.click(getParts(context).buttons()[3]!);
    await expect(args.onChange).toHaveBeenCalledWith('review');
  },
};

export const AnInvalidStepSaysSoAndCanBeReached: Story = {
  args: { currentId: 'details', invalidId: 'review' },
  play: async (context) => {
    const { args, userEvent } = context;
    const { nav, labels, buttons } = getParts(context);
    await expect(nav.getByText(labels.invalid)).toBeVisible();
    await userEvent.click(buttons().at(-1)!);
    await expect(args.onChange).toHaveBeenCalledWith('review');
  },
};

export const WithoutAHandlerNothingCanBePressed: Story = {
  render: ({ currentId }, { globals }) => {
    const { label, labels, steps } = localize(globals, stepperTexts);
    return <Stepper label={label} labels={labels} items={steps} currentId={currentId} />;
  },
  play: async (context) => {
    const { nav, steps, buttons } = getParts(context);
    await expect(buttons()).toEqual([]);
    const current = nav.getAllByRole('listitem')[2]!.firstElementChild;
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(current).toHaveTextContent(steps[2]!.title);
  },
};

/** The steps run in reading direction, and the line of a done step is before the next one. */
export const StepsRunInReadingDirection: Story = {
  play: async (context) => {
    const { nav } = getParts(context);
    const sign = context.globals['locale'] === 'en' ? 1 : -1;
    const [first, second] = nav.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(Math.sign(second!.x - first!.x)).toBe(sign);
    await expect(nav.queryByText(getParts(context).labels.position('3', '4'))).not.toBeVisible();
  },
};

/** On a phone: the number and the title of the current step, and marks of 44 px with names. */
export const InANarrowPlaceOnlyTheCurrentTitleIsVisible: Story = {
  args: { width: '288px' },
  play: async (context) => {
    const { args, userEvent } = context;
    const { nav, labels, steps, buttons } = getParts(context);
    await expect(nav.getByText(labels.position('3', '4'))).toBeVisible();
    const titles = nav.getAllByText(steps[2]!.title);
    await expect(titles[0]).toBeVisible();
    const [details, price] = buttons();
    await expect(details).toHaveAccessibleName(`${steps[0]?.title} ${labels.done} ${steps[0]?.description}`);
    for (const button of [details!, price!]) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const { right, left } = nav.getByRole('list').getBoundingClientRect();
    for (const item of nav.getAllByRole('listitem')) {
      const box = item.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left - 1);
      await expect(box.right).toBeLessThanOrEqual(right + 1);
    }
    await userEvent.click(price!);
    await expect(args.onChange).toHaveBeenCalledWith('price');
  },
};
