import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSection } from '../../layout/PageSection/PageSection.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { withHeaderOffset } from '../../stories/withHeaderOffset.tsx';
import { sectionNavLabels } from './SectionNav.fixtures.ts';
import { SectionNav } from './SectionNav.tsx';

const meta = {
  title: 'Navigation/SectionNav',
  component: SectionNav,
  args: { label: '', items: [] },
  argTypes: { items: { control: false } },
  decorators: [withHeaderOffset],
  render: (_args, { globals }) => {
    const { label, items, body } = localize(globals, sectionNavLabels);
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
          'Links to the sections of a long page, such as a course. From 1024 px it is sticky under the header, and marks the current section. Below that it is hidden, and the `PageSection`s open and close.',
          'To show one view of several use `Tabs`. Here all sections are on the page, for search engines, print and screen readers.',
          '**Keyboard** · Enter moves the focus to the heading.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SectionNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With the first section as the current one. A phone shows only the sections. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, items, body } = localize(globals, sectionNavLabels);
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
