import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBlock } from '../../stories/SampleBlock.tsx';
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
Centres the content of a page, with a gutter that grows with the window: 16, 24, 32 px. \`page\` is 1200 px, \`narrow\` is for a quiz or a form, \`measure\` is for running text: long
lines are harder to read in Arabic than in Latin script.`,
      },
    },
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => <Container {...args}>{<SampleBlock>{args.width ?? 'page'}</SampleBlock>}</Container>,
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack>
      {(['page', 'narrow', 'measure'] as const).map((width) => (
        <Container key={width} width={width}>
          <SampleBlock>{width}</SampleBlock>
        </Container>
      ))}
    </Stack>
  ),
};
