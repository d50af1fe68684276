import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../layout/Container/Container.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { ProgressBar } from './ProgressBar.tsx';

const labels = {
  ar: { upload: 'رفع ملخص الباب الأول.pdf', quiz: 'تقدّمك في الاختبار', answered: 'أجبت عن 3 من 10' },
  en: { upload: 'Uploading chapter-one.pdf', quiz: 'Your progress', answered: '3 of 10 answered' },
};
const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: '', value: 42 },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 100 } },
    tone: { control: 'inline-radio', options: ['primary', 'success', 'danger'] },
  },
  parameters: {
    docs: {
      description: {
        component: `
The progress of a task, filling in reading direction: from the right in Arabic. It is the native \`<progress>\`, which mirrors by itself. Use
\`valueLabel\` if a percentage is not helpful. Announce milestones of an upload (start, quarters, end) in one polite live region, not each percent.
If the progress is unknown, use \`Spinner\`.`,
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, ...args }, { globals }) => (
    <ProgressBar {...args} label={label || localize(globals, labels).upload} />
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { upload, quiz, answered } = localize(globals, labels);
    return (
      <Container width="narrow">
        <Stack gap="s7">
          {[0, 0.4, 42, 100].map((value) => (
            <ProgressBar key={value} label={upload} value={value} tone={value === 100 ? 'success' : 'primary'} />
          ))}
          <ProgressBar label={upload} value={64} tone="danger" />
          <ProgressBar label={quiz} value={3} max={10} valueLabel={answered} />
          <ProgressBar label={quiz} value={3} max={10} valueLabel={answered} isLabelHidden />
        </Stack>
      </Container>
    );
  },
};
