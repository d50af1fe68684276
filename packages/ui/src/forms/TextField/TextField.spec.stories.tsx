import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { pick } from '../../stories/text.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { Form } from '../Form/Form.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn(), onChange: fn() },
  render: ({ onSubmit, onChange }, { globals }) => {
    const say = pick(globals, fieldWords);
    return (
      <Form onSubmit={onSubmit} errorTitle={say.errors} aria-label={say.send}>
        <TextField name="name" label={say.name} onChange={onChange} isRequired requiredMessage={say.nameRequired} />
        <TextField
          name="email"
          label={say.email}
          optionalLabel={say.optional}
          description={say.emailHint}
          type="email"
          invalidMessage={say.emailInvalid}
        />
        <TextField name="phone" label={say.phone} type="tel" />
        <Button type="submit">{say.send}</Button>
      </Form>
    );
  },
} satisfies Meta<{ onSubmit: (values: FormData) => void; onChange: (value: string) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsNamedAndDescribed: Story = {
  play: async ({ canvas, globals }) => {
    const say = pick(globals, fieldWords);
    const email = canvas.getByRole('textbox', { name: `${say.email} ${say.optional}` });
    await expect(email).toHaveAccessibleDescription(say.emailHint);
    await expect(email).not.toBeRequired();
    await expect(canvas.getByRole('textbox', { name: say.name })).toBeRequired();
  },
};

export const FreeTextRunsAsItWillBeShown: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const page = getComputedStyle(document.documentElement).direction;
    const name = canvas.getByRole('textbox', { name: say.name });
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
    // The field beside it has not moved.
    await expect(getComputedStyle(canvas.getByRole('textbox', { name: say.phone })).direction).toBe('ltr');
  },
};

export const AddressesRunLeftToRightFromThePageStart: Story = {
  play: async ({ canvas, globals }) => {
    const say = pick(globals, fieldWords);
    const email = canvas.getByRole('textbox', { name: `${say.email} ${say.optional}` });
    const isArabic = getComputedStyle(document.documentElement).direction === 'rtl';
    await expect(getComputedStyle(email).direction).toBe('ltr');
    await expect(getComputedStyle(email).textAlign).toBe(isArabic ? 'right' : 'left');
  },
};

export const StandsAtTheStartOnACentredPage: Story = {
  render: (_args, { globals }) => (
    <div style={{ textAlign: 'center' }}>
      <TextField label={pick(globals, fieldWords).name} defaultValue="HTML5" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [input, page] = [canvas.getByRole('textbox'), document.documentElement].map((element) =>
      getComputedStyle(element),
    );
    await expect(input!.textAlign).toBe(page!.direction === 'rtl' ? 'right' : 'left');
  },
};

export const IsUncontrolledInAForm: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    await userEvent.type(canvas.getByRole('textbox', { name: say.name }), 'منى');
    await userEvent.type(canvas.getByRole('textbox', { name: say.phone }), '٠١٠٠{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('منى');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const [values] = (args.onSubmit as ReturnType<typeof fn<(values: FormData) => void>>).mock.calls[0] ?? [];
    await expect(Object.fromEntries(values ?? [])).toEqual({ name: 'منى', email: '', phone: '٠١٠٠' });
  },
};

export const SaysWhatIsWrongInItsOwnWords: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const name = canvas.getByRole('textbox', { name: say.name });
    const email = canvas.getByRole('textbox', { name: `${say.email} ${say.optional}` });
    await userEvent.type(name, 'منى');
    await userEvent.type(email, 'mona@example{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(`${say.emailHint} ${say.emailInvalid}`);
    await expect(email).toHaveFocus();
    // Mended while it is typed, not only on leaving.
    await userEvent.type(email, '.com');
    await expect(email).toHaveAccessibleDescription(say.emailHint);
    await expect(email).toBeValid();
  },
};
