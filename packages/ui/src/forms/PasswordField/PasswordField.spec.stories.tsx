import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { Form } from '../Form/Form.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn() },
  render: ({ onSubmit }, { globals }) => {
    const labels = localize(globals, fieldLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={labels.errors} aria-label={labels.send}>
        <PasswordField
          name="password"
          label={labels.password}
          autoComplete="new-password"
          showLabel={labels.show}
          hideLabel={labels.hide}
          capsLockLabel={labels.capsLock}
          isRequired
          requiredMessage={labels.passwordRequired}
          validate={(value) => (value.length < 8 ? labels.passwordShort : null)}
        />
        <Button type="submit">{labels.send}</Button>
      </Form>
    );
  },
} satisfies Meta<{ onSubmit: (values: FormData) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TogglesVisibilityAndStaysLeftToRight: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const field = canvas.getByLabelText(labels.password);
    await userEvent.type(field, 'secret 1');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: labels.show })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await expect(field).toHaveValue('secret 1');
    const hide = canvas.getByRole('button', { name: labels.hide });
    await expect(hide).toHaveFocus();
    await userEvent.click(hide);
    await expect(field).toHaveAttribute('type', 'password');
    await expect(getComputedStyle(field).direction).toBe('ltr');
  },
};

export const HidesOnSubmit: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const field = canvas.getByLabelText(labels.password);
    await userEvent.click(canvas.getByRole('button', { name: labels.show }));
    await userEvent.type(field, 'secret 123{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const AllowsPasteAndAutofill: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const field = canvas.getByLabelText(labels.password);
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(field);
    await userEvent.paste('from a manager');
    await expect(field).toHaveValue('from a manager');
  },
};

export const AnnouncesCapsLock: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const field = canvas.getByLabelText(labels.password);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent(labels.capsLock);
    await fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ShortPasswordIsRejected: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const field = canvas.getByLabelText(labels.password);
    await userEvent.type(field, 'short{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(labels.passwordShort);
  },
};
