import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { OverlayDemo } from '../OverlayDemo.fixtures.tsx';
import { Drawer } from './Drawer.tsx';
import { DrawerContent } from './DrawerContent.fixtures.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: { label: '', isOpen: false, onClose: fn(), children: null },
  argTypes: { header: { control: false }, children: { control: false }, footer: { control: false } },
  parameters: {
    docs: {
      description: {
        component: [
          'The menu of the page on narrow screens: 280 px wide, at the inline start, above a scrim. For content of one part of the page use `Popover` or `Dialog`.',
          'Following a link inside closes it. Give the button that opens it `aria-expanded`.',
          '**Keyboard** · the close button is first · Tab stays inside · Escape closes, and the focus returns to the button.',
        ].join('\n\n'),
      },
      story: { inline: false, iframeHeight: 560 },
    },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <OverlayDemo label={labels.drawer}>
        {(state) => <DrawerContent {...args} {...state} globals={globals} />}
      </OverlayDemo>
    );
  },
};

/** Open above the page. */
export const Sheet: Story = {
  tags: ['sheet'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <>
      <p style={{ padding: '16px' }}>{`${localize(globals, overlayLabels).describeText} `.repeat(12)}</p>
      <DrawerContent {...args} isOpen globals={globals} />
    </>
  ),
};
