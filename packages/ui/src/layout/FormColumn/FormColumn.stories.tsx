import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block } from '../../stories/Block.tsx';
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
The column of a form page: 36 rem at most, at the inline start. A form that is all there is to do stands in \`AuthLayout\`; running text in a \`Container\` of width
\`measure\`.`,
      },
    },
  },
} satisfies Meta<typeof FormColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { children: <Block>36 rem</Block> } };
export const Sheet: Story = { tags: ['sheet'], ...Playground };
