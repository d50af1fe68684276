import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Layout/Section/Spec',
  tags: ['!autodocs', 'spec'],
  render: () => (
    <Section id="questions" title="الدفع">
      <Text>بالمحفظة</Text>
    </Section>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingNamesTheRegion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'الدفع' })).toHaveTextContent('بالمحفظة');
    await expect(canvas.getByRole('heading', { level: 2, name: 'الدفع' })).toHaveAttribute('id', 'questions');
  },
};
