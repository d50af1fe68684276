import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Bidi } from '../../intl/Bidi.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { Disclosure } from './Disclosure.tsx';

const textsByLanguage = {
  ar: {
    groups: [
      ['تسجيلات السنتر', '3 تسجيلات'],
      ['تسجيلات المنزل', 'تسجيلان'],
      ['تسجيلات المراجعة', 'لا توجد تسجيلات'],
    ],
    body: 'تُعرض هنا تسجيلات الحصص بالترتيب الذي أُضيفت به.',
  },
  en: {
    groups: [
      ['Centre recordings', '3 recordings'],
      ['Home recordings', '2 recordings'],
      ['Revision recordings', 'No recordings'],
    ],
    body: 'The recordings of the lessons stand here in the order they were added.',
  },
};

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: { title: '', level: 3, children: null, onExpandedChange: fn() },
  argTypes: { title: { control: false }, children: { control: false }, meta: { control: false } },
  render: ({ level, defaultExpanded = false, onExpandedChange }, { globals }) => {
    const { groups, body } = localize(globals, textsByLanguage);
    return (
      <Disclosure
        title={groups[0]?.[0]}
        meta={groups[0]?.[1]}
        level={level}
        defaultExpanded={defaultExpanded}
        {...(onExpandedChange && { onExpandedChange })}
      >
        <Text>{body}</Text>
      </Disclosure>
    );
  },
  parameters: {
    docs: {
      description: {
        component: `
Opens and closes a part of the page: groups of recordings, the sections of a course on a phone. The button is inside a heading, so the outline of the page
stays complete. Several in a \`Stack\` can be open at the same time.

| Instead | When |
|---|---|
| \`Tabs\` | one of them is always shown |
| \`Menu\` | it holds actions |
| nothing | it is short, or everyone needs it |

| Key | Does |
|---|---|
| Enter, Space | opens and closes; the focus stays |`,
      },
    },
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Closed, open, without a count, with a long title and one of mixed direction. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { groups, body } = localize(globals, textsByLanguage);
    return (
      <Stack gap="s4">
        {groups.map(([title, count], at) => (
          <Disclosure key={title} title={title} meta={count} level={2} defaultExpanded={at === 1}>
            <Text>{body}</Text>
          </Disclosure>
        ))}
        <Disclosure title={<Bidi>{texts.mixed}</Bidi>} level={2}>
          {null}
        </Disclosure>
        <Disclosure title={<Bidi>{texts.long}</Bidi>} level={2} meta={groups[0]?.[1]} defaultExpanded>
          <Text>
            <Bidi>{texts.contact}</Bidi>
          </Text>
        </Disclosure>
      </Stack>
    );
  },
};
