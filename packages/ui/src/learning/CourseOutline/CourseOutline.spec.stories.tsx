import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { createFakeTab } from '../../media/PdfLink/Tab.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { outlineLabels, outlineUnits } from './CourseOutline.fixtures.ts';
import { CourseOutline } from './CourseOutline.tsx';

const meta = {
  title: 'Learning/CourseOutline/Spec',
  component: CourseOutline,
  tags: ['!autodocs', 'spec'],
  args: { units: outlineUnits.ar, labels: outlineLabels.ar, onPress: fn() },
  render: (args, { globals }) => (
    <CourseOutline {...args} units={localize(globals, outlineUnits)} labels={localize(globals, outlineLabels)} />
  ),
} satisfies Meta<typeof CourseOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];
const getToggles = ({ canvas }: Context) =>
  canvas.getAllByRole('heading', { level: 3 }).map((heading) => within(heading).getByRole('button'));

export const TheFirstUnitIsOpenAndUnitsToggle: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [first, second] = getToggles(context);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: /قانونا كيرشوف/ })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(second!);
    await expect(canvas.getByRole('button', { name: /قانونا كيرشوف/ })).toBeVisible();
  },
};

export const TheUnitOfTheCurrentItemIsOpen: Story = {
  args: { currentId: 'video-4', playingId: 'video-4' },
  play: async (context) => {
    const { canvas } = context;
    const [first, second] = getToggles(context);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: /قانونا كيرشوف/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** As when the next lesson begins by itself. */
export const TheUnitOfTheNextItemOpens: Story = {
  render: function Render(args, { globals }) {
    const [current, setCurrent] = useState('video-1');
    return (
      <>
        <button type="button" onClick={() => setCurrent('video-3')}>
          next
        </button>
        <CourseOutline
          {...args}
          currentId={current}
          playingId={current}
          units={localize(globals, outlineUnits)}
          labels={localize(globals, outlineLabels)}
        />
      </>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'next' }));
    for (const toggle of getToggles(context)) await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
};

export const EachKindOpensInItsWay: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const { locked, watched } = localize(globals, outlineLabels);
    await expect(canvas.getByRole('button', { name: new RegExp(`مقدمة الدورة.*${watched}`) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /مسائل الدوائر المركبة/ }));
    await expect(args.onPress).toHaveBeenLastCalledWith('record-1');
    await expect(canvas.getByRole('link', { name: /اختبار الوحدة الأولى/ })).toHaveAttribute('href', '#quiz');
    const tab = createFakeTab();
    const open = spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
    await userEvent.click(canvas.getByRole('button', { name: /ورقة قوانين الكهربية/ }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://files.example/1.pdf'));
    open.mockClear();
    await userEvent.click(getToggles(context)[1]!);
    // A locked document explains why, and opens no tab.
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`مذكرة الوحدة الثانية.*${locked}`) }));
    await expect(args.onPress).toHaveBeenLastCalledWith('file-2');
    await expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  },
};
