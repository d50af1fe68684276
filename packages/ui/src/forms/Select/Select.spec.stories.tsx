import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { pick } from '../../stories/text.ts';
import { Form } from '../Form/Form.tsx';
import { categories, selectWords } from './Select.fixtures.ts';
import { Select } from './Select.tsx';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  onChange: (value: string | null) => void;
  isRefused: boolean;
}

const refusals = { ar: { category_id: [selectWords.ar.taken] }, en: { category_id: [selectWords.en.taken] } };
const meta = {
  title: 'Forms/Select/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<SpecArgs['onSubmit']>(), onChange: fn<SpecArgs['onChange']>(), isRefused: false },
  render: ({ onSubmit, onChange, isRefused }, { globals }) => {
    const { label, placeholder, description, required, save } = pick(globals, selectWords);
    return (
      <Form
        onSubmit={onSubmit}
        errorTitle={String}
        errors={isRefused ? pick(globals, refusals) : undefined}
        aria-label={save}
      >
        <Select
          {...{ label, placeholder, description, onChange }}
          name="category_id"
          options={categories}
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
  const say = pick(globals, selectWords);
  return {
    say,
    box: canvas.getByRole('combobox', { name: say.label }),
    save: canvas.getByRole('button', { name: say.save }),
  };
};

export const IsNamedDescribedAndSent: Story = {
  play: async (context) => {
    const { say, box, save } = partsOf(context);
    await expect(box).toHaveAccessibleDescription(say.description);
    await expect(box).toBeRequired();
    await context.userEvent.selectOptions(box, '3');
    await expect(context.args.onChange).toHaveBeenLastCalledWith('3');
    await context.userEvent.click(save);
    await expect(context.args.onSubmit.mock.lastCall?.[0].get('category_id')).toBe('3');
  },
};

export const MissingIsSaidInItsOwnWordsAndMended: Story = {
  play: async (context) => {
    const { say, box, save } = partsOf(context);
    await context.userEvent.click(save);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(`${say.description} ${say.required}`);
    await context.userEvent.selectOptions(box, '1');
    await expect(box).toBeValid();
    await expect(box).toHaveAccessibleDescription(say.description);
  },
};

export const TheServersErrorStandsInItUntilItChanges: Story = {
  args: { isRefused: true },
  play: async (context) => {
    const { say, box, save } = partsOf(context);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(`${say.description} ${say.taken}`);
    await context.userEvent.selectOptions(box, '1');
    await expect(box).toHaveAccessibleDescription(say.description);
    await context.userEvent.click(save);
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const EachLineHasItsOwnDirection: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('option', { name: 'C++' })).direction).toBe('ltr');
    await expect(getComputedStyle(canvas.getByRole('option', { name: 'HTML5 و CSS للمبتدئين' })).direction).toBe('rtl');
  },
};
