import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { localize } from '../../stories/localize.ts';
import { commandLabels, searchLabels } from './CommandPalette.fixtures.ts';
import { CommandPalette } from './CommandPalette.tsx';

interface SpecArgs {
  onRun: (id: string) => void;
  onAction: () => void;
}

function Page({ onRun, onAction, labels }: SpecArgs & { labels: (typeof commandLabels)['ar'] }) {
  const [isOpen, setOpen] = useState(false);
  const [recentIds, setRecentIds] = useState<string[]>([]);
  const groups = labels.groups.map((group) => ({
    ...group,
    commands: group.commands.map((command) => (command.id === 'export' ? { ...command, onAction } : command)),
  }));
  return (
    <>
      <Button onPress={() => setOpen(true)}>{labels.title}</Button>
      <TextField label={labels.recentLabel} />
      <CommandPalette
        {...labels}
        groups={groups}
        isOpen={isOpen}
        onOpenChange={setOpen}
        recentIds={recentIds}
        onRun={(id) => {
          setRecentIds([id, ...recentIds]);
          onRun(id);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/CommandPalette/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onRun: fn<SpecArgs['onRun']>(), onAction: fn<SpecArgs['onAction']>() },
  render: (args, { globals }) => <Page {...args} labels={localize(globals, commandLabels)} />,
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, globals, userEvent }: Context) {
  const labels = localize(globals, commandLabels);
  const opener = canvas.getByRole('button', { name: labels.title });
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: labels.title }));
  const box = dialog.getByRole('combobox', { name: labels.searchLabel });
  return { labels, opener, dialog, box };
}
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const getOptionNames = () => screen.queryAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);
const getActiveName = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.querySelector('bdi')?.textContent;

export const FindsByArabicSpellingAndKeywordsAndRuns: Story = {
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const { labels, opener, box } = await open(context);
    await expect(box).toHaveFocus();
    await userEvent.keyboard(localize(globals, { ar: 'تصدير النتايج', en: 'EXPORT' }));
    const name = localize(globals, { ar: 'تصدير النتائج', en: 'Export results' });
    await expect(getOptionNames()).toEqual([name]);
    await expect(getActiveName(box)).toBe(name);
    await userEvent.clear(box);
    await userEvent.keyboard(localize(globals, { ar: 'حساب', en: 'account' }));
    await expect(getOptionNames().at(-1)).toBe(localize(globals, { ar: 'الملف الشخصي', en: 'Profile' }));
    await userEvent.clear(box);
    await userEvent.keyboard(`${name}{Enter}`);
    await expect(args.onRun).toHaveBeenCalledWith('export');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await waitUntilClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    // What ran is first the next time.
    await open(context);
    await expect(within(screen.getByRole('group', { name: labels.recentLabel })).getAllByRole('option')).toHaveLength(
      1,
    );
    await expect(getOptionNames()[0]).toBe(name);
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};

export const ArrowsMoveAroundAndSkipDisabledCommands: Story = {
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const { box } = await open(context);
    const [first, second] = localize(globals, {
      ar: ['الصفحة الرئيسية', 'المستخدمون'],
      en: ['Home page', 'Users'],
    });
    await expect(getActiveName(box)).toBe(first);
    await userEvent.keyboard('{ArrowDown}');
    await expect(getActiveName(box)).toBe(second);
    // From the first to the last that is enabled, and back.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(getActiveName(box)).toBe(localize(globals, { ar: 'تصدير النتائج', en: 'Export results' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(getActiveName(box)).toBe(first);
    await userEvent.click(
      screen.getByRole('option', { name: localize(globals, { ar: /حذف الدورة/, en: /Delete course/ }) }),
    );
    await expect(args.onRun).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};

export const ShortcutsOpenItByThePositionOfTheKey: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, commandLabels);
    const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.activeElement ?? document.body, init);
    const field = canvas.getByRole('textbox', { name: labels.recentLabel });
    await userEvent.click(field);
    // A slash is text in a field.
    await press({ key: '/', code: 'Slash' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    // The key K of an Arabic layout.
    await press({ key: 'ن', code: 'KeyK', ctrlKey: true });
    await expect(await screen.findByRole('combobox')).toHaveFocus();
    await press({ key: 'k', code: 'KeyK', metaKey: true });
    await waitUntilClosed();
    await waitFor(() => expect(field).toHaveFocus());
    field.blur();
    await press({ key: 'ظ', code: 'Slash' });
    await expect(await screen.findByRole('dialog', { name: labels.title })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};

export const TheNumberOfResultsIsAnnounced: Story = {
  play: async (context) => {
    const { globals, userEvent } = context;
    const { labels, dialog, box } = await open(context);
    const getAnnouncements = () =>
      [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ');
    await userEvent.keyboard(localize(globals, { ar: 'الصفحه', en: 'home' }));
    await waitFor(() => expect(getAnnouncements()).toContain(labels.countMessage(1)));
    await userEvent.keyboard('قققق');
    await waitFor(() => expect(getAnnouncements()).toContain(labels.countMessage(0)));
    await expect(dialog.getByText(labels.emptyLabel)).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}{Escape}{Escape}');
    await waitUntilClosed();
  },
};

const onInputChange = fn<(text: string) => void>();
export const ServerResultsAreShownUnfiltered: Story = {
  render: (args, { globals }) => {
    const labels = localize(globals, commandLabels);
    return (
      <CommandPalette
        {...labels}
        isOpen
        onOpenChange={fn()}
        onRun={args.onRun}
        filter="none"
        onInputChange={onInputChange}
        isPending
      />
    );
  },
  play: async ({ args, globals, userEvent }) => {
    const labels = localize(globals, commandLabels);
    const box = await screen.findByRole('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('قق');
    await expect(onInputChange).toHaveBeenLastCalledWith('قق');
    await expect(getOptionNames()).toHaveLength(6);
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('option', { name: labels.groups[0]?.commands[1]?.label }));
    await expect(args.onRun).toHaveBeenCalledWith('users');
  },
};

export const EscapeClearsTheTextAndThenCloses: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { opener, box } = await open(context);
    await userEvent.keyboard('قق{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const onClear = fn<() => void>();
const onOpenChange = fn<(isOpen: boolean) => void>();
/** What is not a result is neither counted nor active before the results. It may fill the field or keep the palette open. */
export const SuggestionsFillTheFieldAndAreNotCounted: Story = {
  beforeEach: () => {
    onClear.mockClear();
    onOpenChange.mockClear();
  },
  render: (args, { globals }) => {
    const { results, suggestions, courses, clear, text, ...labels } = localize(globals, searchLabels);
    return (
      <CommandPalette
        {...labels}
        isOpen
        onOpenChange={onOpenChange}
        onRun={args.onRun}
        filter="none"
        highlightsMatches
        groups={[
          {
            id: 'suggestion',
            label: suggestions,
            commands: [
              { id: 'suggestion', label: text, inputText: text, isResult: false },
              { id: 'clear', label: clear, isResult: false, staysOpen: true, onAction: onClear },
            ],
          },
          { id: 'courses', label: courses, commands: results },
        ]}
      />
    );
  },
  play: async ({ args, globals, userEvent }) => {
    const labels = localize(globals, searchLabels);
    const box = await screen.findByRole('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(getActiveName(box)).toBe(labels.results[0]?.label);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(box).toHaveValue(labels.text);
    await expect(onOpenChange).not.toHaveBeenCalled();
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks.slice(0, 1)).toEqual(localize(globals, { ar: ['فيزياء'], en: ['Phys'] }));
    await waitFor(() => expect(document.body).toHaveTextContent(labels.countMessage(2)), { timeout: 2000 });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onClear).toHaveBeenCalledOnce();
    await expect(args.onRun).toHaveBeenCalledWith('clear');
    await expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: labels.closeLabel }));
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};
