import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { UiProvider } from '../../intl/UiProvider.tsx';
import { pick } from '../../stories/text.ts';
import { courses, courseWords } from '../Course.fixtures.ts';
import { CourseGrid } from '../CourseGrid/CourseGrid.tsx';
import { CourseCard } from './CourseCard.tsx';

const navigate = fn();

const meta = {
  title: 'Learning/CourseCard/Spec',
  component: CourseCard,
  tags: ['!autodocs', 'spec'],
  args: { href: '', title: '', seed: '', categoryId: 0, instructorLabel: '', priceLabel: '' },
  render: (args, { globals }) => {
    const words = pick(globals, courseWords);
    return (
      <UiProvider language={pick(globals, { ar: 'ar', en: 'en' })} navigate={navigate}>
        <CourseGrid label={words.courses}>
          {courses.map((course) => (
            <CourseCard
              key={course.href}
              {...course}
              href={`/single/${course.seed}`}
              instructorLabel={words.instructor}
              priceLabel={words.price}
              actions={args.actions}
            />
          ))}
        </CourseGrid>
      </UiProvider>
    );
  },
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AListOfArticlesWithOneLinkEach: Story = {
  play: async ({ canvas, globals }) => {
    const words = pick(globals, courseWords);
    const items = within(canvas.getByRole('list', { name: words.courses })).getAllByRole('listitem');
    await expect(items).toHaveLength(courses.length);
    for (const [at, item] of items.entries()) {
      const card = within(within(item).getByRole('article'));
      await expect(card.getByRole('link')).toHaveAccessibleName(courses[at]?.title);
      await expect(card.getByRole('heading')).toHaveTextContent(courses[at]?.title ?? '');
      await expect(card.queryByRole('img')).toBeNull();
    }
    await expect(items[0]).toHaveTextContent(
      pick(globals, { ar: 'المدرّس: أ. محمود سليمانالسعر: 250 جنيهًا', en: 'Instructor: أ. محمود سليمانPrice: EGP 250' }),
    );
  },
};

export const TheWholeCardLeadsToTheCourse: Story = {
  play: async ({ canvas, userEvent }) => {
    const [card] = canvas.getAllByRole('article');
    if (!card) throw new Error('there is no card');
    const { x, y, width, height } = card.getBoundingClientRect();
    // Whatever is painted at the middle of the cover and at the foot belongs to the link.
    for (const part of [0.2, 0.95]) {
      await expect(document.elementFromPoint(x + width / 2, y + height * part)?.tagName).toBe('A');
    }
    await userEvent.click(canvas.getByRole('link', { name: courses[0]?.title }));
    await expect(navigate).toHaveBeenCalledWith('/single/electricity');
  },
};

export const TabReachesACardOnceAndTheCardWearsTheRing: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('article');
    await userEvent.tab();
    await expect(first).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(first as Element).outlineStyle).toBe('solid');
    await userEvent.tab();
    await expect(second).toContainElement(document.activeElement as HTMLElement);
  },
};

export const ActionsStandAboveTheLink: Story = {
  args: { actions: <ButtonLink href="/quizzes">+</ButtonLink> },
  play: async ({ canvas, userEvent }) => {
    const [action] = canvas.getAllByRole('link', { name: '+' });
    if (!action) throw new Error('there is no action');
    const { x, y, width, height } = action.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(action);
    await userEvent.click(action);
    await expect(navigate).toHaveBeenCalledWith('/quizzes');
  },
};

export const ATitleRunsItsOwnWayAndStandsWithThePage: Story = {
  play: async ({ canvas, globals }) => {
    const mixed = canvas.getByText('HTML5 و CSS للمبتدئين');
    const latin = canvas.getByText('Introduction to Algorithms and Data Structures');
    await expect(mixed).toHaveAttribute('dir', 'rtl');
    await expect(latin).toHaveAttribute('dir', 'ltr');
    const side = pick(globals, { ar: 'right', en: 'left' });
    await expect(getComputedStyle(mixed).textAlign).toBe(side);
    await expect(getComputedStyle(latin).textAlign).toBe(side);
  },
};
