import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { pick } from '../../stories/text.ts';
import { Spinner } from './Spinner.tsx';

const words = { ar: 'جارٍ تحميل الدورات', en: 'Loading courses' };
const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: '', size: 40 },
  argTypes: { size: { control: 'inline-radio', options: [20, 40] } },
  parameters: {
    docs: {
      description: {
        component: `
Something is under way and nobody knows how long it takes. Eight rays, lit in turn: the star of the pattern. Give it the \`label\` that is announced;
leave it out only where text beside it says the same. A page or a list waits with \`Skeleton\`, an upload with \`ProgressBar\`. It holds still where motion is unwelcome.`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, ...args }, { globals }) => <Spinner {...args} label={label || pick(globals, words)} />,
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Inline gap="s8">
      <Spinner label={pick(globals, words)} />
      <Spinner label={pick(globals, words)} size={40} />
      <Inline>
        <Spinner />
        <Text as="span">{pick(globals, words)}</Text>
      </Inline>
    </Inline>
  ),
};
