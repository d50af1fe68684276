import type { Meta, StoryObj } from '@storybook/react-vite';
import { localize } from '../../stories/localize.ts';
import { Text } from '../Text/Text.tsx';
import { KeyboardHint } from './KeyboardHint.tsx';

const textsByLanguage = { ar: 'اضغط Ctrl مع Enter للحفظ.', en: 'Press Ctrl + Enter to save.' };
const meta = {
  title: 'Layout/KeyboardHint',
  component: KeyboardHint,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
A hint about keyboard shortcuts. Devices with touch only do not show it, so offer every action of a shortcut as a button too.`,
      },
    },
  },
  render: (_args, { globals }) => (
    <KeyboardHint>
      <Text tone="muted">{localize(globals, textsByLanguage)}</Text>
    </KeyboardHint>
  ),
} satisfies Meta<typeof KeyboardHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = { ...Playground, tags: ['sheet'] };
