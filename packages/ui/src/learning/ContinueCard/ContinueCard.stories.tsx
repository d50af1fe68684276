import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { courses, courseLabels } from '../Course.fixtures.ts';
import { ContinueCard, type ContinueCardProps } from './ContinueCard.tsx';

const translations = {
  ar: { eyebrow: 'تابع من حيث توقفت', actionLabel: 'متابعة' },
  en: { eyebrow: 'Continue where you left off', actionLabel: 'Continue' },
};

const meta = {
  title: 'Learning/ContinueCard',
  component: ContinueCard,
  args: {
    ...translations.ar,
    href: '#',
    title: 'الكهربية التيارية من الصفر',
    seed: 'electricity',
    categoryId: 0,
    instructorName: 'أ. محمود سليمان',
    instructorLabel: courseLabels.ar.instructor,
  },
  render: (args, { globals }) => (
    <ContinueCard
      {...args}
      {...localize(globals, translations)}
      instructorLabel={localize(globals, courseLabels).instructor}
    />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'The course that the user opened last, above the `CourseGrid` of the others. On a phone the cover is above the text, and low enough that the action is visible.',
          '**Keyboard** · One link, stretched over the card: Tab reaches it once, Enter follows it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ContinueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Generated covers, and titles that are hard to lay out. */
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
