import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { localize } from '../../stories/localize.ts';
import { courses, courseLabels } from '../Course.fixtures.ts';
import { CourseCard } from './CourseCard.tsx';

const [physics, , , grammar] = courses;
const actionLabels = {
  ar: { quizzes: 'إضافة اختبارات', subscribers: 'المشتركون' },
  en: { quizzes: 'Add quizzes', subscribers: 'Subscribers' },
};

const meta = {
  title: 'Learning/CourseCard',
  component: CourseCard,
  args: { href: '#', title: '', seed: '', categoryId: 0, ...physics, instructorLabel: '', priceLabel: '' },
  argTypes: { actions: { control: false }, meta: { control: false } },
  render: (args, { globals }) => {
    const labels = localize(globals, courseLabels);
    return (
      <div style={{ maxInlineSize: '320px' }}>
        <CourseCard {...args} instructorLabel={labels.instructor} priceLabel={labels.price} />
      </div>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'A course in a `CourseGrid`, with its image, or a cover generated from its slug in the color of its category. The cover has no text.',
          'For a category use `CategoryTile`. For a course in a table use a `Link`.',
          '**Keyboard** · One link per card, stretched over it: Tab focuses it once, Enter follows it. Then come the actions, if there are any.',
          '**Performance** · Native elements, memoized by props: pass strings and numbers, not new objects.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** For sale, subscribed, for its owner; and as a row below 480 px. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const labels = localize(globals, courseLabels);
    const { quizzes, subscribers } = localize(globals, actionLabels);
    const labelProps = { instructorLabel: labels.instructor, priceLabel: labels.price };
    return (
      <div style={{ display: 'grid', gap: '24px', gridTemplateColumns: 'repeat(auto-fill, minmax(270px, 1fr))' }}>
        <CourseCard {...args} {...labelProps} />
        <CourseCard
          {...args}
          {...grammar}
          {...labelProps}
          price={undefined}
          meta={labels.subscribers}
          compactLayout="row"
        />
        <CourseCard
          {...args}
          {...labelProps}
          instructorName={undefined}
          meta={labels.subscribers}
          compactLayout="row"
          actions={
            <>
              <ButtonLink href="#quizzes" variant="outline">
                {quizzes}
              </ButtonLink>
              <ButtonLink href="#subscribers" variant="quiet">
                {subscribers}
              </ButtonLink>
            </>
          }
        />
      </div>
    );
  },
};
