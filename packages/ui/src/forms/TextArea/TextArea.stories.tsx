import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const translations = {
  ar: { label: fieldLabels.ar.description, description: fieldLabels.ar.descriptionHint },
  en: { label: fieldLabels.en.description, description: fieldLabels.en.descriptionHint },
};

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: translations.ar,
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component:
          'Several lines of free text. It grows with its text, and is right to left as soon as it has an Arabic letter. If paragraphs differ, each has the direction of its first letter. For one line use `TextField`.\n\n**Keyboard** · Enter adds a line and does not submit · Tab leaves.',
      },
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <TextArea {...localizeArgs<TextAreaProps>(args, globals, translations)} />,
};

/** Empty, filled with full tashkeel, in error, disabled. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = localize(globals, fieldLabels);
    return (
      <FieldStates>
        <TextArea label={labels.description} description={labels.descriptionHint} />
        <TextArea label={labels.description} defaultValue={`${texts.long}\n${texts.mixed}\n${texts.contact}`} />
        <TextArea label={labels.description} errorMessage={labels.descriptionRequired} />
        <TextArea label={labels.description} isDisabled defaultValue={texts.short} />
      </FieldStates>
    );
  },
};
