import type { Meta, StoryObj } from '@storybook/react-vite';
import { localize } from '../../stories/localize.ts';
import { navLabels } from '../Nav.fixtures.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { targetId: 'content', label: navLabels.ar.skip },
  render: (args, { globals }) => (
    <>
      <SkipLink {...args} label={localize(globals, navLabels).skip} />
      <p>
        {localize(globals, {
          ar: 'اضغط Tab ليظهر الرابط في أول الصفحة.',
          en: 'Press Tab: the link appears at the top.',
        })}
      </p>
      <div id="content" tabIndex={-1}>
        {localize(globals, { ar: 'محتوى الصفحة', en: 'The content of the page' })}
      </div>
    </>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '160px' },
      description: {
        component: [
          'The first focusable element of every page: it skips contact bar, ticker and header. One per page, before everything else.',
          '**Keyboard** · Tab shows it, Enter moves the focus to the `main` landmark, which needs `tabindex="-1"`. The address does not change.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Focused. */
export const Sheet: Story = {
  tags: ['sheet'],
  play: async ({ canvas, globals }) => {
    canvas.getByRole('link', { name: localize(globals, navLabels).skip }).focus();
  },
};
