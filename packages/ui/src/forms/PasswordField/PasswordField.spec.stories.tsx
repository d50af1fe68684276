import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { pick } from '../../stories/text.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { Form } from '../Form/Form.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn() },
  render: ({ onSubmit }, { globals }) => {
    const say = pick(globals, fieldWords);
    return (
      <Form onSubmit={onSubmit} errorTitle={say.errors} aria-label={say.send}>
        <PasswordField
          name="password"
          label={say.password}
          autoComplete="new-password"
          showLabel={say.show}
          hideLabel={say.hide}
          capsLockLabel={say.capsLock}
          isRequired
          requiredMessage={say.passwordRequired}
          validate={(value) => (value.length < 8 ? say.passwordShort : null)}
        />
        <Button type="submit">{say.send}</Button>
      </Form>
    );
  },
} satisfies Meta<{ onSubmit: (values: FormData) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAndHidesLeftToRight: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const field = canvas.getByLabelText(say.password);
    await userEvent.type(field, 'secret 1');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say.show })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await expect(field).toHaveValue('secret 1');
    const hide = canvas.getByRole('button', { name: say.hide });
    await expect(hide).toHaveFocus();
    await userEvent.click(hide);
    await expect(field).toHaveAttribute('type', 'password');
    await expect(getComputedStyle(field).direction).toBe('ltr');
  },
};

export const HidesOnceSent: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const field = canvas.getByLabelText(say.password);
    await userEvent.click(canvas.getByRole('button', { name: say.show }));
    await userEvent.type(field, 'secret 123{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const CanBePastedAndFilled: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const field = canvas.getByLabelText(say.password);
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(field);
    await userEvent.paste('from a manager');
    await expect(field).toHaveValue('from a manager');
  },
};

export const SaysWhenCapitalsAreLocked: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const field = canvas.getByLabelText(say.password);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent(say.capsLock);
    await fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const AShortOneIsRefused: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const field = canvas.getByLabelText(say.password);
    await userEvent.type(field, 'short{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(say.passwordShort);
  },
};
