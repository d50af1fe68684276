import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import { personItems, personComboBoxLabels } from './ComboBox.fixtures.ts';

const { required: _required, send: _send, ...arabicLabels } = personComboBoxLabels.ar;

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: { ...arabicLabels, items: personItems },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'Selects one of many items by typing. `items` are filtered in the browser, ignoring Arabic spelling variants (`filter="fold"`), or come filtered from a server (`filter="none"` with `onInputChange` and `isPending`). For up to six options use `RadioGroup`.',
          'The selected item stays selected, even if the next search result does not contain it. The number of results is announced with your `countMessage`: the messages of React Aria have two of the six Arabic plural forms.',
          'With `allowsCustomValue` any text can be typed and the items are suggestions. `value` and the form data are then the text of the field.',
          '**Keyboard** · typing opens the list · ↓ ↑ move · Enter selects · Escape closes and restores the selected item · emptying the field clears it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <ComboBox {...localizeArgs<ComboBoxProps>(args, globals, { ar: arabicLabels, en: personComboBoxLabels.en })} />
  ),
};

/** Empty, selected, pending, in error, disabled, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { required, send: _, ...labels } = localize(globals, personComboBoxLabels);
    return (
      <FieldStates>
        <ComboBox {...labels} items={personItems} />
        <ComboBox {...labels} items={personItems} defaultValue="2" />
        <ComboBox {...labels} items={personItems} defaultValue="5" isPending />
        <ComboBox {...labels} items={personItems} errorMessage={required} />
        <ComboBox {...labels} items={personItems} defaultValue="1" isDisabled />
        <ComboBox
          {...labels}
          items={[{ id: '1', label: texts.long }]}
          defaultValue="1"
          description={<Bidi>{texts.contact}</Bidi>}
        />
      </FieldStates>
    );
  },
};
