import type { Meta, StoryObj } from '@storybook/react-vite';
import { localize } from '../../stories/localize.ts';
import { CourseCard } from '../CourseCard/CourseCard.tsx';
import { courses, courseLabels } from '../Course.fixtures.ts';
import { CourseGrid } from './CourseGrid.tsx';

const meta = {
  title: 'Learning/CourseGrid',
  component: CourseGrid,
  args: { label: '', children: null },
  argTypes: { children: { control: false } },
  render: (_args, { globals }) => {
    const labels = localize(globals, courseLabels);
    return (
      <CourseGrid label={labels.courses}>
        {courses.map((course) => (
          <CourseCard key={course.href} {...course} instructorLabel={labels.instructor} priceLabel={labels.price} />
        ))}
      </CourseGrid>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'A list of course cards in columns of at least 270 px, one column on a phone. Screen readers announce the length of the list.',
          'If there are no courses show `EmptyState`; while they load show `Skeleton`. For other cards use `Grid`.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof CourseGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Six courses, including titles that are hard to lay out. */
export const Sheet: Story = { tags: ['sheet'] };

/** Four courses in one line. */
export const FourColumns: Story = {
  args: { columns: 'four' },
  render: ({ columns = 'four' }, { globals }) => {
    const labels = localize(globals, courseLabels);
    return (
      <CourseGrid label={labels.courses} columns={columns}>
        {courses.slice(0, 4).map((course) => (
          <CourseCard key={course.href} {...course} instructorLabel={labels.instructor} priceLabel={labels.price} />
        ))}
      </CourseGrid>
    );
  },
};
