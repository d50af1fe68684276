import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Bidi } from '../../intl/Bidi.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { Accordion } from './Accordion.tsx';
import { faq } from './Accordion.fixtures.ts';

const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  args: { items: [], level: 2, onChange: fn() },
  argTypes: { items: { control: false }, expandedIds: { control: false }, defaultExpandedIds: { control: false } },
  render: ({ level, allowsMultiple = false, onChange }, { globals }) => (
    <Accordion
      key={String(allowsMultiple)}
      items={localize(globals, faq).questions.map(({ id, title, content }) => ({
        id,
        title,
        content: <Text>{content}</Text>,
      }))}
      level={level}
      allowsMultiple={allowsMultiple}
      {...(onChange && { onChange })}
    />
  ),
  parameters: {
    docs: {
      description: {
        component: `
A list of sections in one card, each behind its title: frequent questions, the chapters of a course. One section is open at a time, unless
\`allowsMultiple\` is set. Titles are buttons inside headings, so the outline of the page stays complete.

| Instead | When |
|---|---|
| \`Disclosure\` | there is one section, or each has its own card |
| \`Tabs\` | one of the views is always shown |
| headings | the sections are short, or everyone needs them |

| Do | Do not |
|---|---|
| let people open several sections to compare them | hide what everyone must read |
| write the question as the title | put another accordion inside |

The search of the browser finds text in closed sections and opens them (Chromium and Firefox). Closed content stays mounted, so that typed text is kept.

| Key | Does |
|---|---|
| Tab | moves to the next title |
| Enter, Space | opens and closes; the focus stays |`,
      },
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Closed and open sections, with counts, disabled, with long and mixed titles. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { questions, count } = localize(globals, faq);
    const items = questions.map(({ id, title, content }) => ({ id, title, content: <Text>{content}</Text> }));
    return (
      <Stack gap="s7">
        <Accordion level={2} items={items} defaultExpandedIds={['when']} />
        <Accordion
          level={2}
          allowsMultiple
          defaultExpandedIds={['a', 'c']}
          items={[
            { id: 'a', title: <Bidi>{texts.long}</Bidi>, meta: count, content: <Bidi>{texts.contact}</Bidi> },
            { id: 'b', title: <Bidi>{texts.mixed}</Bidi>, meta: count, isDisabled: true, content: null },
            { id: 'c', title: <Bidi>{texts.latin}</Bidi>, content: <Bidi>{texts.long}</Bidi> },
          ]}
        />
      </Stack>
    );
  },
};
