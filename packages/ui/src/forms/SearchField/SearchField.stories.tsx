import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const words = {
  ar: { label: fieldWords.ar.search, clearLabel: fieldWords.ar.clear },
  en: { label: fieldWords.en.search, clearLabel: fieldWords.en.clear },
};

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: words.ar,
  render: (args, { globals }) => <SearchField {...localizeArgs<SearchFieldProps>(args, globals, words)} />,
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'Filters a list that is on the page. It is a search landmark of its own, so name it after what is searched. To choose one thing out of many inside a form use `ComboBox`.',
          'Say how much was found in the page’s live region half a second after the last key, and keep the list’s container: replacing it loses the reader’s place.',
          '**Keyboard** · Escape empties the field · Enter calls `onSubmit` · the button that empties is for pointers and is skipped by Tab.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Empty, filled, with its label in view, large, disabled. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const props = pick(globals, words);
    return (
      <Stack gap="s7">
        <SearchField {...props} />
        <SearchField {...props} defaultValue={texts.mixed} label={`${props.label} 2`} />
        <SearchField {...props} defaultValue={texts.short} label={`${props.label} 3`} isLabelVisible />
        <SearchField {...props} label={`${props.label} 4`} size="large" />
        <SearchField {...props} label={`${props.label} 5`} isDisabled />
      </Stack>
    );
  },
};
