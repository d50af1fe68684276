import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { pick } from '../../stories/text.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { Form } from '../Form/Form.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn() },
  render: ({ onSubmit }, { globals }) => {
    const say = pick(globals, fieldWords);
    return (
      <Form onSubmit={onSubmit} errorTitle={say.errors} aria-label={say.send}>
        <Checkbox name="rules" value="yes" isRequired requiredMessage={say.rulesRequired}>
          {say.rules}
        </Checkbox>
        <Button type="submit">{say.send}</Button>
      </Form>
    );
  },
} satisfies Meta<{ onSubmit: (values: FormData) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MissingIsSaidInItsOwnWords: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const box = canvas.getByRole('checkbox', { name: say.rules });
    await userEvent.click(canvas.getByRole('button', { name: say.send }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await expect(canvas.getByText(say.rulesRequired)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(canvas.queryByText(say.rulesRequired)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: say.send }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
