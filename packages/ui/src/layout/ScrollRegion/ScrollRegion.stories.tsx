import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '../../stories/Texts.fixtures.ts';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { localize } from '../../stories/localize.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Text } from '../Text/Text.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

const textsByLanguage = {
  ar: { label: 'ملخصات الدورة، منطقة قابلة للتمرير', item: (at: number) => `ملخص الدرس ${at}` },
  en: { label: 'Summaries of the course, scrolls', item: (at: number) => `Summary of lesson ${at}` },
};
const heights = ['xsmall', 'small', 'medium', 'large'] as const;

const meta = {
  title: 'Layout/ScrollRegion',
  component: ScrollRegion,
  args: { label: '', maxHeight: 'small', children: null },
  argTypes: {
    maxHeight: { control: 'select', options: [...heights, 'fill', 'content'] },
    children: { control: false },
    labelledBy: { control: false },
    ref: { control: false },
  },
  render: ({ maxHeight, isBusy }, { globals }) => {
    const { label, item } = localize(globals, textsByLanguage);
    return (
      <Card padding="s0" clip>
        <ScrollRegion label={label} maxHeight={maxHeight} isBusy={isBusy}>
          <Lines item={item} />
        </ScrollRegion>
      </Card>
    );
  },
  parameters: {
    docs: {
      description: {
        component: `
A region of the page that scrolls: a long list beside other content, a table that is wider than its container. It has a name and can be focused by keyboard. It has
no visual style; put it in a \`Card\`. **Use it rarely**: a page that scrolls as a whole is easier to read, above all on phones. Dialogs scroll by themselves.

| Key | Does |
|---|---|
| Tab | focuses it, then its content |
| ↑ ↓ ← →, Page Up, Page Down, Home, End | scroll it |`,
      },
    },
  },
} satisfies Meta<typeof ScrollRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

function Lines({ item, count = 24 }: { item: (at: number) => string; count?: number }) {
  return (
    <Surface padding="s6">
      <Stack as="ul" gap="s4">
        {Array.from({ length: count }, (_, at) => (
          <Text key={at} as="li">
            {item(at + 1)}
          </Text>
        ))}
      </Stack>
    </Surface>
  );
}

export const Playground: Story = {};

/** Every height, and content that is wider than its container. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, item } = localize(globals, textsByLanguage);
    return (
      <Stack gap="s8">
        {heights.map((height) => (
          <VariantRow key={height} name={height}>
            <Card padding="s0" clip>
              <ScrollRegion label={`${label} ${height}`} maxHeight={height}>
                <Lines item={item} />
              </ScrollRegion>
            </Card>
          </VariantRow>
        ))}
        <VariantRow name="fill">
          <Card padding="s0" clip>
            <div style={{ blockSize: '180px' }}>
              <ScrollRegion label={`${label} fill`} maxHeight="fill">
                <Lines item={item} />
              </ScrollRegion>
            </div>
          </Card>
        </VariantRow>
        <Card padding="s0" clip>
          <ScrollRegion label={texts.short}>
            <div style={{ inlineSize: '2000px' }}>
              <Lines item={() => texts.long} count={2} />
            </div>
          </ScrollRegion>
        </Card>
      </Stack>
    );
  },
};
