import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ltr } from '../../intl/Bidi.tsx';
import { SampleBlock } from '../../stories/SampleBlock.tsx';
import { localize } from '../../stories/localize.ts';
import { gap as gaps } from '../space.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const names = {
  ar: ['أحياء', 'كيمياء', 'فيزياء', 'جبر', 'هندسة', 'تاريخ', 'جغرافيا'],
  en: ['Biology', 'Chemistry', 'Physics', 'Algebra', 'Geometry', 'History', 'Geography'],
};
const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { minColumnWidth: 'sm', gap: 's5', stretch: false },
  argTypes: {
    minColumnWidth: { control: 'inline-radio', options: ['2xs', 'xs', 'sm', 'md', 'lg'] },
    gap: { control: 'select', options: Object.keys(gaps) },
    as: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: `
Places equal items in columns: as many as fit at the minimum width (80, 150, 200, 270, 360 px), without breakpoints. One column on a narrow phone. For two unequal children use \`Columns\`.`,
      },
    },
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <Grid {...args}>
      {localize(globals, names).map((name) => (
        <SampleBlock key={name}>{name}</SampleBlock>
      ))}
    </Grid>
  ),
};

const Caption = ({ children }: { children: string }) => (
  <Text size="caption" tone="muted" lang="en">
    <Ltr>{children}</Ltr>
  </Text>
);

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Stack gap="s7">
      {(['2xs', 'xs', 'sm', 'md', 'lg'] as const).map((minColumnWidth) => (
        <Stack key={minColumnWidth} gap="s3">
          <Caption>{minColumnWidth}</Caption>
          <Grid minColumnWidth={minColumnWidth} gap="s4">
            {localize(globals, names).map((name) => (
              <SampleBlock key={name}>{name}</SampleBlock>
            ))}
          </Grid>
        </Stack>
      ))}
      <Stack gap="s3">
        <Caption>sm, stretch</Caption>
        <Grid minColumnWidth="sm" gap="s4" stretch>
          {localize(globals, names)
            .slice(0, 2)
            .map((name) => (
              <SampleBlock key={name}>{name}</SampleBlock>
            ))}
        </Grid>
      </Stack>
    </Stack>
  ),
};
