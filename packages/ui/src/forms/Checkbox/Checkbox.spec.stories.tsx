import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { Form } from '../Form/Form.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn() },
  render: ({ onSubmit }, { globals }) => {
    const labels = localize(globals, fieldLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={labels.errors} aria-label={labels.send}>
        <Checkbox name="rules" value="yes" isRequired requiredMessage={labels.rulesRequired}>
          {labels.rules}
        </Checkbox>
        <Button type="submit">{labels.send}</Button>
      </Form>
    );
  },
} satisfies Meta<{ onSubmit: (values: FormData) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UncheckedShowsTheRequiredMessage: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const box = canvas.getByRole('checkbox', { name: labels.rules });
    await userEvent.click(canvas.getByRole('button', { name: labels.send }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await expect(canvas.getByText(labels.rulesRequired)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(canvas.queryByText(labels.rulesRequired)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: labels.send }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
