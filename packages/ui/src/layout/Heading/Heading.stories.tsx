import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '../../stories/Texts.fixtures.ts';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { localize } from '../../stories/localize.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const sizes = ['display', 'h1', 'h2', 'h3', 'label'] as const;
const textsByLanguage = { ar: 'نور المعرفة أقرب إليك', en: 'The light of knowledge, closer to you' };
const meta = {
  title: 'Layout/Heading',
  component: Heading,
  args: { level: 1, children: '' },
  argTypes: {
    level: { control: 'inline-radio', options: [1, 2, 3, 4] },
    size: { control: 'inline-radio', options: sizes },
    lineClamp: { control: 'inline-radio', options: [1, 2, 3] },
  },
  parameters: {
    docs: {
      description: {
        component: `
A title in Alexandria. **Choose level and size independently**: the level is the outline for screen readers (one \`1\` per page, no level skipped), the size is the design. Lines are balanced; line heights leave room for marks above
and below.`,
      },
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ children, ...args }, { globals }) => (
    <Heading {...args}>{children || localize(globals, textsByLanguage)}</Heading>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Stack gap="s7">
      {sizes.map((look, at) => (
        <VariantRow key={look} name={look}>
          <Heading level={at === 0 ? 1 : 2} size={look}>
            {localize(globals, textsByLanguage)}
          </Heading>
        </VariantRow>
      ))}
      <Heading level={2}>{texts.long}</Heading>
      <Heading level={2} size="h3" lineClamp={1} dir="rtl">
        {`${texts.mixed} ${texts.long} ${texts.long}`}
      </Heading>
    </Stack>
  ),
};
