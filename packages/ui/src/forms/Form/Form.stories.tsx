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
          'Holds the fields of a page. It checks them when sent, hands over a `FormData`, and says what is wrong: one error in its field, which gets the focus; two or more in a summary at the top as well, whose heading gets it. Values are never lost.',
          '**Errors of the server** · Give them as `errors`, by field, when the dialog that told of the failure has closed. The first field is focused (decision 33); what belongs to no field of the form stands in the summary. Sending again asks the server again.',
          '**Changes** · `useDirty()` gives the form a `ref` and an `onChange`, and tells whether anything differs from what the form opened with: to save nothing when nothing changed. Its `changes()` holds the fields that differ, which is what an update sends. `useLeaveGuard(isDirty, useBlocker(isDirty))` asks before changes are left behind: the browser before the document goes, a `ConfirmDialog` before the router moves on.',
          '**Never** · no disabled send button that hides why; no message in the browser’s own language.',
          '**Keyboard** · Enter in a field sends · in the summary, Tab to an error and Enter goes to its field.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Two errors and a server that refused: the summary leads to each. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => <SignupForm {...args} globals={globals} refuses="email" />,
};
