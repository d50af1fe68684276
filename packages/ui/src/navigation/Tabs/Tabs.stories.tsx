import { getTextDirection } from '@fanous/arabic/textDir';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { Tabs } from './Tabs.tsx';
import { createTabs, tabLabels } from './Tabs.fixtures.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: '', items: [], onChange: fn() },
  argTypes: { items: { control: false }, selectedId: { control: false }, defaultSelectedId: { control: false } },
  render: ({ onChange }, { globals }) => {
    const labels = localize(globals, tabLabels);
    return <Tabs label={labels.label} items={createTabs(labels)} onChange={onChange} />;
  },
  parameters: {
    docs: {
      description: {
        component: `
Shows one view of several: the videos, recordings and summaries of a course in the dashboard.

| Instead | When |
|---|---|
| headings | everyone reads all of it: a public page, a page to print or search |
| \`Disclosure\` | two can be open at the same time, or there is little room |
| \`ToggleChips\` | it filters one list |
| links in a \`nav\` | each view is a page with an address |

| Key | Does |
|---|---|
| Tab | focuses the selected tab, then its panel |
| arrow key in reading direction | selects the next tab: ← in Arabic, → in English; after the last comes the first |
| Home, End | select the first and the last tab |

Tabs that do not fit scroll; the row never wraps. Use three to five tabs with one or two words each.`,
      },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With icons and counts, plain, in a narrow container, and with user-written texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = localize(globals, tabLabels);
    return (
      <Stack gap="s9">
        <Tabs label={`${labels.label} 1`} items={createTabs(labels)} />
        <Tabs label={`${labels.label} 2`} items={createTabs(labels, false)} defaultSelectedId="summaries" />
        <div style={{ maxInlineSize: '328px' }}>
          <Tabs label={`${labels.label} 3`} items={createTabs(labels)} defaultSelectedId="records" />
        </div>
        <Tabs
          label={`${labels.label} 4`}
          items={[texts.mixed, texts.latin, texts.long].map((text) => ({
            id: text,
            label: text,
            content: (
              <Text dir={getTextDirection(text)} align="parent">
                {text}
              </Text>
            ),
          }))}
        />
      </Stack>
    );
  },
};
