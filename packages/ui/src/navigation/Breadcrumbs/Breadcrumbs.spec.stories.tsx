import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { navLabels } from '../Nav.fixtures.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs/Spec',
  component: Breadcrumbs,
  tags: ['!autodocs', 'spec'],
  args: { label: '', items: [] },
  render: (_args, { globals }) => {
    const words = localize(globals, navLabels);
    return <Breadcrumbs label={words.crumbs} items={words.trail} />;
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesThePathAndMarksTheCurrentPage: Story = {
  play: async ({ canvas, globals }) => {
    const { crumbs, trail } = localize(globals, navLabels);
    const path = within(canvas.getByRole('navigation', { name: crumbs }));
    await expect(path.getAllByRole('listitem')).toHaveLength(trail.length);
    await expect(path.getAllByRole('link')).toHaveLength(trail.length - 1);
    const page = path.getByText(trail.at(-1)?.label ?? '').parentElement;
    await expect(page).toHaveAttribute('aria-current', 'page');
    await expect(path.getByText('HTML5 و CSS للمبتدئين')).toHaveAttribute('dir', 'rtl');
  },
};

export const AShortNameHasAFullTarget: Story = {
  render: (_args, { globals }) => (
    <div style={{ padding: '24px' }}>
      <Breadcrumbs
        label={localize(globals, navLabels).crumbs}
        items={[{ label: 'ط', href: '#' }, { label: 'HTML5' }]}
      />
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

/** On a phone it takes a separate line instead of being cut. */
export const ALongPageIsCutAfterTwoLines: Story = {
  render: (_args, { globals }) => {
    const { crumbs, trail } = localize(globals, navLabels);
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

/** No line ends with a chevron that points to nothing. */
export const AWrappedLineBeginsWithItsChevron: Story = {
  render: (_args, { globals }) => {
    const { crumbs, trail } = localize(globals, navLabels);
    return (
      <div style={{ inlineSize: '300px' }}>
        <Breadcrumbs
          label={crumbs}
          items={[...trail.slice(0, 3), { label: texts.latin, href: '#l' }, { label: 'HTML5' }]}
        />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const [root, ...others] = canvas.getAllByRole('listitem');
    await expect(root!.querySelector('svg')).toBeNull();
    await expect(others.at(-1)!.offsetTop).toBeGreaterThan(root!.offsetTop);
    for (const item of others) {
      const chevron = item.querySelector('svg')!.getBoundingClientRect();
      const { left, right, top, bottom } = item.getBoundingClientRect();
      const distanceToStart = globals['locale'] === 'en' ? chevron.left - left : right - chevron.right;
      await expect(Math.round(distanceToStart)).toBe(0);
      await expect(chevron.top).toBeGreaterThanOrEqual(top);
      await expect(chevron.bottom).toBeLessThanOrEqual(bottom);
    }
  },
};

const getLongTrail = (globals: Record<string, unknown>) => {
  const { crumbs, trail } = localize(globals, navLabels);
  const expandLabel = localize(globals, { ar: 'عرض المسار كاملًا', en: 'Show the whole trail' });
  return { label: crumbs, items: [...trail.slice(0, 3), { label: 'B', href: '#b' }, { label: 'C' }], expandLabel };
};

/** On a phone only the root and the parent page are visible, with a button for the rest. */
export const ALongPathCollapsesOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (_args, { globals }) => <Breadcrumbs {...getLongTrail(globals)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { items, expandLabel } = getLongTrail(globals);
    const names = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names()).toEqual([items[0]!.label, 'B']);
    const expand = canvas.getByRole('button', { name: expandLabel });
    const { width, height } = expand.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(expand);
    await expect(names()).toEqual(items.slice(0, -1).map(({ label }) => label));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

const NamesArrive = ({ label, items, expandLabel }: ReturnType<typeof getLongTrail>) => {
  const [count, setCount] = useState(0);
  const arrived = Array.from({ length: count }, (_, at) => ({ label: `N${at}` }));
  return (
    <>
      <Breadcrumbs
        label={label}
        items={[...items.slice(0, -1), ...arrived, ...items.slice(-1)]}
        expandLabel={expandLabel}
      />
      <button type="button" onClick={() => setCount(count + 1)}>
        +
      </button>
    </>
  );
};

/** When the name of a level loads late, the parent link stays visible, and an expanded path stays expanded. */
export const ALevelThatLoadsLateKeepsTheState: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (_args, { globals }) => <NamesArrive {...getLongTrail(globals)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { items, expandLabel } = getLongTrail(globals);
    const names = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    const arrive = canvas.getByRole('button', { name: '+' });
    await userEvent.click(arrive);
    await expect(names()).toEqual([items[0]!.label, 'B']);
    await expect(canvas.getByText('N0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: expandLabel }));
    await userEvent.click(arrive);
    await expect(canvas.getByText('N1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: expandLabel })).toBeNull();
    await expect(names()).toEqual(items.slice(0, -1).map(({ label }) => label));
  },
};

export const ALongPathIsCompleteOnAWideScreen: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (_args, { globals }) => <Breadcrumbs {...getLongTrail(globals)} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(getLongTrail(globals).items.length - 1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
