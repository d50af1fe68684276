import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { CourseCard } from '../CourseCard/CourseCard.tsx';
import { courses, courseWords } from '../Course.fixtures.ts';
import { CourseGrid } from './CourseGrid.tsx';

const meta = {
  title: 'Learning/CourseGrid/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => {
    const words = pick(globals, courseWords);
    const shelf = [1, 2, 3, 4, 5].flatMap((copy) =>
      courses.map((course) => ({ course, key: `${course.href} ${copy}` })),
    );
    return (
      <CourseGrid label={words.courses}>
        {shelf.map(({ key, course }) => (
          <CourseCard key={key} {...course} instructorLabel={words.instructor} priceLabel={words.price} />
        ))}
      </CourseGrid>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const places = (list: HTMLElement) =>
  [...list.children].map((card) => {
    const { y, height } = card.getBoundingClientRect();
    return [Math.round(y + window.scrollY), Math.round(height)];
  });
const rests = (card: Element | null) => card?.hasAttribute('data-resting');

export const SkippingCardsOutOfSightMovesNothing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    await document.fonts.ready;
    const drawn = places(list);
    await waitFor(() => expect(rests(list.lastElementChild)).toBe(true));
    await expect(rests(list.firstElementChild)).toBe(false);
    const last = list.querySelector(':scope > :last-child a');
    await waitFor(() => expect(last?.checkVisibility({ contentVisibilityAuto: true })).toBe(false));
    await expect(places(list)).toEqual(drawn);

    // At another width they are drawn, and measured, anew.
    canvasElement.style.maxInlineSize = '300px';
    await waitFor(() => expect(rests(list.lastElementChild)).toBe(false));
    const narrow = places(list);
    await waitFor(() => expect(rests(list.lastElementChild)).toBe(true));
    await expect(places(list)).toEqual(narrow);
    canvasElement.style.removeProperty('max-inline-size');
  },
};
