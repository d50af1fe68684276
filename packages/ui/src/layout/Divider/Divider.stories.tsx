import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBlock } from '../../stories/SampleBlock.tsx';
import { localize } from '../../stories/localize.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Divider } from './Divider.tsx';

const textsByLanguage = { ar: ['فوق', 'تحت'], en: ['Above', 'Below'] };
const meta = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: {
    docs: {
      description: {
        component: 'A thin line between two groups, for places where space alone does not separate them.',
      },
    },
  },
  render: (_args, { globals }) => (
    <Stack>
      <SampleBlock>{localize(globals, textsByLanguage)[0]!}</SampleBlock>
      <Divider />
      <SampleBlock>{localize(globals, textsByLanguage)[1]!}</SampleBlock>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = { tags: ['sheet'] };
