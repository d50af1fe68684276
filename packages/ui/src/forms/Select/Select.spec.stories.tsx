import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { categoryOptions, roleLabels, roleOptions, selectLabels } from './Select.fixtures.ts';
import { Select } from './Select.tsx';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  onChange: (value: string | null) => void;
  hasServerError: boolean;
}

const serverErrors = { ar: { category_id: [selectLabels.ar.taken] }, en: { category_id: [selectLabels.en.taken] } };
const meta = {
  title: 'Forms/Select/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<SpecArgs['onSubmit']>(), onChange: fn<SpecArgs['onChange']>(), hasServerError: false },
  render: ({ onSubmit, onChange, hasServerError }, { globals }) => {
    const { label, placeholder, description, required, save } = localize(globals, selectLabels);
    return (
      <Form
        onSubmit={onSubmit}
        errorTitle={String}
        errors={hasServerError ? localize(globals, serverErrors) : undefined}
        aria-label={save}
      >
        <Select
          {...{ label, placeholder, description, onChange }}
          name="category_id"
          options={categoryOptions}
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

const getParts = ({ canvas, globals }: Context) => {
  const labels = localize(globals, selectLabels);
  return {
    labels,
    box: canvas.getByRole('combobox', { name: labels.label }),
    save: canvas.getByRole('button', { name: labels.save }),
  };
};

export const IsNamedDescribedAndSubmitted: Story = {
  play: async (context) => {
    const { labels, box, save } = getParts(context);
    await expect(box).toHaveAccessibleDescription(labels.description);
    await expect(box).toBeRequired();
    await context.userEvent.selectOptions(box, '3');
    await expect(context.args.onChange).toHaveBeenLastCalledWith('3');
    await context.userEvent.click(save);
    await expect(context.args.onSubmit.mock.lastCall?.[0].get('category_id')).toBe('3');
  },
};

export const RequiredMessageIsShownUntilCorrected: Story = {
  play: async (context) => {
    const { labels, box, save } = getParts(context);
    await context.userEvent.click(save);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(`${labels.description} ${labels.required}`);
    await context.userEvent.selectOptions(box, '1');
    await expect(box).toBeValid();
    await expect(box).toHaveAccessibleDescription(labels.description);
  },
};

export const ServerErrorIsShownUntilTheValueChanges: Story = {
  args: { hasServerError: true },
  play: async (context) => {
    const { labels, box, save } = getParts(context);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(`${labels.description} ${labels.taken}`);
    await context.userEvent.selectOptions(box, '1');
    await expect(box).toHaveAccessibleDescription(labels.description);
    await context.userEvent.click(save);
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const EachOptionHasItsOwnDirection: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('option', { name: 'C++' })).direction).toBe('ltr');
    await expect(getComputedStyle(canvas.getByRole('option', { name: 'HTML5 و CSS للمبتدئين' })).direction).toBe('rtl');
  },
};

/** A mouse and a browser that can style options: see `useCanStyleOptions`. */
const canStyleOptions = () => CSS.supports('appearance', 'base-select') && !matchMedia('(pointer: coarse)').matches;

export const IconsAndDescriptionsAreInTheList: Story = {
  render: ({ onSubmit, onChange }, { globals }) => {
    const { save } = localize(globals, selectLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <Select
          {...localize(globals, roleLabels)}
          options={localize(globals, roleOptions)}
          name="role"
          onChange={onChange}
        />
        <Button type="submit">{save}</Button>
      </Form>
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, placeholder } = localize(globals, roleLabels);
    const teacher = localize(globals, roleOptions)[1]?.options[0];
    const box = canvas.getByRole<HTMLSelectElement>('combobox', { name: label });
    // Firefox and WebKit show the list of the system.
    if (!canStyleOptions()) {
      await expect(getComputedStyle(box).appearance).toBe('none');
      await expect(box.querySelector('button, svg')).toBeNull();
      await userEvent.selectOptions(box, 'teacher');
      await expect(args.onChange).toHaveBeenLastCalledWith('teacher');
      return;
    }
    await expect(getComputedStyle(box).appearance).toBe('base-select');
    const field = within(within(box).getByRole('button', { hidden: true }));
    await expect(field.getByText(placeholder)).toBeVisible();
    const option = [...box.options].find(({ value }) => value === 'teacher');
    await expect(option?.textContent).toBe(`${teacher?.label}${teacher?.description}`);
    await expect(option?.querySelector('svg')).not.toBeNull();
    await userEvent.selectOptions(box, 'teacher');
    await expect(args.onChange).toHaveBeenLastCalledWith('teacher');
    // The closed field shows the label without the description.
    await expect(field.getByText(String(teacher?.label))).toBeVisible();
    await expect(field.queryByText(String(teacher?.description))).toBeNull();
    box.form?.reset();
    await expect(await field.findByText(placeholder)).toBeVisible();
  },
};

export const PlainOptionsKeepTheListOfTheSystem: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await expect(getComputedStyle(box).appearance).toBe('none');
    await expect(box.querySelector('button, svg')).toBeNull();
  },
};
