import type { Meta, StoryObj } from '@storybook/react-vite';
import { pick } from '../../stories/text.ts';
import { CourseCard } from '../CourseCard/CourseCard.tsx';
import { courses, courseWords } from '../Course.fixtures.ts';
import { CourseGrid } from './CourseGrid.tsx';

const meta = {
  title: 'Learning/CourseGrid',
  component: CourseGrid,
  args: { label: '', children: null },
  argTypes: { children: { control: false } },
  render: (_args, { globals }) => {
    const words = pick(globals, courseWords);
    return (
      <CourseGrid label={words.courses}>
        {courses.map((course) => (
          <CourseCard key={course.href} {...course} instructorLabel={words.instructor} priceLabel={words.price} />
        ))}
      </CourseGrid>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'A list of courses as cards: as many columns as fit at 270 px, one on a phone. A list, so that its length is announced.',
          'When nothing is found show `EmptyState` in its place; while it loads, `Skeleton`. For other cards use `Grid`.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof CourseGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Six courses, among them every title that is hard to hold. */
export const Sheet: Story = { tags: ['sheet'] };
