import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { pick } from '../../stories/text.ts';
import { Form } from '../Form/Form.tsx';
import { NumberField } from './NumberField.tsx';
import { numberWords } from './NumberField.fixtures.ts';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  onChange: (value: number | null) => void;
}

const meta = {
  title: 'Forms/NumberField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<SpecArgs['onSubmit']>(), onChange: fn<SpecArgs['onChange']>() },
  render: ({ onSubmit, onChange }, { globals }) => {
    const { required, save, minutes, taken: _, ...say } = pick(globals, numberWords);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <NumberField
          {...say}
          name="minutes"
          minValue={1}
          maxValue={180}
          readBack={minutes}
          onChange={onChange}
          isRequired
          requiredMessage={required}
        />
        <Button type="submit">{save}</Button>
      </Form>
    );
  },
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const partsOf = ({ canvas, globals }: Context) => {
  const say = pick(globals, numberWords);
  return {
    say,
    box: canvas.getByRole('textbox', { name: say.label }),
    save: canvas.getByRole('button', { name: say.save }),
  };
};
const sent = ({ args }: Context) => {
  const [values] = args.onSubmit.mock.lastCall ?? [];
  return values?.get('minutes');
};

export const ArabicDigitsAreTakenAndWesternSent: Story = {
  play: async (context) => {
    const { say, box } = partsOf(context);
    await context.userEvent.type(box, '٤٥');
    await expect(context.args.onChange).toHaveBeenLastCalledWith(45);
    await expect(box).toHaveValue('٤٥');
    await expect(context.canvas.getByText(say.minutes(45))).toBeVisible();
    // Whoever reads the form now gets the digits that servers read.
    const form = context.canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('minutes')).toBe('45');
    await expect(box).toHaveValue('٤٥');
    await context.userEvent.keyboard('{Enter}');
    await expect(sent(context)).toBe('45');
    await context.userEvent.tab();
    await expect(box).toHaveValue('45');
  },
};

export const ArabicDigitsAreWrittenForWhoWantsThem: Story = {
  globals: { digits: 'arab' },
  play: async (context) => {
    if (context.globals['locale'] === 'en') return;
    const { box } = partsOf(context);
    await context.userEvent.type(box, '45');
    await context.userEvent.tab();
    await expect(box).toHaveValue('٤٥');
  },
};

export const ArrowsAndButtonsGoByOneStepWithinTheEnds: Story = {
  play: async (context) => {
    const { say, box } = partsOf(context);
    await context.userEvent.type(box, '179{ArrowUp}{ArrowUp}');
    await expect(box).toHaveValue('180');
    const more = context.canvas.getByRole('button', { name: say.stepLabels.more });
    const less = context.canvas.getByRole('button', { name: say.stepLabels.less });
    await expect(more).toBeDisabled();
    await context.userEvent.click(less);
    await expect(box).toHaveValue('179');
    await expect(context.canvas.getAllByText(say.minutes(179)).at(-1)).toHaveAttribute('aria-live', 'polite');
  },
};

export const WhatIsNoNumberStaysAndIsSaid: Story = {
  play: async (context) => {
    const { say, box, save } = partsOf(context);
    await context.userEvent.type(box, 'ساعة');
    await context.userEvent.click(save);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(box).toHaveValue('ساعة');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(`${say.description} ${say.invalidMessage}`);
    await context.userEvent.clear(box);
    await context.userEvent.type(box, '٤٠٠{Enter}');
    await expect(box).toHaveAccessibleDescription(`${say.description} ${say.rangeMessage}`);
    await context.userEvent.clear(box);
    await context.userEvent.type(box, '40');
    await expect(box).toBeValid();
  },
};

export const MissingIsSaidInItsOwnWords: Story = {
  play: async (context) => {
    const { say, box, save } = partsOf(context);
    await context.userEvent.click(save);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(`${say.description} ${say.required}`);
  },
};
