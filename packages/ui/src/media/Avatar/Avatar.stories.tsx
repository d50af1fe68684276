import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Shelf } from '../../stories/Shelf.tsx';
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
A person's face beside the name. Without a photo it is the **first letter in its isolated form**: Arabic initials set side by
side join into a word. Titles («أ.»، «د.») and tashkeel are passed over; the colour comes from the name. Decoration: the name says who it is.`,
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
        <Shelf key={size} name={String(size)}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </Shelf>
      ))}
    </Stack>
  ),
};
