import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { pick } from '../../stories/text.ts';
import { navWords } from '../Nav.fixtures.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: navWords.ar.crumbs, items: navWords.ar.trail },
  argTypes: { items: { control: false } },
  render: (args, { globals }) => {
    const words = pick(globals, navWords);
    return <Breadcrumbs {...args} label={words.crumbs} items={words.trail} />;
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Where one is in the dashboard, and the way back up. The last entry is the page itself: text, not a link.',
          '**Keyboard** · Tab goes from link to link. The chevrons point the way one reads.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Four steps, one, and long titles, which a phone has no line for. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { crumbs, trail } = pick(globals, navWords);
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
