import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { UserPicker, type UserPickerProps } from './UserPicker.tsx';
import { pickerWords, users } from './UserPicker.fixtures.ts';

const words = { ar: pickerWords.ar.words, en: pickerWords.en.words };
const meta = {
  title: 'Forms/UserPicker',
  component: UserPicker,
  args: { ...words.ar, users, filter: 'fold' },
  argTypes: { users: { control: false } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'One person, found by name or e-mail: to add a subscriber, to give a course an owner. The field holds the address, because two people may share a name; the list shows both, each in its own direction. Anything else found by typing is a `ComboBox`.',
          '**A server searches** (`filter="none"`, the default): wait a moment after `onInputChange`, set `isPending`, and hand over what came, newest question last. Whoever was picked stays picked whatever the next answer holds. A short list can be searched here, Arabic spelling aside, with `filter="fold"`.',
          '**Keyboard** · as in `ComboBox`: typing opens · ↓ ↑ move · Enter picks · Escape closes and restores.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof UserPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <UserPicker {...localizeArgs<UserPickerProps>(args, globals, words)} />,
};

/** Empty, picked, waiting, in error, disabled, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { words: say, required } = pick(globals, pickerWords);
    return (
      <Stack gap="s7">
        <UserPicker {...say} users={users} />
        <UserPicker {...say} users={users} defaultValue="2" />
        <UserPicker {...say} users={users} defaultValue="5" isPending />
        <UserPicker {...say} users={users} errorMessage={required} />
        <UserPicker {...say} users={users} defaultValue="1" isDisabled />
        <UserPicker {...say} users={users} label={texts.long} description={<Bidi>{texts.contact}</Bidi>} />
      </Stack>
    );
  },
};
