import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { SignupForm } from './SignupForm.fixtures.tsx';

const meta = {
  title: 'Forms/Form/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<(values: FormData) => void | Promise<void>>() },
  render: (args, { globals }) => <SignupForm {...args} globals={globals} />,
} satisfies Meta<{
  onSubmit: (values: FormData) => void | Promise<void>;
  isPending?: boolean;
  refuses?: 'email' | 'email and more';
}>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
type Words = (typeof fieldWords)['ar'];
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const send = (canvas: Canvas, say: Words) => canvas.getByRole('button', { name: say.send });

export const TheOnlyErrorIsFocused: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    await userEvent.type(field(canvas, say.name), 'منى حسن');
    await userEvent.type(canvas.getByLabelText(say.password), 'secret 123');
    await userEvent.type(field(canvas, say.email), 'mona@');
    await userEvent.click(send(canvas, say));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field(canvas, say.email)).toHaveFocus();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(field(canvas, say.name)).toHaveValue('منى حسن');
  },
};

export const SeveralErrorsAreListedAndTheListFocused: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    await userEvent.type(field(canvas, say.name), 'منى{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading', { name: say.errors(2) })).toHaveFocus();
    const lines = within(canvas.getByRole('list')).getAllByRole('button');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([say.emailRequired, say.passwordRequired]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field(canvas, say.email)).toHaveFocus();
    await expect(field(canvas, say.email)).toHaveAccessibleDescription(say.emailRequired);
  },
};

export const AMendedErrorGoesWhileItIsTyped: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    await userEvent.click(send(canvas, say));
    const email = field(canvas, say.email);
    await userEvent.type(email, 'mona@example');
    await expect(email).toHaveAccessibleDescription(say.emailInvalid);
    await userEvent.type(email, '.com');
    await expect(email).toBeValid();
    // The list stays where it is until the form is sent again, so that nothing moves under the pointer.
    await expect(canvas.getByRole('heading', { name: say.errors(3) })).toBeVisible();
  },
};

export const TheServersErrorsStandInTheirFields: Story = {
  args: { refuses: 'email' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const email = field(canvas, say.email);
    await expect(field(canvas, say.name)).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(say.emailTaken);
    await userEvent.type(field(canvas, say.name), 'منى');
    await userEvent.type(canvas.getByLabelText(say.password), 'secret 123');
    await userEvent.clear(email);
    await userEvent.type(email, 'mona.hassan@example.com');
    await expect(email).toBeValid();
    await userEvent.click(send(canvas, say));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const AnErrorOfNoFieldStandsInTheSummary: Story = {
  args: { refuses: 'email and more' },
  play: async ({ canvas, globals }) => {
    const say = pick(globals, fieldWords);
    const lines = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([say.emailTaken, say.unknown]);
  },
};

export const WhatTheServerRefusedCanBeSentAgain: Story = {
  args: { refuses: 'email' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    await userEvent.type(canvas.getByLabelText(say.password), 'secret 123');
    await userEvent.type(field(canvas, say.name), 'منى');
    await userEvent.click(send(canvas, say));
    await userEvent.click(send(canvas, say));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const NothingIsSentTwice: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    await userEvent.type(field(canvas, say.name), 'منى{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const ItKnowsWhetherAnythingChanged: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const saved = canvas.getByRole('button', { name: say.keep });
    const name = field(canvas, say.name);
    await expect(saved).toBeDisabled();
    await userEvent.type(name, 'م');
    await expect(saved).toBeEnabled();
    await userEvent.clear(name);
    await expect(saved).toBeDisabled();
    await userEvent.type(name, 'منى');
    await userEvent.click(saved);
    await expect(saved).toBeDisabled();
    await userEvent.clear(name);
    await expect(saved).toBeEnabled();
  },
};

/** Both clicks of a double click come before anything is rendered anew. */
export const ADoubleClickSendsOnce: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, fieldWords);
    const sendings: (() => void)[] = [];
    args.onSubmit.mockImplementation(() => new Promise((resolve) => sendings.push(() => resolve())));
    await userEvent.type(field(canvas, say.name), 'منى');
    await userEvent.type(field(canvas, say.email), 'mona@example.com');
    await userEvent.type(canvas.getByLabelText(say.password), 'secret 123');
    send(canvas, say).click();
    send(canvas, say).click();
    await userEvent.dblClick(send(canvas, say));
    await userEvent.type(field(canvas, say.name), '{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    sendings[0]?.();
    await waitFor(async () => {
      send(canvas, say).click();
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
    sendings[1]?.();
  },
};
