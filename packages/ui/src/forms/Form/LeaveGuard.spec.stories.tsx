import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import { localize } from '../../stories/localize.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { useUnsavedChanges } from './useUnsavedChanges.ts';
import { type Blocker, useLeaveGuard } from './useLeaveGuard.ts';

const translations = {
  ar: { leave: 'الخروج دون حفظ', stay: 'متابعة التعديل', question: 'لم تُحفظ التغييرات', go: 'الرئيسية', there: 'وصلت' },
  en: {
    leave: 'Leave without saving',
    stay: 'Keep editing',
    question: 'Changes are not saved',
    go: 'Home',
    there: 'Arrived',
  },
};

/** A page with a router that blocks navigation while the form is dirty. */
function Page({ globals }: { globals: Record<string, unknown> }) {
  const labels = localize(globals, translations);
  const fields = localize(globals, fieldLabels);
  const { ref, onChange, isDirty, getChanges } = useUnsavedChanges();
  const [state, setState] = useState<Blocker['state'] | 'gone'>('unblocked');
  const [submittedValue, setSubmittedValue] = useState('');
  const guard = useLeaveGuard(isDirty, {
    state: state === 'blocked' ? 'blocked' : 'unblocked',
    proceed: () => setState('gone'),
    reset: () => setState('unblocked'),
  });
  if (state === 'gone') return <p>{labels.there}</p>;
  return (
    <>
      <Form
        ref={ref}
        onChange={onChange}
        aria-label={fields.send}
        errorTitle={String}
        onSubmit={() => setSubmittedValue(JSON.stringify(Object.fromEntries(getChanges())))}
      >
        <TextField name="name" label={fields.name} defaultValue="منى" />
        <TextField name="phone" label={fields.phone} type="tel" defaultValue="0100" />
        <Button type="submit">{fields.send}</Button>
      </Form>
      <output>{submittedValue}</output>
      <Button onPress={() => setState(isDirty ? 'blocked' : 'gone')}>{labels.go}</Button>
      <ConfirmDialog
        {...guard}
        title={labels.question}
        confirmLabel={labels.leave}
        cancelLabel={labels.stay}
        pendingLabel={labels.leave}
      >
        {fields.name}
      </ConfirmDialog>
    </>
  );
}

const meta = {
  title: 'Forms/Form/Leave guard spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => <Page globals={globals} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the browser would ask before the document unloads. */
const isUnloadPrevented = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

export const OnlyChangedFieldsAreSubmitted: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const fields = localize(globals, fieldLabels);
    await userEvent.type(canvas.getByRole('textbox', { name: fields.phone }), '1');
    await userEvent.click(canvas.getByRole('button', { name: fields.send }));
    await expect(canvas.getByRole('status')).toHaveTextContent('{"phone":"01001"}');
  },
};

export const BrowserAsksWhileThereAreChanges: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: localize(globals, fieldLabels).name });
    await expect(isUnloadPrevented()).toBe(false);
    await userEvent.type(name, ' حسن');
    await waitFor(() => expect(isUnloadPrevented()).toBe(true));
    await userEvent.clear(name);
    await userEvent.type(name, 'منى');
    await waitFor(() => expect(isUnloadPrevented()).toBe(false));
  },
};

export const DialogAsksBeforeTheRouterNavigates: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, translations);
    const name = canvas.getByRole('textbox', { name: localize(globals, fieldLabels).name });
    await userEvent.type(name, ' حسن');
    await userEvent.click(canvas.getByRole('button', { name: labels.go }));
    await screen.findByRole('alertdialog', { name: labels.question });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The typed value is kept.
    await expect(name).toHaveValue('منى حسن');
    await userEvent.click(canvas.getByRole('button', { name: labels.go }));
    await userEvent.click(await screen.findByRole('button', { name: labels.leave }));
    await expect(await canvas.findByText(labels.there)).toBeVisible();
  },
};

/** Step buttons and a combo box change values without an `input` event. */
function FormWithoutTextInputs({ globals }: { globals: Record<string, unknown> }) {
  const fields = localize(globals, fieldLabels);
  const { ref, onChange, isDirty } = useUnsavedChanges();
  useLeaveGuard(isDirty);
  return (
    <Form ref={ref} onChange={onChange} aria-label={fields.send} errorTitle={String} onSubmit={() => {}}>
      <NumberField
        name="minutes"
        label="minutes"
        defaultValue={45}
        stepLabels={{ less: 'less', more: 'more' }}
        invalidMessage="number"
      />
      <ComboBox
        name="section"
        label="section"
        items={[
          { id: '1', label: 'algebra' },
          { id: '2', label: 'geometry' },
        ]}
        defaultValue="1"
        emptyLabel="none"
        buttonLabel="sections"
        countMessage={String}
      />
      <button type="reset">reset</button>
    </Form>
  );
}

export const ChangesWithoutTypingAreTracked: Story = {
  render: (_args, { globals }) => <FormWithoutTextInputs globals={globals} />,
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /sections/ }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await expect(isUnloadPrevented()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'more' }));
    await waitFor(() => expect(isUnloadPrevented()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'less' }));
    await waitFor(() => expect(isUnloadPrevented()).toBe(false));
    await choose('geometry');
    await waitFor(() => expect(isUnloadPrevented()).toBe(true));
    await choose('algebra');
    await waitFor(() => expect(isUnloadPrevented()).toBe(false));
    await userEvent.type(canvas.getByRole('textbox', { name: 'minutes' }), '0');
    await waitFor(() => expect(isUnloadPrevented()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'reset' }));
    await waitFor(() => expect(isUnloadPrevented()).toBe(false));
  },
};
