import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailOrUrl } from '../../intl/EmailOrUrl.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { localize } from '../../stories/localize.ts';
import { Container } from '../Container/Container.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const sizes = ['lead', 'body', 'label', 'small', 'caption', 'price'] as const;
const tones = ['default', 'muted', 'accent', 'primary', 'success', 'danger', 'warning'] as const;
const textsByLanguage = {
  ar: 'نور المعرفة أقرب إليك: دورات مسجّلة لطلاب الثانوية والجامعة في مصر، تشاهدها متى شئت.',
  en: 'The light of knowledge, closer to you: recorded courses for students in Egypt, whenever you like.',
};
const meta = {
  title: 'Layout/Text',
  component: Text,
  args: { children: '', size: 'body', tone: 'default' },
  argTypes: {
    size: { control: 'select', options: sizes },
    tone: { control: 'select', options: ['inherit', ...tones] },
    lineClamp: { control: 'inline-radio', options: [1, 2, 3, 4] },
    as: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: `
Text in a size of the type scale. Line heights leave room for full tashkeel. Never add letter spacing: it breaks the joins of Arabic letters. Emphasis is weight or colour, because Arabic has no italics.
User-written text gets \`dir={getTextDirection(text)}\`, so that «HTML5 و CSS للمبتدئين» runs from the right. An e-mail or web address goes through \`EmailOrUrl\`, which breaks it between its parts. For titles use \`Heading\`.`,
      },
    },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ children, ...args }, { globals }) => (
    <Text {...args}>{children ?? localize(globals, textsByLanguage)}</Text>
  ),
  args: { children: undefined },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Container width="narrow">
      <Stack gap="s7">
        {sizes.map((size) => (
          <VariantRow key={size} name={size}>
            <Text size={size}>{localize(globals, textsByLanguage)}</Text>
          </VariantRow>
        ))}
        <VariantRow name="tone">
          {tones.map((tone) => (
            <Text key={tone} tone={tone} strong>
              {tone}
            </Text>
          ))}
        </VariantRow>
        <Stack gap="s4">
          <Text lineClamp={1} dir="rtl" align="parent">
            {texts.long}
          </Text>
          <Text size="small" lineClamp={2} dir="rtl">
            {`${texts.mixed} ${texts.long} ${texts.long} ${texts.long}`}
          </Text>
          <Text dir="rtl">{texts.mixed}</Text>
          <Text dir="ltr" lang="en">
            {texts.latin}
          </Text>
          <Text>
            <EmailOrUrl>{texts.unbroken}</EmailOrUrl>
          </Text>
        </Stack>
      </Stack>
    </Container>
  ),
};
