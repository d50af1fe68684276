import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, spyOn } from 'storybook/test';
import { Card } from '../../layout/Card/Card.tsx';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { ScrollToTop, type ScrollToTopProps } from './ScrollToTop.tsx';

const translations = { ar: 'العودة إلى أعلى الصفحة', en: 'Back to top' };

function Page({ title, ...props }: ScrollToTopProps & { title: string }) {
  return (
    <Stack>
      <div style={{ position: 'sticky', insetBlockStart: 0 }}>
        <ScrollToTop {...props} />
      </div>
      <Heading level={1} id="story-top" tabIndex={-1}>
        {title}
      </Heading>
      {Array.from({ length: 16 }, (_, index) => (
        <Card key={index}>{texts.long}</Card>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Actions/ScrollToTop',
  component: ScrollToTop,
  args: { label: '', targetId: 'story-top' },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 420 },
      description: {
        component: `
Scrolls back to the top of a long page and focuses the target. Hidden at the top. It scrolls smoothly unless the user prefers reduced motion.
Put it into a sticky header (\`TopBar\` has a slot for it), where it covers nothing; from 1280 px it is in the margin beside the content.
Give the target \`tabIndex={-1}\`.

| Key | Does |
|---|---|
| Enter, Space | scrolls up and moves the focus |`,
      },
    },
  },
  render: (args, { globals }) => (
    <Page
      {...args}
      label={args.label || localize(globals, translations)}
      title={localize(globals, { ar: 'صفحة طويلة', en: 'A long page' })}
    />
  ),
} satisfies Meta<typeof ScrollToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const frame: CSSProperties = { blockSize: '1200px', overflow: 'hidden', contain: 'paint' };

/** A scrolled page. A screenshot of a full page leaves nothing to scroll, so the top lies outside a clipped frame. */
export const Sheet: Story = {
  tags: ['sheet'],
  decorators: [
    (Story) => (
      <div style={frame}>
        <div style={{ position: 'relative', marginBlockStart: '-120px' }}>{Story()}</div>
      </div>
    ),
  ],
  // Scrolled for the component only: a screenshot scrolls the page back to its top.
  beforeEach: () => {
    const scrollY = spyOn(window, 'scrollY', 'get').mockReturnValue(100);
    return () => scrollY.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeVisible();
  },
};
