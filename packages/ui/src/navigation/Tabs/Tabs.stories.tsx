import { textDir } from '@fanous/arabic/textDir';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { pick } from '../../stories/text.ts';
import { Tabs } from './Tabs.tsx';
import { tabs, tabWords } from './Tabs.fixtures.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: '', items: [], onChange: fn() },
  argTypes: { items: { control: false }, selectedId: { control: false }, defaultSelectedId: { control: false } },
  render: ({ onChange }, { globals }) => {
    const say = pick(globals, tabWords);
    return <Tabs label={say.label} items={tabs(say)} onChange={onChange} />;
  },
  parameters: {
    docs: {
      description: {
        component: `
Several views in one place, of which one is shown: a course's videos, recordings and summaries where somebody manages them.

| Instead | When |
|---|---|
| headings, one under another | everyone reads all of it: a public page, something to print or to search |
| \`Disclosure\` | two may be open at once, or there is little room |
| \`ToggleChips\` | it filters one list |
| links in a \`nav\` | each view has an address of its own and is a page |

| Key | Does |
|---|---|
| Tab | reaches the shown tab, then its panel |
| the arrow toward the line's end | shows the next one: ← in Arabic, → in English; past the last comes the first |
| Home, End | show the first and the last |

Tabs that do not fit are scrolled to; the row never breaks. Three to five, in a word or two each.`,
      },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With icons and counts, plain, in little room, with texts that somebody else wrote. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const say = pick(globals, tabWords);
    return (
      <Stack gap="s9">
        <Tabs label={`${say.label} 1`} items={tabs(say)} />
        <Tabs label={`${say.label} 2`} items={tabs(say, false)} defaultSelectedId="summaries" />
        <div style={{ maxInlineSize: '328px' }}>
          <Tabs label={`${say.label} 3`} items={tabs(say)} defaultSelectedId="records" />
        </div>
        <Tabs
          label={`${say.label} 4`}
          items={[texts.mixed, texts.latin, texts.long].map((text) => ({
            id: text,
            label: text,
            content: (
              <Text dir={textDir(text)} align="parent">
                {text}
              </Text>
            ),
          }))}
        />
      </Stack>
    );
  },
};
