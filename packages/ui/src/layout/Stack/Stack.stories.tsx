import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block } from '../../stories/Block.tsx';
import { Shelf } from '../../stories/Shelf.tsx';
import { pick } from '../../stories/text.ts';
import { Inline } from '../Inline/Inline.tsx';
import { gap as gaps } from '../space.css.ts';
import { Stack } from './Stack.tsx';

const words = { ar: ['الرياضيات', 'الفيزياء', 'الكيمياء'], en: ['Maths', 'Physics', 'Chemistry'] };
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
Puts things under one another at even distances: the most common layout there is. Parts have no margins of their own; **distance belongs to the parent**. Side by side is
\`Inline\`, equals in columns \`Grid\`. With \`as="ul"\` give it \`<li>\` children; it says "list" even where Safari forgets.`,
      },
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <Stack {...args}>
      {pick(globals, words).map((word) => (
        <Block key={word}>{word}</Block>
      ))}
    </Stack>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Inline gap="s8" align="start">
      {(['s1', 's3', 's5', 's7'] as const).map((gap) => (
        <Shelf key={gap} name={gap}>
          <Stack gap={gap}>
            {pick(globals, words).map((word) => (
              <Block key={word}>{word}</Block>
            ))}
          </Stack>
        </Shelf>
      ))}
    </Inline>
  ),
};
