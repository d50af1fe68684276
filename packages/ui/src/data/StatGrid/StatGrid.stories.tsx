import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { localize } from '../../stories/localize.ts';
import { StatCard } from '../StatCard/StatCard.tsx';
import { StatGrid } from './StatGrid.tsx';

const translations = {
  ar: ['الدورات', 'الاشتراكات', 'الطلاب', 'المدرّسون', 'نتائج الاختبارات', 'متوسط الدرجات'],
  en: ['Courses', 'Subscriptions', 'Students', 'Teachers', 'Quiz results', 'Average mark'],
};
/** In the order of the labels. */
const stats: readonly { value: string; icon: IconName }[] = [
  { value: '24', icon: 'book-open' },
  { value: '1,250', icon: 'wallet' },
  { value: '640', icon: 'users' },
  { value: '12', icon: 'graduation-cap' },
  { value: '318', icon: 'list-checks' },
  { value: '7.4', icon: 'award' },
];
const meta = {
  title: 'Data/StatGrid',
  component: StatGrid,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
Arranges two to six \`StatCard\`s in full lines: six as three and three, four in one line, two per line on a phone. For other numbers use \`Grid\`.`,
      },
    },
  },
  render: (_args, { globals }) => <StatCards labels={localize(globals, translations)} />,
} satisfies Meta<typeof StatGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

function StatCards({ labels }: { labels: readonly string[] }) {
  return (
    <StatGrid>
      {labels.map((label, index) => (
        <StatCard key={label} label={label} {...(stats[index] ?? { value: '0' })} />
      ))}
    </StatGrid>
  );
}

export const Playground: Story = {};

/** Six, five, four, three and two. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Stack gap="s7">
      {[6, 5, 4, 3, 2].map((count) => (
        <StatCards key={count} labels={localize(globals, translations).slice(0, count)} />
      ))}
    </Stack>
  ),
};

/** Every line has as many cards as the first one. */
export const LinesHaveEqualLength: Story = {
  tags: ['!autodocs', 'spec'],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((card) => Math.round(card.getBoundingClientRect().top));
    const perLine = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    await expect(new Set(perLine).size).toBe(1);
    await expect(perLine.length).toBeLessThan(4);
  },
};
