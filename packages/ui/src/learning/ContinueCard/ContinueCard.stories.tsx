import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import { courses, courseLabels } from '../Course.fixtures.ts';
import { ContinueCard, type ContinueCardProps } from './ContinueCard.tsx';

const translations = {
  ar: {
    eyebrow: 'تابع من حيث توقفت',
    actionLabel: 'متابعة',
    position: '12:30 من 25:10',
    done: 'أكملت 3 من 8 دروس',
  },
  en: {
    eyebrow: 'Continue where you left off',
    actionLabel: 'Continue',
    position: '12:30 of 25:10',
    done: '3 of 8 lessons done',
  },
};

const meta = {
  title: 'Learning/ContinueCard',
  component: ContinueCard,
  args: {
    eyebrow: translations.ar.eyebrow,
    actionLabel: translations.ar.actionLabel,
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
      eyebrow={localize(globals, translations).eyebrow}
      actionLabel={localize(globals, translations).actionLabel}
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

/** Generated covers, titles that are hard to lay out, and with the lesson to continue. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args: ContinueCardProps, context) => (
    <Stack gap="s7">
      {courses.slice(0, 4).map(({ href, title, seed, categoryId, instructorName = '' }) => (
        <div key={href}>{meta.render({ ...args, href, title, seed, categoryId, instructorName }, context)}</div>
      ))}
      {[texts.mixed, texts.long].map((lesson) => (
        <div key={lesson}>
          {meta.render(
            {
              ...args,
              lesson,
              position: localize(context.globals, translations).position,
              progress: { label: localize(context.globals, translations).done, value: 3, max: 8 },
            },
            context,
          )}
        </div>
      ))}
    </Stack>
  ),
};
