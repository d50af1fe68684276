import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block } from '../../stories/Block.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { width: 'page' },
  argTypes: { width: { control: 'inline-radio', options: ['page', 'narrow', 'measure'] }, as: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
Centres the content of a page and keeps the gutter that grows with the window: 16, 24, 32 px. \`page\` 1200 px, \`narrow\` a quiz or a form, \`measure\` running text: lines of
Arabic tire the eye sooner than Latin ones.`,
      },
    },
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => <Container {...args}>{<Block>{args.width ?? 'page'}</Block>}</Container>,
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack>
      {(['page', 'narrow', 'measure'] as const).map((width) => (
        <Container key={width} width={width}>
          <Block>{width}</Block>
        </Container>
      ))}
    </Stack>
  ),
};
