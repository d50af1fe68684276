import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LongText } from './LongText.tsx';

const meta = {
  title: 'Layout/LongText/Spec',
  component: LongText,
  tags: ['!autodocs', 'spec'],
  args: {
    title: 'سياسة الاستخدام',
    lastUpdated: 'آخر تحديث: 1 سبتمبر 2026',
    description: 'ما تتوقعه من المنصة.',
    contentsLabel: 'المحتويات',
    sections: [
      { id: 'account', title: 'الحساب', blocks: ['لكل طالب حساب واحد.', ['لا يُشارَك.', 'لا يُباع.']] },
      { id: 'refunds', title: 'الاسترداد', blocks: ['يُرد المبلغ خلال أسبوع.'] },
    ],
  },
} satisfies Meta<typeof LongText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ContentsLinkToNumberedSections: Story = {
  play: async ({ canvas, canvasElement }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'المحتويات' }));
    for (const link of contents.getAllByRole('link')) {
      const section = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(section).toHaveTextContent(link.textContent ?? '');
    }
    await expect(canvas.getByRole('heading', { level: 2, name: '2. الاسترداد' })).toBeVisible();
    const section = within(canvas.getByRole('region', { name: '1. الحساب' }));
    await expect(section.getAllByRole('listitem')).toHaveLength(2);
  },
};
