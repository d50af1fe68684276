import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../layout/Text/Text.tsx';
import { QuestionList } from './QuestionList.tsx';

const meta = {
  title: 'Navigation/QuestionList/Spec',
  tags: ['!autodocs', 'spec'],
  render: () => (
    <QuestionList
      level={2}
      items={[
        { id: 'pay', question: 'كيف أدفع؟', answer: <Text>بالمحفظة</Text> },
        { id: 'open', question: 'متى تُفتح الدورة؟', answer: <Text>خلال يوم عمل</Text> },
      ]}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole('heading', { level: 2, name: 'كيف أدفع؟' });
    const answer = canvas.getByText('بالمحفظة');
    await expect(answer).not.toBeVisible();
    await userEvent.tab();
    await expect(question.closest('summary')).toHaveFocus();
    await userEvent.click(question);
    await expect(answer).toBeVisible();
    await userEvent.click(question);
    await expect(answer).not.toBeVisible();
  },
};

export const SeveralAnswersStayOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const question of ['كيف أدفع؟', 'متى تُفتح الدورة؟']) await userEvent.click(canvas.getByText(question));
    await expect(canvas.getByText('بالمحفظة')).toBeVisible();
    await expect(canvas.getByText('خلال يوم عمل')).toBeVisible();
  },
};
