import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { Shelf } from '../../stories/Shelf.tsx';
import { pick } from '../../stories/text.ts';
import { ForVisitors } from './ForVisitors.tsx';

const words = { ar: 'إنشاء حساب', en: 'Create account' };
const meta = {
  title: 'Layout/ForVisitors',
  component: ForVisitors,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
The way in, in pages that a server draws once for everyone: where \`<html data-signed>\` says that the reader is signed in, it is not seen until the app has taken over
and removed the mark. Its place is kept for what comes instead; with \`place="gone"\` it goes too. It hides nothing from anyone who wants to see it: rights are the server's.`,
      },
    },
  },
  render: ({ place }, { globals }) => (
    <ForVisitors place={place}>
      <ButtonLink href="#signup" tone="primary">
        {pick(globals, words)}
      </ButtonLink>
    </ForVisitors>
  ),
} satisfies Meta<typeof ForVisitors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** For who is signed in its place is empty, and nothing moves when the app puts something else there. */
export const KeepsItsPlace: Story = {
  tags: ['!autodocs', 'spec'],
  play: async ({ canvas, globals }) => {
    const link = canvas.getByText(pick(globals, words));
    const { width } = link.getBoundingClientRect();
    const root = document.documentElement;
    root.setAttribute('data-signed', '');
    await expect(link).not.toBeVisible();
    await expect(link.getBoundingClientRect().width).toBe(width);
    root.removeAttribute('data-signed');
    await expect(link).toBeVisible();
  },
};

/** Where nothing comes instead, what stands beside it is in its own place from the start. */
export const LeavesNoGap: Story = {
  tags: ['!autodocs', 'spec'],
  args: { place: 'gone' },
  play: async ({ canvas, globals }) => {
    const link = canvas.getByText(pick(globals, words));
    const root = document.documentElement;
    root.setAttribute('data-signed', '');
    await expect(link.getBoundingClientRect().width).toBe(0);
    root.removeAttribute('data-signed');
    await expect(link).toBeVisible();
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Shelf name="ForVisitors">
      <ForVisitors>
        <ButtonLink href="#signup" tone="primary">
          {pick(globals, words)}
        </ButtonLink>
      </ForVisitors>
    </Shelf>
  ),
};
