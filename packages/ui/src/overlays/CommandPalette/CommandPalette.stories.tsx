import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { Cover } from '../../media/Cover/Cover.tsx';
import { commandLabels, searchLabels } from './CommandPalette.fixtures.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: { ...commandLabels.ar, isOpen: false, onOpenChange: fn(), onRun: fn(), recentIds: ['users'] },
  argTypes: { groups: { control: false }, recentIds: { control: false }, hintLabels: { control: false } },
  parameters: {
    docs: {
      description: {
        component: [
          'Finds a page or an action by typing, from anywhere in the app. It is a second, faster way: everything in it is also reachable in the page.',
          '**Shortcuts** · Ctrl K and ⌘ K everywhere, `/` outside of fields. They are compared by the position of the key, so they work with an Arabic layout. A page that loads the palette late calls `useCommandShortcut` itself and passes `shortcuts={[]}`.',
          '**Search** · For results of a server: `highlightsMatches` emphasises the typed letters, `media` and `meta` add a picture and a fact, `inputText` puts a text into the field, and `isResult: false` marks what is not a result.',
          '**Results** · `groups` are filtered in the browser by label and `keywords`, ignoring Arabic spelling variants, or come from a server (`filter="none"` with `onInputChange` and `isPending`). While nothing is typed, `recentIds` come first.',
          '**Keyboard** · ↑ ↓ move, also from the last to the first · Enter runs · Escape clears the text, then closes, and the focus returns.',
          '**Screen readers** · A combo box in a dialog. The number of results is announced when typing rests.',
        ].join('\n\n'),
      },
      story: { inline: false, iframeHeight: 520 },
    },
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without this the picture could be taken before the dialog is open. */
const waitUntilOpen: Story['play'] = async ({ canvasElement }) => {
  const body = within(canvasElement.ownerDocument.body);
  await waitFor(() => expect(body.getByRole('combobox')).toHaveFocus());
};

function Demo(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {props.title}
      </Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Playground: Story = {
  render: (args, { globals }) => <Demo {...localizeArgs<CommandPaletteProps>(args, globals, commandLabels)} />,
};

/** Recent commands, groups, icons, descriptions, shortcuts, disabled, long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  play: waitUntilOpen,
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const labels = localize(globals, commandLabels);
    const long = { id: 'long', label: texts.long, description: texts.mixed, shortcut: ['Ctrl', 'L'] };
    const groups = labels.groups.map((group, at) =>
      at === 0 ? { ...group, commands: [...group.commands, long] } : group,
    );
    return <CommandPalette {...args} {...labels} groups={groups} isOpen />;
  },
};

/** A server is still searching. */
export const Pending: Story = {
  tags: ['sheet'],
  play: waitUntilOpen,
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <CommandPalette {...args} {...localize(globals, commandLabels)} groups={[]} isOpen isPending />
  ),
};

/** Nothing is found. */
export const Empty: Story = {
  tags: ['sheet'],
  play: waitUntilOpen,
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <CommandPalette {...args} {...localize(globals, commandLabels)} groups={[]} isOpen />,
};

/** Results of a server with covers and prices, a suggestion, and a row that is not a result. */
export const SearchResults: Story = {
  tags: ['sheet'],
  parameters: { layout: 'fullscreen' },
  play: async (context) => {
    await waitUntilOpen(context);
    const box = within(context.canvasElement.ownerDocument.body).getByRole('combobox');
    await userEvent.type(box, localize(context.globals, searchLabels).text);
  },
  render: (args, { globals }) => {
    const { results, lesson, suggestions, courses, lessons, all, price, text, ...labels } = localize(
      globals,
      searchLabels,
    );
    return (
      <CommandPalette
        {...args}
        {...labels}
        isOpen
        filter="none"
        highlightsMatches
        groups={[
          {
            id: 'suggestion',
            label: suggestions,
            commands: [{ id: 'suggestion', label: text, icon: 'search', inputText: text, isResult: false }],
          },
          {
            id: 'courses',
            label: courses,
            commands: [
              ...results.map((result, at) =>
                Object.assign({ media: <Cover seed={result.id} categoryId={at} ratio="4:3" />, meta: price }, result),
              ),
              { id: 'all', label: all, icon: 'search', isResult: false },
            ],
          },
          { id: 'lessons', label: lessons, commands: [{ ...lesson, icon: 'circle-play' }] },
        ]}
      />
    );
  },
};
