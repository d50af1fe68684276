import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import { pick } from '../../stories/text.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { useDirty } from './useDirty.ts';
import { type Blocker, useLeaveGuard } from './useLeaveGuard.ts';

const words = {
  ar: { leave: 'الخروج دون حفظ', stay: 'متابعة التعديل', question: 'لم تُحفظ التغييرات', go: 'الرئيسية', there: 'وصلت' },
  en: {
    leave: 'Leave without saving',
    stay: 'Keep editing',
    question: 'Changes are not saved',
    go: 'Home',
    there: 'Arrived',
  },
};

/** A page and a router that holds back while the page says so. */
function Page({ globals }: { globals: Record<string, unknown> }) {
  const say = pick(globals, words);
  const fields = pick(globals, fieldWords);
  const { ref, onChange, isDirty, changes } = useDirty();
  const [state, setState] = useState<Blocker['state'] | 'gone'>('unblocked');
  const [sent, setSent] = useState('');
  const guard = useLeaveGuard(isDirty, {
    state: state === 'blocked' ? 'blocked' : 'unblocked',
    proceed: () => setState('gone'),
    reset: () => setState('unblocked'),
  });
  if (state === 'gone') return <p>{say.there}</p>;
  return (
    <>
      <Form
        ref={ref}
        onChange={onChange}
        aria-label={fields.send}
        errorTitle={String}
        onSubmit={() => setSent(JSON.stringify(Object.fromEntries(changes())))}
      >
        <TextField name="name" label={fields.name} defaultValue="منى" />
        <TextField name="phone" label={fields.phone} type="tel" defaultValue="0100" />
        <Button type="submit">{fields.send}</Button>
      </Form>
      <output>{sent}</output>
      <Button onPress={() => setState(isDirty ? 'blocked' : 'gone')}>{say.go}</Button>
      <ConfirmDialog
        {...guard}
        title={say.question}
        confirmLabel={say.leave}
        cancelLabel={say.stay}
        pendingLabel={say.leave}
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

/** Whether the browser would ask before the document goes. */
const wouldAsk = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

export const OnlyWhatChangedIsSent: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const fields = pick(globals, fieldWords);
    await userEvent.type(canvas.getByRole('textbox', { name: fields.phone }), '1');
    await userEvent.click(canvas.getByRole('button', { name: fields.send }));
    await expect(canvas.getByRole('status')).toHaveTextContent('{"phone":"01001"}');
  },
};

export const TheBrowserAsksWhileThereAreChanges: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: pick(globals, fieldWords).name });
    await expect(wouldAsk()).toBe(false);
    await userEvent.type(name, ' حسن');
    await waitFor(() => expect(wouldAsk()).toBe(true));
    await userEvent.clear(name);
    await userEvent.type(name, 'منى');
    await waitFor(() => expect(wouldAsk()).toBe(false));
  },
};

export const ThePageAsksBeforeTheRouterMovesOn: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, words);
    const name = canvas.getByRole('textbox', { name: pick(globals, fieldWords).name });
    await userEvent.type(name, ' حسن');
    await userEvent.click(canvas.getByRole('button', { name: say.go }));
    await screen.findByRole('alertdialog', { name: say.question });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // Nothing that was filled in is gone.
    await expect(name).toHaveValue('منى حسن');
    await userEvent.click(canvas.getByRole('button', { name: say.go }));
    await userEvent.click(await screen.findByRole('button', { name: say.leave }));
    await expect(await canvas.findByText(say.there)).toBeVisible();
  },
};

/** Buttons and a list: neither of the two fields gets an `input` event. */
function Choices({ globals }: { globals: Record<string, unknown> }) {
  const fields = pick(globals, fieldWords);
  const { ref, onChange, isDirty } = useDirty();
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

export const ValuesThatChangeWithoutTypingCount: Story = {
  render: (_args, { globals }) => <Choices globals={globals} />,
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /sections/ }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await expect(wouldAsk()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'more' }));
    await waitFor(() => expect(wouldAsk()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'less' }));
    await waitFor(() => expect(wouldAsk()).toBe(false));
    await choose('geometry');
    await waitFor(() => expect(wouldAsk()).toBe(true));
    await choose('algebra');
    await waitFor(() => expect(wouldAsk()).toBe(false));
    await userEvent.type(canvas.getByRole('textbox', { name: 'minutes' }), '0');
    await waitFor(() => expect(wouldAsk()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'reset' }));
    await waitFor(() => expect(wouldAsk()).toBe(false));
  },
};
