import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { texts } from '../../stories/fixtures.ts';
import { pick } from '../../stories/text.ts';
import { navWords } from '../navFixtures.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs/Spec',
  component: Breadcrumbs,
  tags: ['!autodocs', 'spec'],
  args: { label: '', items: [] },
  render: (_args, { globals }) => {
    const words = pick(globals, navWords);
    return <Breadcrumbs label={words.crumbs} items={words.trail} />;
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesThePathAndMarksThePage: Story = {
  play: async ({ canvas, globals }) => {
    const { crumbs, trail } = pick(globals, navWords);
    const path = within(canvas.getByRole('navigation', { name: crumbs }));
    await expect(path.getAllByRole('listitem')).toHaveLength(trail.length);
    await expect(path.getAllByRole('link')).toHaveLength(trail.length - 1);
    const page = path.getByText(trail.at(-1)?.label ?? '').parentElement;
    await expect(page).toHaveAttribute('aria-current', 'page');
    await expect(path.getByText('HTML5 و CSS للمبتدئين')).toHaveAttribute('dir', 'rtl');
  },
};

export const AShortNameIsAWholeTarget: Story = {
  render: (_args, { globals }) => (
    <div style={{ padding: '24px' }}>
      <Breadcrumbs label={pick(globals, navWords).crumbs} items={[{ label: 'ط', href: '#' }, { label: 'HTML5' }]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const { x, y, width, height } = link.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    for (const [dx, dy] of [
      [-20, 0],
      [20, 0],
      [0, -20],
      [0, 20],
    ] as const) {
      await expect(document.elementFromPoint(middleX + dx, middleY + dy)).toBe(link);
    }
  },
};

/** On a phone it takes a line of its own rather than be cut beside the others. */
export const ALongPageIsCutAfterTwoLines: Story = {
  render: (_args, { globals }) => {
    const { crumbs, trail } = pick(globals, navWords);
    return (
      <div style={{ inlineSize: '328px' }}>
        <Breadcrumbs label={crumbs} items={[...trail.slice(0, 2), { label: `${texts.long} `.repeat(3) }]} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const [first, second, last] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(Math.round(first!.top)).toBe(Math.round(second!.top));
    await expect(last!.top).toBeGreaterThanOrEqual(first!.bottom);
    await expect(Math.round(last!.width)).toBe(328);
    await expect(last!.height).toBeLessThan(72);
  },
};
