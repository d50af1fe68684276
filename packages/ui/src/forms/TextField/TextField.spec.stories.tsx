import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { Form } from '../Form/Form.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn(), onChange: fn() },
  render: ({ onSubmit, onChange }, { globals }) => {
    const labels = localize(globals, fieldLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={labels.errors} aria-label={labels.send}>
        <TextField
          name="name"
          label={labels.name}
          onChange={onChange}
          isRequired
          requiredMessage={labels.nameRequired}
        />
        <TextField
          name="email"
          label={labels.email}
          optionalLabel={labels.optional}
          description={labels.emailHint}
          type="email"
          invalidMessage={labels.emailInvalid}
        />
        <TextField name="phone" label={labels.phone} type="tel" />
        <Button type="submit">{labels.send}</Button>
      </Form>
    );
  },
} satisfies Meta<{ onSubmit: (values: FormData) => void; onChange: (value: string) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsNamedAndDescribed: Story = {
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, fieldLabels);
    const email = canvas.getByRole('textbox', { name: `${labels.email} ${labels.optional}` });
    await expect(email).toHaveAccessibleDescription(labels.emailHint);
    await expect(email).not.toBeRequired();
    await expect(canvas.getByRole('textbox', { name: labels.name })).toBeRequired();
  },
};

export const FreeTextFollowsTheDirectionOfItsText: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const page = getComputedStyle(document.documentElement).direction;
    const name = canvas.getByRole('textbox', { name: labels.name });
    const direction = () => getComputedStyle(name).direction;
    await expect(direction()).toBe(page);
    await userEvent.type(name, 'HTML5');
    await expect(direction()).toBe('ltr');
    await userEvent.type(name, ' و CSS');
    await expect(direction()).toBe('rtl');
    await userEvent.clear(name);
    await userEvent.type(name, 'أحمد');
    await expect(direction()).toBe('rtl');
    await userEvent.clear(name);
    await userEvent.type(name, '2026');
    await expect(direction()).toBe(page);
    // The next field is unchanged.
    await expect(getComputedStyle(canvas.getByRole('textbox', { name: labels.phone })).direction).toBe('ltr');
  },
};

export const AddressesAreLeftToRightAndAlignWithThePage: Story = {
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, fieldLabels);
    const email = canvas.getByRole('textbox', { name: `${labels.email} ${labels.optional}` });
    const isArabic = getComputedStyle(document.documentElement).direction === 'rtl';
    await expect(getComputedStyle(email).direction).toBe('ltr');
    await expect(getComputedStyle(email).textAlign).toBe(isArabic ? 'right' : 'left');
  },
};

export const AlignsToTheStartOnACentredPage: Story = {
  render: (_args, { globals }) => (
    <div style={{ textAlign: 'center' }}>
      <TextField label={localize(globals, fieldLabels).name} defaultValue="HTML5" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [input, page] = [canvas.getByRole('textbox'), document.documentElement].map((element) =>
      getComputedStyle(element),
    );
    await expect(input!.textAlign).toBe(page!.direction === 'rtl' ? 'right' : 'left');
  },
};

export const WorksUncontrolledInAForm: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    await userEvent.type(canvas.getByRole('textbox', { name: labels.name }), 'منى');
    await userEvent.type(canvas.getByRole('textbox', { name: labels.phone }), '٠١٠٠{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('منى');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const [values] = (args.onSubmit as ReturnType<typeof fn<(values: FormData) => void>>).mock.calls[0] ?? [];
    await expect(Object.fromEntries(values ?? [])).toEqual({ name: 'منى', email: '', phone: '٠١٠٠' });
  },
};

export const ShowsItsOwnErrorMessage: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const name = canvas.getByRole('textbox', { name: labels.name });
    const email = canvas.getByRole('textbox', { name: `${labels.email} ${labels.optional}` });
    await userEvent.type(name, 'منى');
    await userEvent.type(email, 'mona@example{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(`${labels.emailHint} ${labels.emailInvalid}`);
    await expect(email).toHaveFocus();
    // The error disappears while typing, not only on blur.
    await userEvent.type(email, '.com');
    await expect(email).toHaveAccessibleDescription(labels.emailHint);
    await expect(email).toBeValid();
  },
};
