import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { gap as gaps } from '../space.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Surface } from './Surface.tsx';

const grounds = ['canvas', 'surface', 'sunken', 'raised', 'primary', 'success', 'danger', 'warning', 'info'] as const;
const radii = ['none', 'sm', 'control', 'card', 'hero', 'signature'] as const;
const meta = {
  title: 'Layout/Surface',
  component: Surface,
  args: { ground: 'surface', padding: 's6', radius: 'card', border: true },
  argTypes: {
    ground: { control: 'select', options: grounds },
    radius: { control: 'select', options: radii },
    padding: { control: 'select', options: Object.keys(gaps) },
    as: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: `
A ground to put things on. Quiet grounds, loud covers: \`canvas\` is the page, \`surface\` what stands on it, \`sunken\` wells and bars, \`raised\` what floats. At night depth comes from
lighter grounds, by day from a warm shadow. A thing that stands alone is a \`Card\`.`,
      },
    },
  },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: (args) => <Surface {...args}>{<Text>{args.ground}</Text>}</Surface> };

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="s8">
      <Grid minColumnWidth="sm">
        {grounds.map((ground) => (
          <Surface key={ground} ground={ground} padding="s6" radius="card" border>
            <Text>{ground}</Text>
          </Surface>
        ))}
      </Grid>
      <Grid minColumnWidth="sm">
        {radii.map((radius) => (
          <Surface key={radius} ground="primary" padding="s9" radius={radius}>
            <Text>{radius}</Text>
          </Surface>
        ))}
      </Grid>
    </Stack>
  ),
};
