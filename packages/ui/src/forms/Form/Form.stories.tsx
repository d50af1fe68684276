import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { SignupForm } from './SignupForm.fixtures.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit: fn(), errorTitle: String, children: null },
  argTypes: { children: { control: false } },
  decorators: [withFormWidth],
  render: (args, { globals }) => <SignupForm {...args} globals={globals} />,
  parameters: {
    docs: {
      description: {
        component: [
          'Validates its fields on submit and passes a `FormData` to `onSubmit`. A single error is shown in its field, which gets the focus. Two or more are also listed in a summary at the top, whose heading gets the focus. The values are kept.',
          '**Server errors** · Pass them as `errors`, by field, after the error dialog has closed. The first field is focused (decision 33). Errors without a field are shown in the summary. Submitting again clears them.',
          '**Changes** · `useUnsavedChanges()` returns a `ref` and an `onChange` for the form, and `isDirty`: whether a value differs from the initial one. `getChanges()` returns the changed fields, for a PATCH request. `useLeaveGuard(isDirty, useBlocker(isDirty))` warns before unsaved changes are lost: the browser asks before the document unloads, a `ConfirmDialog` asks before the router navigates.',
          '**Avoid** · disabled submit buttons, which do not say why; the messages of the browser, which are in its own language.',
          '**Keyboard** · Enter in a field submits · in the summary, Tab to an error and Enter focuses its field.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Two server errors, listed in the summary. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => <SignupForm {...args} globals={globals} serverErrorCase="email" />,
};
