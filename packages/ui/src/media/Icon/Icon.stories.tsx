import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Surface } from '../../layout/Surface/Surface.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { type IconEntry, type IconName, icons } from './icons.ts';

const entries = Object.entries<IconEntry>(icons) as [IconName, IconEntry][];

const meta = {
  title: 'Media/Icon',
  component: Icon,
  args: { name: 'arrow-forward', size: 24 },
  argTypes: {
    name: { control: 'select', options: Object.keys(icons) },
    size: { control: 'inline-radio', options: [20, 24] },
  },
  parameters: {
    docs: {
      description: {
        component: `
An icon of the registry (\`icons.ts\`): lucide drawings at 1.75 px, and our own brand marks. **The registry decides whether an icon
mirrors**, not the caller: icons that point in reading direction mirror in Arabic (arrows, "log out", a bulleted list); clocks, checks,
media controls, tools and brand marks never do.

Decoration by default, with text beside it. Give it a \`label\` only if there is no text. To add an icon, add a line to the
registry, then run \`node packages/ui/scripts/icons.ts\`.`,
      },
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Grid minColumnWidth="xs" gap="s3">
      {entries.map(([name, { mirror }]) => (
        <Surface key={name} padding="s4" radius="control" border background={mirror ? 'primary' : 'surface'}>
          <Stack gap="s3" align="center">
            <Inline gap="s4">
              <Icon name={name} />
              <Icon name={name} size={24} />
            </Inline>
            <Text size="caption" dir="ltr" lang="en">
              {name}
              {mirror ? ' ⇄' : ''}
            </Text>
          </Stack>
        </Surface>
      ))}
    </Grid>
  ),
};
