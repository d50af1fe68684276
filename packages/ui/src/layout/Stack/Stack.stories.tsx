import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBlock } from '../../stories/SampleBlock.tsx';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { localize } from '../../stories/localize.ts';
import { Inline } from '../Inline/Inline.tsx';
import { gap as gaps } from '../space.css.ts';
import { Stack } from './Stack.tsx';

const textsByLanguage = { ar: ['الرياضيات', 'الفيزياء', 'الكيمياء'], en: ['Maths', 'Physics', 'Chemistry'] };
const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { gap: 's5', align: 'stretch' },
  argTypes: {
    gap: { control: 'select', options: Object.keys(gaps) },
    align: { control: 'inline-radio', options: ['start', 'center', 'end', 'stretch'] },
    as: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: `
Stacks its children with equal gaps: the most common layout. Components have no outer margins; **the parent sets the distance**. For children side by side use
\`Inline\`, for columns of equal items \`Grid\`. With \`as="ul"\` give it \`<li>\` children; it sets \`role="list"\`, because Safari drops the role of lists without bullets.`,
      },
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <Stack {...args}>
      {localize(globals, textsByLanguage).map((word) => (
        <SampleBlock key={word}>{word}</SampleBlock>
      ))}
    </Stack>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Inline gap="s8" align="start">
      {(['s1', 's3', 's5', 's7'] as const).map((gap) => (
        <VariantRow key={gap} name={gap}>
          <Stack gap={gap}>
            {localize(globals, textsByLanguage).map((word) => (
              <SampleBlock key={word}>{word}</SampleBlock>
            ))}
          </Stack>
        </VariantRow>
      ))}
    </Inline>
  ),
};
