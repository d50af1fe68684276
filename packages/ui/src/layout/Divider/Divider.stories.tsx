import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block } from '../../stories/Block.tsx';
import { pick } from '../../stories/text.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Divider } from './Divider.tsx';

const words = { ar: ['فوق', 'تحت'], en: ['Above', 'Below'] };
const meta = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: {
    docs: {
      description: { component: 'A hairline between two groups that space alone does not part. Try space first.' },
    },
  },
  render: (_args, { globals }) => (
    <Stack>
      <Block>{pick(globals, words)[0]!}</Block>
      <Divider />
      <Block>{pick(globals, words)[1]!}</Block>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = { tags: ['sheet'] };
