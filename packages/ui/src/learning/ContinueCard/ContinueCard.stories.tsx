import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { pick } from '../../stories/text.ts';
import { courses, courseWords } from '../Course.fixtures.ts';
import { ContinueCard, type ContinueCardProps } from './ContinueCard.tsx';

const words = {
  ar: { eyebrow: 'تابع من حيث توقفت', goLabel: 'متابعة' },
  en: { eyebrow: 'Continue where you left off', goLabel: 'Continue' },
};

const meta = {
  title: 'Learning/ContinueCard',
  component: ContinueCard,
  args: {
    ...words.ar,
    href: '#',
    title: 'الكهربية التيارية من الصفر',
    seed: 'electricity',
    categoryId: 0,
    instructorName: 'أ. محمود سليمان',
    instructorLabel: courseWords.ar.instructor,
  },
  render: (args, { globals }) => (
    <ContinueCard {...args} {...pick(globals, words)} instructorLabel={pick(globals, courseWords).instructor} />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'The course somebody opened last, above the `CourseGrid` of the others. On a phone its cover lies over its words, low enough that the way on is in view.',
          '**Keyboard** · One link, stretched over the card: Tab reaches it once, Enter follows it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ContinueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Drawn covers, and every title that is hard to hold. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args: ContinueCardProps, context) => (
    <Stack gap="s7">
      {courses.slice(0, 4).map(({ href, title, seed, categoryId, instructorName = '' }) => (
        <div key={href}>{meta.render({ ...args, href, title, seed, categoryId, instructorName }, context)}</div>
      ))}
    </Stack>
  ),
};
