import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { pick } from '../../stories/text.ts';
import { courses, courseWords } from '../Course.fixtures.ts';
import { CourseCard } from './CourseCard.tsx';

const [physics, , , grammar] = courses;
const quiet = {
  ar: { quizzes: 'إضافة اختبارات', subscribers: 'المشتركون' },
  en: { quizzes: 'Add quizzes', subscribers: 'Subscribers' },
};

const meta = {
  title: 'Learning/CourseCard',
  component: CourseCard,
  args: { href: '#', title: '', seed: '', categoryId: 0, ...physics, instructorLabel: '', priceLabel: '' },
  argTypes: { actions: { control: false }, fact: { control: false } },
  render: (args, { globals }) => {
    const words = pick(globals, courseWords);
    return (
      <div style={{ maxInlineSize: '320px' }}>
        <CourseCard {...args} instructorLabel={words.instructor} priceLabel={words.price} />
      </div>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'A course to look at and to enter, in a `CourseGrid`. Its picture, or a cover drawn from its slug in the cloth of its category; no text ever lies on either.',
          'For a category use `CategoryTile`. For a course among facts, as in a table, use a `Link`.',
          '**Keyboard** · One link a card, stretched over it: Tab reaches it once, Enter follows it. Actions, where there are any, come after.',
          '**Numbers** · Native elements, memoised on plain props: pass strings and numbers, not objects made anew.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** For sale, owned, for who runs it; and as a row, below 480 px. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const words = pick(globals, courseWords);
    const { quizzes, subscribers } = pick(globals, quiet);
    const labels = { instructorLabel: words.instructor, priceLabel: words.price };
    return (
      <div style={{ display: 'grid', gap: '24px', gridTemplateColumns: 'repeat(auto-fill, minmax(270px, 1fr))' }}>
        <CourseCard {...args} {...labels} />
        <CourseCard {...args} {...grammar} {...labels} price={undefined} fact={words.subscribers} narrow="row" />
        <CourseCard
          {...args}
          {...labels}
          instructorName={undefined}
          fact={words.subscribers}
          narrow="row"
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
