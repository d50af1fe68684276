import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { withHeaderOffset } from '../../stories/withHeaderOffset.tsx';
import { LongText } from './LongText.tsx';

const textsByLanguage = {
  ar: {
    title: 'سياسة الاستخدام',
    lastUpdated: 'آخر تحديث: 1 سبتمبر 2026',
    description: 'تشرح هذه الصفحة ما تتوقعه من المنصة، وما تتوقعه المنصة ممن يستخدمها.',
    contentsLabel: 'المحتويات',
    sections: [
      { id: 'account', title: 'الحساب', blocks: ['لكل طالب حساب واحد باسمه.', ['لا يُشارَك.', 'لا يُباع.']] },
      { id: 'refunds', title: 'الاسترداد', blocks: ['يُرد المبلغ خلال أسبوع من الدفع.', texts.long] },
    ],
  },
  en: {
    title: 'Usage policy',
    lastUpdated: 'Last changed on 1 September 2026',
    description: 'What to expect of the platform, and what it expects of its users.',
    contentsLabel: 'Contents',
    sections: [
      { id: 'account', title: 'The account', blocks: ['One account for one student.', ['Not shared.', 'Not sold.']] },
      { id: 'refunds', title: 'Refunds', blocks: ['Money is returned within a week of paying.', texts.long] },
    ],
  },
};

const meta = {
  title: 'Layout/LongText',
  component: LongText,
  args: textsByLanguage.ar,
  argTypes: { sections: { control: false } },
  decorators: [withHeaderOffset],
  render: (_args, { globals }) => <LongText {...localize(globals, textsByLanguage)} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'A text with numbered sections and a table of contents. Each section has its own address. The contents are before the text on a phone, and sticky beside it from 1024 px. Lines are 38 em at most.',
          'In print there is only the text. For a page of a few paragraphs use `Text` in a `Container` of width `measure`.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof LongText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sheet: Story = { tags: ['sheet'] };
