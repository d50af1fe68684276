import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { TagField, type TagFieldProps } from './TagField.tsx';
import { subjectItems, tagLabels } from './TagField.fixtures.ts';

const getLabels = (language: 'ar' | 'en') => {
  const {
    required: _,
    taken: __,
    maxItemsMessage: ___,
    save: ____,
    createLabel: _____,
    ...labels
  } = tagLabels[language];
  return labels;
};
const translations = { ar: getLabels('ar'), en: getLabels('en') };

const meta = {
  title: 'Forms/TagField',
  component: TagField,
  args: { ...translations.ar, items: subjectItems, defaultValue: ['physics', 'html'] },
  argTypes: { items: { control: false } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'Selects several items of a long list by typing. Each selected item is a tag in the field. `items` are filtered in the browser, ignoring Arabic spelling variants (`filter="fold"`), or come filtered from a server (`filter="none"`). For up to six options use `CheckboxGroup`.',
          '**Value** · The ids of the tags, in the order in which they were chosen. The form submits one value per tag, and one empty value if there is none.',
          '**New tags** · With `createLabel` the list offers to make a tag of the typed text. Its id is the text.',
          '**Keyboard** · In an empty field, Backspace removes the last tag, and the arrow to the start moves to the tags. There the arrows follow the reading direction, and Delete or Backspace removes the focused tag.',
          '**Screen readers** · The field is described by its tags. The number of results, and of tags after each change, is announced.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <TagField {...localizeArgs<TagFieldProps>(args, globals, translations)} />,
};

/** Empty, with tags, full, pending, in error, disabled, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { required, maxItemsMessage } = localize(globals, tagLabels);
    const field = { ...localize(globals, translations), items: subjectItems };
    return (
      <FieldStates>
        <TagField {...field} />
        <TagField {...field} defaultValue={['physics', 'html', 'english']} />
        <TagField {...field} defaultValue={['physics', 'history']} maxItems={2} maxItemsMessage={maxItemsMessage} />
        <TagField {...field} defaultValue={['physics']} isPending />
        <TagField {...field} errorMessage={required} />
        <TagField {...field} defaultValue={['physics', 'english']} isDisabled />
        <TagField
          {...field}
          items={[
            { id: 'long', label: texts.long },
            { id: 'unbroken', label: texts.unbroken },
          ]}
          label={texts.long}
          description={<Bidi>{texts.contact}</Bidi>}
          defaultValue={['long', 'unbroken']}
        />
      </FieldStates>
    );
  },
};
