import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { SignupForm } from './SignupForm.fixtures.tsx';

const meta = {
  title: 'Forms/Form/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<(values: FormData) => void | Promise<void>>() },
  render: (args, { globals }) => <SignupForm {...args} globals={globals} />,
} satisfies Meta<{
  onSubmit: (values: FormData) => void | Promise<void>;
  isPending?: boolean;
  serverErrorCase?: 'email' | 'email and more';
}>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
type Labels = (typeof fieldLabels)['ar'];
const getTextField = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const getSubmitButton = (canvas: Canvas, labels: Labels) => canvas.getByRole('button', { name: labels.send });

export const SingleErrorIsFocused: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    await userEvent.type(getTextField(canvas, labels.name), 'منى حسن');
    await userEvent.type(canvas.getByLabelText(labels.password), 'secret 123');
    await userEvent.type(getTextField(canvas, labels.email), 'mona@');
    await userEvent.click(getSubmitButton(canvas, labels));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(getTextField(canvas, labels.email)).toHaveFocus();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(getTextField(canvas, labels.name)).toHaveValue('منى حسن');
  },
};

export const SeveralErrorsAreListedAndTheSummaryIsFocused: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    await userEvent.type(getTextField(canvas, labels.name), 'منى{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading', { name: labels.errors(2) })).toHaveFocus();
    const lines = within(canvas.getByRole('list')).getAllByRole('button');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([labels.emailRequired, labels.passwordRequired]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(getTextField(canvas, labels.email)).toHaveFocus();
    await expect(getTextField(canvas, labels.email)).toHaveAccessibleDescription(labels.emailRequired);
  },
};

export const CorrectedErrorDisappearsWhileTyping: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    await userEvent.click(getSubmitButton(canvas, labels));
    const email = getTextField(canvas, labels.email);
    await userEvent.type(email, 'mona@example');
    await expect(email).toHaveAccessibleDescription(labels.emailInvalid);
    await userEvent.type(email, '.com');
    await expect(email).toBeValid();
    // The summary stays until the form is submitted again, so that the page does not shift.
    await expect(canvas.getByRole('heading', { name: labels.errors(3) })).toBeVisible();
  },
};

export const ServerErrorsAreShownInTheirFields: Story = {
  args: { serverErrorCase: 'email' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const email = getTextField(canvas, labels.email);
    await expect(getTextField(canvas, labels.name)).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(labels.emailTaken);
    await userEvent.type(getTextField(canvas, labels.name), 'منى');
    await userEvent.type(canvas.getByLabelText(labels.password), 'secret 123');
    await userEvent.clear(email);
    await userEvent.type(email, 'mona.hassan@example.com');
    await expect(email).toBeValid();
    await userEvent.click(getSubmitButton(canvas, labels));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ServerErrorWithoutAFieldIsShownInTheSummary: Story = {
  args: { serverErrorCase: 'email and more' },
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, fieldLabels);
    const lines = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([labels.emailTaken, labels.unknown]);
  },
};

export const RejectedValuesCanBeSubmittedAgain: Story = {
  args: { serverErrorCase: 'email' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    await userEvent.type(canvas.getByLabelText(labels.password), 'secret 123');
    await userEvent.type(getTextField(canvas, labels.name), 'منى');
    await userEvent.click(getSubmitButton(canvas, labels));
    await userEvent.click(getSubmitButton(canvas, labels));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const PendingFormIsNotSubmittedAgain: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    await userEvent.type(getTextField(canvas, labels.name), 'منى{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const TracksWhetherAnythingChanged: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const saved = canvas.getByRole('button', { name: labels.keep });
    const name = getTextField(canvas, labels.name);
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

/** Both clicks of a double click come before the next render. */
export const DoubleClickSubmitsOnce: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, fieldLabels);
    const pendingSubmits: (() => void)[] = [];
    args.onSubmit.mockImplementation(() => new Promise((resolve) => pendingSubmits.push(() => resolve())));
    await userEvent.type(getTextField(canvas, labels.name), 'منى');
    await userEvent.type(getTextField(canvas, labels.email), 'mona@example.com');
    await userEvent.type(canvas.getByLabelText(labels.password), 'secret 123');
    getSubmitButton(canvas, labels).click();
    getSubmitButton(canvas, labels).click();
    await userEvent.dblClick(getSubmitButton(canvas, labels));
    await userEvent.type(getTextField(canvas, labels.name), '{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    pendingSubmits[0]?.();
    await waitFor(async () => {
      getSubmitButton(canvas, labels).click();
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
    pendingSubmits[1]?.();
  },
};
