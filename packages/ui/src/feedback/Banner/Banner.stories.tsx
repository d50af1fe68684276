import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { Banner } from './Banner.tsx';

const tones = ['info', 'success', 'warning', 'danger'] as const;
const labels = {
  ar: {
    info: 'وجدنا إجابات حفظتها من قبل لهذا الاختبار.',
    success: 'عاد الاتصال بالخادم.',
    warning: 'لا يوجد اتصال بالإنترنت. ما تراه محفوظ من آخر زيارة.',
    danger: 'تعذّر حفظ إجاباتك. سنعيد المحاولة.',
    action: 'إعادة المحاولة',
  },
  en: {
    info: 'We found answers you saved for this quiz.',
    success: 'You are back online.',
    warning: 'You are offline. What you see is from your last visit.',
    danger: 'Your answers could not be saved. We will try again.',
    action: 'Try again',
  },
};
const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { tone: 'warning', children: '' },
  argTypes: { tone: { control: 'inline-radio', options: tones } },
  parameters: {
    docs: {
      description: {
        component: `
A message about the whole page that stays while it is true: no connection, a restored draft. It is announced politely when it appears. For the result of an
action use a \`Toast\`; for a decision a dialog; for an error of one field the field's error message.`,
      },
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ children, tone = 'warning', ...args }, { globals }) => (
    <Banner {...args} tone={tone}>
      {children || localize(globals, labels)[tone]}
    </Banner>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Stack>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} icon={tone === 'warning' ? 'wifi-off' : undefined}>
          {localize(globals, labels)[tone]}
        </Banner>
      ))}
      <Banner
        tone="danger"
        action={
          <Button variant="outline" size="dense" icon="refresh">
            {localize(globals, labels).action}
          </Button>
        }
      >
        {localize(globals, labels).danger}
      </Banner>
    </Stack>
  ),
};
