import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { UserPicker, type UserPickerProps } from './UserPicker.tsx';
import { pickerLabels, pickableUsers } from './UserPicker.fixtures.ts';

const translations = { ar: pickerLabels.ar.fieldLabels, en: pickerLabels.en.fieldLabels };
const meta = {
  title: 'Forms/UserPicker',
  component: UserPicker,
  args: { ...translations.ar, users: pickableUsers, filter: 'fold' },
  argTypes: { users: { control: false } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'Selects one user by name or e-mail address: to add a subscriber, to set the owner of a course. The field shows the e-mail address, because two people may have the same name. The list shows both. For other items use `ComboBox`.',
          '**Server search** (`filter="none"`, the default): debounce `onInputChange`, set `isPending`, and pass the results of the latest request. The selected user stays selected, even if the next results do not contain it. A short list can be filtered in the browser with `filter="fold"`, which ignores Arabic spelling variants.',
          '**Keyboard** · as in `ComboBox`: typing opens · ↓ ↑ move · Enter selects · Escape closes and restores.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof UserPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <UserPicker {...localizeArgs<UserPickerProps>(args, globals, translations)} />,
};

/** Empty, selected, pending, in error, disabled, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { fieldLabels: labels, required } = localize(globals, pickerLabels);
    return (
      <FieldStates>
        <UserPicker {...labels} users={pickableUsers} />
        <UserPicker {...labels} users={pickableUsers} defaultValue="2" />
        <UserPicker {...labels} users={pickableUsers} defaultValue="5" isPending />
        <UserPicker {...labels} users={pickableUsers} errorMessage={required} />
        <UserPicker {...labels} users={pickableUsers} defaultValue="1" isDisabled />
        <UserPicker {...labels} users={pickableUsers} label={texts.long} description={<Bidi>{texts.contact}</Bidi>} />
      </FieldStates>
    );
  },
};
