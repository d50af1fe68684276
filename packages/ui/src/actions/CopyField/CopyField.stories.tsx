import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../layout/Container/Container.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { CopyField } from './CopyField.tsx';

const translations = {
  ar: { label: 'رقم المحفظة', copyLabel: 'نسخ الرقم', copiedLabel: 'تم نسخ الرقم' },
  en: { label: 'Wallet number', copyLabel: 'Copy number', copiedLabel: 'Number copied' },
};
const linkTranslations = {
  ar: { label: 'رابط الدورة', copyLabel: 'نسخ الرابط', copiedLabel: 'تم نسخ الرابط' },
  en: { label: 'Course link', copyLabel: 'Copy link', copiedLabel: 'Link copied' },
};
const meta = {
  title: 'Actions/CopyField',
  component: CopyField,
  args: { label: '', value: '0100 123 4567', copyValue: '01001234567', copyLabel: '', copiedLabel: '' },
  parameters: {
    docs: {
      description: {
        component: `
A number or an address to copy: a wallet number, a link to a course. The value is isolated left to right (a spaced number would reverse in
Arabic). One click selects all of it. The button copies it without spaces and announces that. Without a clipboard the value is selected instead.

| Key | Does |
|---|---|
| Enter, Space | copies |`,
      },
    },
  },
  render: (args, { globals }) => <CopyField {...args} {...localize(globals, translations)} />,
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => (
    <Container width="narrow">
      <Stack>
        <CopyField {...args} {...localize(globals, translations)} />
        <CopyField
          {...args}
          {...localize(globals, linkTranslations)}
          value={texts.unbroken}
          copyValue={texts.unbroken}
        />
      </Stack>
    </Container>
  ),
};
