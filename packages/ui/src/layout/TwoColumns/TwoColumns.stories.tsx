import type { Meta, StoryObj } from '@storybook/react-vite';
import { LabeledSample } from '../../stories/LabeledSample.tsx';
import { SampleBlock } from '../../stories/SampleBlock.tsx';
import { localize } from '../../stories/localize.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TwoColumns } from './TwoColumns.tsx';

const textsByLanguage = { ar: ['المحتوى', 'الجانب'], en: ['Main', 'Side'] };
const meta = {
  title: 'Layout/TwoColumns',
  component: TwoColumns,
  args: { ratio: '8/4' },
  argTypes: {
    ratio: { control: 'inline-radio', options: ['1/1', '7/5', '8/4'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'stretch'] },
  },
  parameters: {
    docs: {
      description: {
        component: `
Two children side by side from 1024 px: a hero and its art (7/5), a course and its price (8/4). Below that they are stacked in document order, so put the important one
first. For columns of equal items use \`Grid\`.`,
      },
    },
  },
} satisfies Meta<typeof TwoColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (globals: Record<string, unknown>) =>
  localize(globals, textsByLanguage).map((word) => <SampleBlock key={word}>{word}</SampleBlock>);

/** A short child and a tall one. */
const tallParts = (globals: Record<string, unknown>) => {
  const [main = '', side = ''] = localize(globals, textsByLanguage);
  return [
    <SampleBlock key="main">{main}</SampleBlock>,
    <Stack key="side" gap="s4">
      <SampleBlock>{side}</SampleBlock>
      <SampleBlock>{side}</SampleBlock>
    </Stack>,
  ];
};

export const Playground: Story = { render: (args, { globals }) => <TwoColumns {...args}>{parts(globals)}</TwoColumns> };

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Stack gap="s7">
      {(['1/1', '7/5', '8/4'] as const).map((ratio) => (
        <LabeledSample key={ratio} name={`ratio="${ratio}"`}>
          <TwoColumns ratio={ratio}>{parts(globals)}</TwoColumns>
        </LabeledSample>
      ))}
      {(['start', 'center', 'stretch'] as const).map((align) => (
        <LabeledSample key={align} name={`align="${align}"`}>
          <TwoColumns ratio="8/4" align={align}>
            {tallParts(globals)}
          </TwoColumns>
        </LabeledSample>
      ))}
    </Stack>
  ),
};
