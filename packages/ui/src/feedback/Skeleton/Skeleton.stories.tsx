import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../layout/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Surface } from '../../layout/Surface/Surface.tsx';
import { localize } from '../../stories/localize.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { shape: 'text', width: 'wide' },
  argTypes: {
    shape: { control: 'inline-radio', options: ['text', 'cover', 'block', 'circle'] },
    width: { control: 'inline-radio', options: ['full', 'wide', 'half', 'third'] },
  },
  parameters: {
    docs: {
      description: {
        component: `
Keeps the space of content that loads, so that nothing jumps. Build it in the shape of the content. It is not announced:
put \`aria-busy\` and a name on the region around it. It pulses and stops after five seconds.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Grid as="section" aria-busy aria-label={localize(globals, { ar: 'الدورات', en: 'Courses' })}>
      {[1, 2, 3].map((card) => (
        <Card key={card} padding="s0" clip>
          <Skeleton shape="cover" />
          <Surface padding="s6">
            <Stack gap="s3">
              <Skeleton width="wide" />
              <Skeleton width="half" />
              <Inline wrap={false}>
                <Skeleton shape="circle" />
                <Skeleton width="third" />
              </Inline>
              <Skeleton shape="block" />
            </Stack>
          </Surface>
        </Card>
      ))}
    </Grid>
  ),
};
