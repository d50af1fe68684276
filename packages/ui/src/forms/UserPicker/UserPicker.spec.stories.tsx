import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { type PickableUser, UserPicker } from './UserPicker.tsx';
import { pickerLabels, pickableUsers } from './UserPicker.fixtures.ts';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
}

/** Filters the users by the last search, as a server does. */
function ServerUserPicker({ globals, onSubmit }: SpecArgs & { globals: Record<string, unknown> }) {
  const { fieldLabels, send, required } = localize(globals, pickerLabels);
  const [found, setFound] = useState<PickableUser[]>([]);
  const search = (text: string) =>
    setFound(text === '' ? [] : pickableUsers.filter(({ name, email }) => `${name} ${email}`.includes(text)));
  return (
    <Form onSubmit={onSubmit} errorTitle={String} aria-label={send}>
      <UserPicker
        {...fieldLabels}
        name="user_id"
        users={found}
        onInputChange={search}
        isRequired
        requiredMessage={required}
      />
      <Button type="submit">{send}</Button>
    </Form>
  );
}

const meta = {
  title: 'Forms/UserPicker/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<SpecArgs['onSubmit']>() },
  render: (args, { globals }) => <ServerUserPicker {...args} globals={globals} />,
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheEmailAndSubmitsTheId: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { fieldLabels, send } = localize(globals, pickerLabels);
    const box = canvas.getByRole('combobox', { name: fieldLabels.label });
    await expect(getComputedStyle(box).direction).toBe('ltr');
    await userEvent.type(box, 'منى');
    await userEvent.click(await screen.findByRole('option', { name: /منى حسن/ }));
    await expect(box).toHaveValue('mona.hassan@example.com');
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(args.onSubmit.mock.lastCall?.[0].get('user_id')).toBe('4');
  },
};

export const NameAndEmailKeepTheirDirections: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mona');
    const line = within(await screen.findByRole('option'));
    await expect(getComputedStyle(line.getByText('منى حسن')).direction).toBe('rtl');
    await expect(getComputedStyle(line.getByText('mona.hassan@example.com')).direction).toBe('ltr');
    await userEvent.keyboard('{Escape}');
  },
};

export const NextSearchKeepsTheSelectedUser: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'mona');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.type(box, 'x');
    await waitFor(() => expect(screen.getByText(localize(globals, pickerLabels).fieldLabels.emptyLabel)).toBeVisible());
    await userEvent.tab();
    await expect(box).toHaveValue('mona.hassan@example.com');
  },
};

export const ResultCountIsAnnouncedInThePageLanguage: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'example.org');
    const getAnnouncements = () =>
      [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ');
    await waitFor(() =>
      expect(getAnnouncements()).toContain(localize(globals, pickerLabels).fieldLabels.countMessage(2)),
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** A slow server: results of the previous search must not be announced again. */
function SlowServerUserPicker({ globals }: { globals: Record<string, unknown> }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState({ text: '', users: pickableUsers });
  useEffect(() => {
    const timer = setTimeout(setFound, 100, {
      text: typed,
      users: pickableUsers.filter(({ email }) => email.includes(typed)),
    });
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <UserPicker
      {...localize(globals, pickerLabels).fieldLabels}
      users={found.users}
      onInputChange={setTyped}
      isPending={found.text !== typed}
    />
  );
}

export const OnlyTheFinalCountIsAnnounced: Story = {
  render: (_, { globals }) => <SlowServerUserPicker globals={globals} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { countMessage } = localize(globals, pickerLabels).fieldLabels;
    const announced: string[] = [];
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      announced.push(...added.flatMap(({ textContent }) => textContent || []));
    });
    await userEvent.click(canvas.getByRole('combobox'));
    const region = await waitFor(() => {
      const found = document.querySelector('[data-live-announcer] [aria-live="polite"]');
      if (!found) throw new Error('nothing was announced yet');
      return found;
    });
    await waitFor(() => expect(region).toHaveTextContent(countMessage(pickableUsers.length)));
    observer.observe(region, { childList: true });
    await userEvent.keyboard('example.org');
    await waitFor(() => expect(announced).toEqual([countMessage(2)]));
    await expect(region.textContent).toBe(countMessage(2));
    observer.disconnect();
    await userEvent.keyboard('{Escape}');
  },
};

export const MissingUserShowsTheRequiredMessage: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { fieldLabels, send, required } = localize(globals, pickerLabels);
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(`${fieldLabels.description} ${required}`);
  },
};
