import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '../../stories/Texts.fixtures.ts';
import { Shelf } from '../../stories/Shelf.tsx';
import { pick } from '../../stories/text.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const looks = ['display', 'h1', 'h2', 'h3', 'label'] as const;
const words = { ar: 'نور المعرفة أقرب إليك', en: 'The light of knowledge, closer to you' };
const meta = {
  title: 'Layout/Heading',
  component: Heading,
  args: { level: 1, children: '' },
  argTypes: {
    level: { control: 'inline-radio', options: [1, 2, 3, 4] },
    look: { control: 'inline-radio', options: looks },
    lines: { control: 'inline-radio', options: [1, 2, 3] },
  },
  parameters: {
    docs: {
      description: {
        component: `
A title in Alexandria. **Level and look are chosen apart**: the level is the outline that screen readers walk by (one 1 a page, no step left out), the look is the design. Lines are balanced; heights leave room for marks above
and below.`,
      },
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ children, ...args }, { globals }) => <Heading {...args}>{children || pick(globals, words)}</Heading>,
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Stack gap="s7">
      {looks.map((look, at) => (
        <Shelf key={look} name={look}>
          <Heading level={at === 0 ? 1 : 2} look={look}>
            {pick(globals, words)}
          </Heading>
        </Shelf>
      ))}
      <Heading level={2}>{texts.long}</Heading>
      <Heading level={2} look="h3" lines={1} dir="rtl">
        {`${texts.mixed} ${texts.long} ${texts.long}`}
      </Heading>
    </Stack>
  ),
};
