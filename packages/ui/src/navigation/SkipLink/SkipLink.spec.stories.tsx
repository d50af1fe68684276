import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { navLabels } from '../Nav.fixtures.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink/Spec',
  component: SkipLink,
  tags: ['!autodocs', 'spec'],
  args: { targetId: 'content', label: '' },
  render: (args, { globals }) => (
    <>
      <SkipLink {...args} label={localize(globals, navLabels).skip} />
      <a href="#elsewhere">{localize(globals, navLabels).login}</a>
      <main id="content" tabIndex={-1}>
        <p>{localize(globals, navLabels).tagline}</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TabShowsItAndEnterSkipsToTheContent: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole('link', { name: localize(globals, navLabels).skip });
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
