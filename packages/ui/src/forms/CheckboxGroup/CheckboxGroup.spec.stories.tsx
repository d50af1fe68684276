import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { subjectLabels } from './CheckboxGroup.fixtures.ts';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  onChange: (values: string[]) => void;
}

const meta = {
  title: 'Forms/CheckboxGroup/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<SpecArgs['onSubmit']>(), onChange: fn<SpecArgs['onChange']>() },
  render: ({ onSubmit, onChange }, { globals }) => {
    const { label, hint, all, required, options, save } = localize(globals, subjectLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <CheckboxGroup
          name="subjects"
          label={label}
          description={hint}
          options={options}
          selectAllLabel={all}
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

function getParts({ canvas, globals }: Context) {
  const labels = localize(globals, subjectLabels);
  const [all, physics, chemistry, biology] = canvas.getAllByRole('checkbox') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  return { labels, all, physics, chemistry, biology, save: canvas.getByRole('button', { name: labels.save }) };
}

export const SubmitsTheCheckedValuesInTheirOrder: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels, chemistry, biology, physics, save } = getParts(context);
    await expect(canvas.getByRole('group', { name: labels.label })).toHaveAccessibleDescription(labels.hint);
    await userEvent.click(biology);
    await userEvent.click(chemistry);
    await userEvent.click(physics);
    await userEvent.click(chemistry);
    await expect(args.onChange).toHaveBeenLastCalledWith(['physics', 'biology']);
    await userEvent.click(save);
    const [values] = args.onSubmit.mock.calls[0] ?? [];
    await expect(values?.getAll('subjects')).toEqual(['physics', 'biology']);
  },
};

export const SelectAllIsMixedWhileSomeAreChecked: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { labels, all, physics, biology } = getParts(context);
    await expect(all).toHaveAccessibleName(labels.all);
    await userEvent.click(physics);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(biology).toBeChecked();
    await expect(all).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['physics', 'chemistry', 'biology']);
    await userEvent.click(all);
    await expect(physics).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const AMissingChoiceIsOneError: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels, physics, save } = getParts(context);
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // Three invalid checkboxes are one error, so there is no summary.
    await expect(canvas.getAllByText(labels.required)).toHaveLength(1);
    await expect(physics).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(labels.required)).toBeNull();
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
