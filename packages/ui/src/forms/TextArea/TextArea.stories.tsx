import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const words = {
  ar: { label: fieldWords.ar.description, description: fieldWords.ar.descriptionHint },
  en: { label: fieldWords.en.description, description: fieldWords.en.descriptionHint },
};

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: words.ar,
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component:
          'Several lines of free text. It grows with what is typed and gives each paragraph the direction of its first letter. For one line use `TextField`.\n\n**Keyboard** · Enter starts a new line and sends nothing · Tab leaves.',
      },
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <TextArea {...localizeArgs<TextAreaProps>(args, globals, words)} />,
};

/** Empty, filled with full tashkeel, in error, disabled. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const say = pick(globals, fieldWords);
    return (
      <Stack gap="s7">
        <TextArea label={say.description} description={say.descriptionHint} />
        <TextArea label={say.description} defaultValue={`${texts.long}\n${texts.mixed}\n${texts.contact}`} />
        <TextArea label={say.description} errorMessage={say.descriptionRequired} />
        <TextArea label={say.description} isDisabled defaultValue={texts.short} />
      </Stack>
    );
  },
};
