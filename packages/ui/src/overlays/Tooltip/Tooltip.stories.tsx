import type { Meta, StoryObj } from '@storybook/react-vite';
import { TooltipTrigger } from 'react-aria-components';
import { AriaButtonProvider } from '../../actions/Button/AriaButtonProvider.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { localize } from '../../stories/localize.ts';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { Tooltip } from './Tooltip.tsx';
import { TooltipBubble } from './TooltipBubble.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: '', placement: 'bottom', children: <span /> },
  argTypes: { children: { control: false } },
  render: (args, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <Tooltip {...args} text={args.text || labels.searchTip}>
        <IconButton icon="search" label={labels.search} />
      </Tooltip>
    );
  },
  parameters: {
    docs: {
      description: {
        component:
          'A short text about a control, shown on hover and focus. Touch screens do not show it, so put important text on the page. For interactive content use `Popover`.\n\n**Keyboard** · Tab to the control shows it · Escape hides it.',
      },
      story: { inline: false, iframeHeight: 160 },
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A short text and a text of several lines. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <div style={{ padding: '48px 16px 160px', display: 'grid', justifyItems: 'center', gap: '96px' }}>
        <TooltipTrigger isOpen>
          <AriaButtonProvider>
            <IconButton icon="search" label={labels.search} />
          </AriaButtonProvider>
          <TooltipBubble text={labels.searchTip} placement="bottom" />
        </TooltipTrigger>
        <TooltipTrigger isOpen>
          <AriaButtonProvider>
            <IconButton icon="info" label={labels.describe} />
          </AriaButtonProvider>
          <TooltipBubble text={labels.describeText} placement="bottom" />
        </TooltipTrigger>
      </div>
    );
  },
};
