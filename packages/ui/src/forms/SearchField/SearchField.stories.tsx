import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const translations = {
  ar: { label: fieldLabels.ar.search, clearLabel: fieldLabels.ar.clear },
  en: { label: fieldLabels.en.search, clearLabel: fieldLabels.en.clear },
};

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: translations.ar,
  render: (args, { globals }) => <SearchField {...localizeArgs<SearchFieldProps>(args, globals, translations)} />,
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'Filters a list on the page. It is a search landmark, so name it after what it searches. To select one of many items in a form use `ComboBox`.',
          'Announce the number of results half a second after the last key. Keep the container of the list mounted: replacing it loses the scroll position.',
          '**Keyboard** · Escape clears the field · Enter calls `onSubmit` · Tab skips the clear button, which is for pointers.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Empty, filled, with a visible label, large, disabled. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const props = localize(globals, translations);
    return (
      <FieldStates>
        <SearchField {...props} />
        <SearchField {...props} defaultValue={texts.mixed} label={`${props.label} 2`} />
        <SearchField {...props} defaultValue={texts.short} label={`${props.label} 3`} isLabelVisible />
        <SearchField {...props} label={`${props.label} 4`} size="large" />
        <SearchField {...props} label={`${props.label} 5`} isDisabled />
      </FieldStates>
    );
  },
};
