import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { Inline } from './Inline.tsx';

const meta = { title: 'Layout/Inline/Spec', component: Inline, tags: ['!autodocs', 'spec'] } satisfies Meta<
  typeof Inline
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheFirstChildIsAtTheInlineStart: Story = {
  args: { children: [<span key="1">1</span>, <span key="2">2</span>] },
  play: async ({ canvas, globals }) => {
    const [first, second] = ['1', '2'].map((text) => canvas.getByText(text).getBoundingClientRect().x);
    await expect(first! > second!).toBe(localize(globals, { ar: true, en: false }));
  },
};
