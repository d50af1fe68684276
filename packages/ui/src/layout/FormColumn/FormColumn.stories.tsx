import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBlock } from '../../stories/SampleBlock.tsx';
import { FormColumn } from './FormColumn.tsx';

const meta = {
  title: 'Layout/FormColumn',
  component: FormColumn,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
The column of a form page: 36 rem at most, at the inline start. For a page with nothing but a form use \`AuthLayout\`; for running text use a \`Container\` of width
\`measure\`.`,
      },
    },
  },
} satisfies Meta<typeof FormColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { children: <SampleBlock>36 rem</SampleBlock> } };
export const Sheet: Story = { tags: ['sheet'], ...Playground };
