import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { localize } from '../../stories/localize.ts';
import { Spinner } from './Spinner.tsx';

const labels = { ar: 'جارٍ تحميل الدورات', en: 'Loading courses' };
const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: '', size: 40 },
  argTypes: { size: { control: 'inline-radio', options: [20, 40] } },
  parameters: {
    docs: {
      description: {
        component: `
Shows that a task of unknown duration is running. Give it a \`label\` for screen readers;
leave it out only if the same text is beside it. For a page or a list use \`Skeleton\`, for an upload \`ProgressBar\`. It does not move with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, ...args }, { globals }) => <Spinner {...args} label={label || localize(globals, labels)} />,
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Inline gap="s8">
      <Spinner label={localize(globals, labels)} />
      <Spinner label={localize(globals, labels)} size={40} />
      <Inline>
        <Spinner />
        <Text as="span">{localize(globals, labels)}</Text>
      </Inline>
    </Inline>
  ),
};
