import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSection } from '../../layout/PageSection/PageSection.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { pick } from '../../stories/text.ts';
import { underHeader } from '../../stories/underHeader.tsx';
import { navWords } from './SectionNav.fixtures.ts';
import { SectionNav } from './SectionNav.tsx';

const meta = {
  title: 'Navigation/SectionNav',
  component: SectionNav,
  args: { label: '', items: [] },
  argTypes: { items: { control: false } },
  decorators: [underHeader],
  render: (_args, { globals }) => {
    const { label, items, body } = pick(globals, navWords);
    return (
      <Stack gap="s8">
        <SectionNav label={label} items={items} />
        {items.map(({ id, title }) => (
          <PageSection key={id} id={id} title={title} defaultExpanded>
            <div style={{ minBlockSize: '60vh' }}>{body}</div>
          </PageSection>
        ))}
      </Stack>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'The way through a long page, such as a course: it stays under the header from 1024 px on, and marks what is being read. Below that the `PageSection`s open and close instead.',
          'Views of which one is shown are `Tabs`: here all of the page is there, for search engines, print and screen readers.',
          '**Keyboard** · Links: Enter goes to the heading, and the focus with it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SectionNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** While the first part is being read. A phone has the parts alone. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, items, body } = pick(globals, navWords);
    const [first] = items;
    return (
      <Stack gap="s5">
        <SectionNav label={label} items={items} />
        {first && (
          <PageSection {...first} defaultExpanded>
            {body}
          </PageSection>
        )}
      </Stack>
    );
  },
};
