import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { CourseCard } from '../CourseCard/CourseCard.tsx';
import { courses, courseLabels } from '../Course.fixtures.ts';
import { CourseGrid } from './CourseGrid.tsx';

const meta = {
  title: 'Learning/CourseGrid/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => {
    const labels = localize(globals, courseLabels);
    const repeatedCourses = [1, 2, 3, 4, 5].flatMap((copy) =>
      courses.map((course) => ({ course, key: `${course.href} ${copy}` })),
    );
    return (
      <CourseGrid label={labels.courses}>
        {repeatedCourses.map(({ key, course }) => (
          <CourseCard key={key} {...course} instructorLabel={labels.instructor} priceLabel={labels.price} />
        ))}
      </CourseGrid>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const getPositions = (list: HTMLElement) =>
  [...list.children].map((card) => {
    const { y, height } = card.getBoundingClientRect();
    return [Math.round(y + window.scrollY), Math.round(height)];
  });
const isSkippable = (card: Element | null) => card?.hasAttribute('data-skippable');

export const SkippingOffscreenCardsShiftsNothing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    await document.fonts.ready;
    const initialPositions = getPositions(list);
    await waitFor(() => expect(isSkippable(list.lastElementChild)).toBe(true));
    await expect(isSkippable(list.firstElementChild)).toBe(false);
    const last = list.querySelector(':scope > :last-child a');
    await waitFor(() => expect(last?.checkVisibility({ contentVisibilityAuto: true })).toBe(false));
    await expect(getPositions(list)).toEqual(initialPositions);

    // At another width all cards are rendered and measured again.
    canvasElement.style.maxInlineSize = '300px';
    await waitFor(() => expect(isSkippable(list.lastElementChild)).toBe(false));
    const narrowPositions = getPositions(list);
    await waitFor(() => expect(isSkippable(list.lastElementChild)).toBe(true));
    await expect(getPositions(list)).toEqual(narrowPositions);
    canvasElement.style.removeProperty('max-inline-size');
  },
};
