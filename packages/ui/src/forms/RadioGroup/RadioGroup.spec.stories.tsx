import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { roleLabels } from './RadioGroup.fixtures.ts';

const meta = {
  title: 'Forms/RadioGroup/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<(values: FormData) => void>() },
  render: ({ onSubmit }, { globals }) => {
    const { role, required, options, errors, save } = localize(globals, roleLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={errors} aria-label={role}>
        <RadioGroup name="role" label={role} options={options} isRequired requiredMessage={required} />
        <Button type="submit">{save}</Button>
      </Form>
    );
  },
} satisfies Meta<{ onSubmit: (values: FormData) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowKeysMoveAndSelect: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { role } = localize(globals, roleLabels);
    await expect(canvas.getByRole('radiogroup', { name: role })).toBeRequired();
    const [first, second, third] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(third).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(second).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const MissingChoiceShowsOneRequiredMessage: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { save, required } = localize(globals, roleLabels);
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // Three invalid radios are one error, so there is no summary.
    await expect(canvas.getAllByText(required)).toHaveLength(1);
    const [first, second] = canvas.getAllByRole('radio') as [HTMLElement, HTMLElement];
    await expect(first).toHaveFocus();
    await userEvent.click(second);
    await expect(canvas.queryByText(required)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: save }));
    await expect(args.onSubmit.mock.calls[0]?.[0].get('role')).toBe('teacher');
  },
};

export const TextOfTheOtherDirectionAlignsWithThePage: Story = {
  render: (_args, { globals }) => (
    <div style={{ maxInlineSize: '240px' }}>
      <RadioGroup
        label={localize(globals, roleLabels).role}
        options={[
          { value: 'ar', label: texts.long, description: texts.contact },
          { value: 'en', label: texts.latin },
        ]}
      />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const side = localize(globals, { ar: 'right', en: 'left' });
    for (const text of [texts.long, texts.latin]) {
      await expect(getComputedStyle(canvas.getByText(text)).textAlign.replace('-webkit-', '')).toBe(side);
    }
  },
};
