import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { navLabels } from '../Nav.fixtures.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: navLabels.ar.crumbs, items: navLabels.ar.trail },
  argTypes: { items: { control: false } },
  render: (args, { globals }) => {
    const words = localize(globals, navLabels);
    return <Breadcrumbs {...args} label={words.crumbs} items={words.trail} />;
  },
  parameters: {
    docs: {
      description: {
        component: [
          'The path to the current page in the dashboard. The last item is the page itself: text, not a link.',
          '**Keyboard** · Tab moves from link to link. The chevrons point in reading direction.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Four items, one item, and long titles. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { crumbs, trail } = localize(globals, navLabels);
    return (
      <Stack>
        <Breadcrumbs label={crumbs} items={trail} />
        <Breadcrumbs label={`${crumbs} 2`} items={trail.slice(0, 1)} />
        <Breadcrumbs
          label={`${crumbs} 3`}
          items={[...trail.slice(0, 2), { label: texts.long, href: '#long' }, { label: texts.latin }]}
        />
      </Stack>
    );
  },
};
