import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const textsByLanguage = { ar: ['السعر: ', '250 جنيهًا'], en: ['Price: ', 'EGP 250'] };
const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  argTypes: { as: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `Text for screen readers only, such as «السعر» before a price. If the text helps everyone, show it.`,
      },
    },
  },
  render: (_args, { globals }) => (
    <Text size="price">
      <VisuallyHidden>{localize(globals, textsByLanguage)[0]}</VisuallyHidden>
      {localize(globals, textsByLanguage)[1]}
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  tags: ['sheet'],
  play: async ({ canvas, globals }) => {
    const hidden = canvas.getByText(localize(globals, textsByLanguage)[0]!.trim());
    await expect(hidden.offsetWidth).toBeLessThanOrEqual(1);
    await expect(hidden.parentElement).toHaveTextContent(localize(globals, textsByLanguage).join(''));
  },
};
