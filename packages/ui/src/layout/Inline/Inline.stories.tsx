import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBlock } from '../../stories/SampleBlock.tsx';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { localize } from '../../stories/localize.ts';
import { gap as gaps } from '../space.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Inline } from './Inline.tsx';

const textsByLanguage = { ar: ['الأول', 'الثاني', 'الثالث'], en: ['First', 'Second', 'Third'] };
const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { gap: 's3', align: 'center', justify: 'start', wrap: true },
  argTypes: {
    gap: { control: 'select', options: Object.keys(gaps) },
    align: { control: 'inline-radio', options: ['start', 'center', 'end', 'baseline'] },
    justify: { control: 'inline-radio', options: ['start', 'center', 'end', 'between'] },
    as: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: `
Places children side by side in reading direction: the first one is at the right in Arabic and at the left in English. Wraps when the line is
full. To stack children use \`Stack\`.`,
      },
    },
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <Inline {...args}>
      {localize(globals, textsByLanguage).map((word) => (
        <SampleBlock key={word}>{word}</SampleBlock>
      ))}
    </Inline>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Stack gap="s6">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Stack key={justify} gap="s2">
          <VariantRow name={justify}>{null}</VariantRow>
          <Surface background="sunken" padding="s3" radius="control">
            <Inline justify={justify}>
              {localize(globals, textsByLanguage).map((word) => (
                <SampleBlock key={word}>{word}</SampleBlock>
              ))}
            </Inline>
          </Surface>
        </Stack>
      ))}
    </Stack>
  ),
};
