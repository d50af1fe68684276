import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { UiProvider } from '../../intl/UiProvider.tsx';
import { localize } from '../../stories/localize.ts';
import { courses, courseLabels } from '../Course.fixtures.ts';
import { CourseGrid } from '../CourseGrid/CourseGrid.tsx';
import { CourseCard } from './CourseCard.tsx';

const navigate = fn();

const meta = {
  title: 'Learning/CourseCard/Spec',
  component: CourseCard,
  tags: ['!autodocs', 'spec'],
  args: { href: '', title: '', seed: '', categoryId: 0, instructorLabel: '', priceLabel: '' },
  render: (args, { globals }) => {
    const labels = localize(globals, courseLabels);
    return (
      <UiProvider language={localize(globals, { ar: 'ar', en: 'en' })} navigate={navigate}>
        <CourseGrid label={labels.courses}>
          {courses.map((course) => (
            <CourseCard
              key={course.href}
              {...course}
              href={`/single/${course.seed}`}
              instructorLabel={labels.instructor}
              priceLabel={labels.price}
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

export const ListOfArticlesWithOneLinkEach: Story = {
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, courseLabels);
    const items = within(canvas.getByRole('list', { name: labels.courses })).getAllByRole('listitem');
    await expect(items).toHaveLength(courses.length);
    for (const [at, item] of items.entries()) {
      const card = within(within(item).getByRole('article'));
      await expect(card.getByRole('link')).toHaveAccessibleName(courses[at]?.title);
      await expect(card.getByRole('heading')).toHaveTextContent(courses[at]?.title ?? '');
      await expect(card.queryByRole('img')).toBeNull();
    }
    await expect(items[0]).toHaveTextContent(
      localize(globals, {
        ar: 'المدرّس: أ. محمود سليمانالسعر: 250 جنيهًا',
        en: 'Instructor: أ. محمود سليمانPrice: EGP 250',
      }),
    );
  },
};

export const PriceIsAtTheEndOfTheCardWhateverTheName: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, courseLabels);
    const { instructorName: _, ...course } = courses[0]!;
    return (
      <div style={{ inlineSize: '270px' }}>
        {['أ. سارة', 'أ. محمد عبد الرحمن عبد اللطيف السيد الشرقاوي', undefined].map((instructorName) => (
          <CourseCard
            key={instructorName ?? ''}
            {...course}
            {...(instructorName !== undefined && { instructorName })}
            instructorLabel={labels.instructor}
            priceLabel={labels.price}
          />
        ))}
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const end = localize(globals, { ar: 'left' as const, en: 'right' as const });
    const price = localize(globals, { ar: '250 جنيهًا', en: 'EGP 250' });
    const edges = canvas.getAllByText(price).map((element) => Math.round(element.getBoundingClientRect()[end]));
    await expect(edges).toHaveLength(3);
    await expect(new Set(edges).size).toBe(1);
  },
};

export const WholeCardIsTheLink: Story = {
  play: async ({ canvas, userEvent }) => {
    const [card] = canvas.getAllByRole('article');
    if (!card) throw new Error('there is no card');
    const { x, y, width, height } = card.getBoundingClientRect();
    // The link covers the middle of the cover and the bottom of the card.
    for (const part of [0.2, 0.95]) {
      await expect(document.elementFromPoint(x + width / 2, y + height * part)?.tagName).toBe('A');
    }
    await userEvent.click(canvas.getByRole('link', { name: courses[0]?.title }));
    await expect(navigate).toHaveBeenCalledWith('/single/electricity');
  },
};

export const TabFocusesEachCardOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('article');
    await userEvent.tab();
    await expect(first).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(first as Element).outlineStyle).toBe('solid');
    await userEvent.tab();
    await expect(second).toContainElement(document.activeElement as HTMLElement);
  },
};

export const ActionsAreAboveTheLink: Story = {
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

export const TitleKeepsItsDirectionAndAlignsWithThePage: Story = {
  play: async ({ canvas, globals }) => {
    const mixed = canvas.getByText('HTML5 و CSS للمبتدئين');
    const latin = canvas.getByText('Introduction to Algorithms and Data Structures');
    await expect(mixed).toHaveAttribute('dir', 'rtl');
    await expect(latin).toHaveAttribute('dir', 'ltr');
    const side = localize(globals, { ar: 'right', en: 'left' });
    await expect(getComputedStyle(mixed).textAlign).toBe(side);
    await expect(getComputedStyle(latin).textAlign).toBe(side);
  },
};
