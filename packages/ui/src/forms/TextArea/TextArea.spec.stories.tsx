import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { pick } from '../../stories/text.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { Form } from '../Form/Form.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn() },
  render: ({ onSubmit }, { globals }) => {
    const say = pick(globals, fieldWords);
    return (
      <Form onSubmit={onSubmit} errorTitle={say.errors} aria-label={say.send}>
        <TextArea name="text" label={say.description} isRequired requiredMessage={say.descriptionRequired} />
        <Button type="submit">{say.send}</Button>
      </Form>
    );
  },
} satisfies Meta<{ onSubmit: (values: FormData) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterStartsALine: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const area = canvas.getByRole('textbox', { name: say.description });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(area).toHaveValue('one\ntwo\nthree\nfour\nfive');
    await expect(getComputedStyle(area).direction).toBe('ltr');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SpacesAreNoText: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const area = canvas.getByRole('textbox', { name: say.description });
    await userEvent.type(area, '   ');
    await userEvent.click(canvas.getByRole('button', { name: say.send }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(area).toHaveAccessibleDescription(say.descriptionRequired);
    await expect(area).toHaveFocus();
  },
};
