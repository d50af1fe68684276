import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { localize } from '../../stories/localize.ts';
import { Badge } from './Badge.tsx';

const tones = ['neutral', 'primary', 'accent', 'success', 'danger', 'warning', 'info'] as const;
const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: '', tone: 'success', icon: 'lock-open' },
  argTypes: { tone: { control: 'select', options: tones } },
  parameters: {
    docs: {
      description: {
        component: `
A status or a count in one or two words: «مجاني», «مقفل», «للمشتركين». The text has the meaning; the colour only helps. It is not interactive: for choices use
\`ToggleChips\`. Use at most two on a card.`,
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ children, ...args }, { globals }) => (
    <Badge {...args}>{children || localize(globals, { ar: 'مجاني', en: 'Free' })}</Badge>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const translate = (ar: string, en: string) => localize(globals, { ar, en });
    return (
      <Inline gap="s4">
        <Badge>{translate('12 فيديو', '12 videos')}</Badge>
        <Badge tone="primary" icon="circle-play">
          {translate('يُعرض الآن', 'Now playing')}
        </Badge>
        <Badge tone="accent">{translate('جديد', 'New')}</Badge>
        <Badge tone="success" icon="lock-open">
          {translate('مجاني', 'Free')}
        </Badge>
        <Badge tone="danger" icon="circle-x">
          {translate('إجابة خاطئة', 'Wrong')}
        </Badge>
        <Badge tone="warning" icon="clock">
          {translate('قيد المراجعة', 'Pending')}
        </Badge>
        <Badge tone="info" icon="lock">
          {translate('للمشتركين', 'Subscribers')}
        </Badge>
      </Inline>
    );
  },
};
