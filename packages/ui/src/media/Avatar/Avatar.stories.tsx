import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { Avatar } from './Avatar.tsx';

const names = ['أحمد سمير', 'منى عبد الله', 'د. هالة فؤاد', 'يوسف', 'ليلى', 'شريف', 'Sara Adel', 'عُمَر'];
const sizes = [32, 40, 56, 96] as const;

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  args: { name: 'منى عبد الله', size: 56 },
  argTypes: { size: { control: 'inline-radio', options: sizes } },
  parameters: {
    docs: {
      description: {
        component: `
A person's photo beside the name. Without a photo it shows the **first letter in its isolated form**, because two Arabic initials
would join into a word. It skips titles («أ.»، «د.») and tashkeel; the colour depends on the name. It is decoration, because the name is beside it.`,
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="s6">
      {sizes.map((size) => (
        <VariantRow key={size} name={String(size)}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </VariantRow>
      ))}
    </Stack>
  ),
};
