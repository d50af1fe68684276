import type { Meta, StoryObj } from '@storybook/react-vite';
import { pick } from '../../stories/text.ts';
import { Text } from '../Text/Text.tsx';
import { ForKeyboards } from './ForKeyboards.tsx';

const words = { ar: 'اضغط Ctrl مع Enter للحفظ.', en: 'Press Ctrl + Enter to save.' };
const meta = {
  title: 'Layout/ForKeyboards',
  component: ForKeyboards,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
Holds a hint about keys. A phone or a tablet without mouse, pen or keyboard does not show it; what the keys do must be there to be touched as well.`,
      },
    },
  },
  render: (_args, { globals }) => (
    <ForKeyboards>
      <Text tone="muted">{pick(globals, words)}</Text>
    </ForKeyboards>
  ),
} satisfies Meta<typeof ForKeyboards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = { ...Playground, tags: ['sheet'] };
