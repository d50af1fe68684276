import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import { people, peopleWords } from './ComboBox.fixtures.ts';

const { required: _required, send: _send, ...words } = peopleWords.ar;

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: { ...words, items: people },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'One of many, found by typing. `items` are searched here, Arabic spelling aside (`filter="fold"`), or come from a server as they are (`filter="none"` with `onInputChange` and `isPending`). Up to six choices are better seen at once, in a `RadioGroup`.',
          'What was chosen stays, whatever the server answers to the next search. The number of suggestions is announced in your words: React Aria’s own know two of the six Arabic plural forms.',
          '**Keyboard** · typing opens the list · ↓ ↑ move · Enter chooses · Escape closes and restores the choice · emptying the field takes it away.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <ComboBox {...localizeArgs<ComboBoxProps>(args, globals, { ar: words, en: peopleWords.en })} />
  ),
};

/** Empty, chosen, waiting, in error, disabled, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { required, send: _, ...say } = pick(globals, peopleWords);
    return (
      <Stack gap="s7">
        <ComboBox {...say} items={people} />
        <ComboBox {...say} items={people} defaultValue="2" />
        <ComboBox {...say} items={people} defaultValue="5" isPending />
        <ComboBox {...say} items={people} errorMessage={required} />
        <ComboBox {...say} items={people} defaultValue="1" isDisabled />
        <ComboBox
          {...say}
          items={[{ id: '1', label: texts.long }]}
          defaultValue="1"
          description={<Bidi>{texts.contact}</Bidi>}
        />
      </Stack>
    );
  },
};
