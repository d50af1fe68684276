import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { gap as gaps } from '../space.css.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Surface } from './Surface.tsx';

const grounds = ['canvas', 'surface', 'sunken', 'raised', 'primary', 'success', 'danger', 'warning', 'info'] as const;
const radii = ['none', 'sm', 'control', 'card', 'hero', 'signature'] as const;
const meta = {
  title: 'Layout/Surface',
  component: Surface,
  args: { background: 'surface', padding: 's6', radius: 'card', border: true },
  argTypes: {
    background: { control: 'select', options: grounds },
    radius: { control: 'select', options: radii },
    padding: { control: 'select', options: Object.keys(gaps) },
    as: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: `
A background for content: \`canvas\` is the page, \`surface\` is for cards, \`sunken\` for wells and bars, \`raised\` for floating panels. In the dark theme depth comes from
lighter backgrounds, in the light theme from shadows. For one thing with a border use \`Card\`.

\`data-theme="dark"\` gives a surface the dark theme, also inside a light page. Overlays that open from inside have it too.`,
      },
    },
  },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: (args) => <Surface {...args}>{<Text>{args.background}</Text>}</Surface> };

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="s8">
      <Grid minColumnWidth="sm">
        {grounds.map((ground) => (
          <Surface key={ground} background={ground} padding="s6" radius="card" border>
            <Text>{ground}</Text>
          </Surface>
        ))}
      </Grid>
      <Grid minColumnWidth="sm">
        {radii.map((radius) => (
          <Surface key={radius} background="primary" padding="s9" radius={radius}>
            <Text>{radius}</Text>
          </Surface>
        ))}
      </Grid>
    </Stack>
  ),
};

/** A section with a theme of its own. */
export const NestedThemes: Story = {
  render: () => (
    <Grid>
      {(['light', 'dark'] as const).map((theme) => (
        <Surface key={theme} data-theme={theme} background="canvas" padding="s6" radius="card" border>
          <Stack>
            <Text strong>{theme}</Text>
            <Inline>
              <Button tone="accent">اشترك الآن</Button>
              <Button variant="outline">شاهد المقدمة</Button>
            </Inline>
            <TextField label="البريد الإلكتروني" type="email" invalidMessage="بريد غير صحيح" />
          </Stack>
        </Surface>
      ))}
    </Grid>
  ),
};
