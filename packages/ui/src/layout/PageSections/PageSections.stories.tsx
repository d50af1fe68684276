import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionNav } from '../../navigation/SectionNav/SectionNav.tsx';
import { sectionNavLabels } from '../../navigation/SectionNav/SectionNav.fixtures.ts';
import { SampleBlock } from '../../stories/SampleBlock.tsx';
import { localize } from '../../stories/localize.ts';
import { withHeaderOffset } from '../../stories/withHeaderOffset.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { PageSections } from './PageSections.tsx';

const meta = {
  title: 'Layout/PageSections',
  component: PageSections,
  args: { children: null },
  argTypes: { children: { control: false }, nav: { control: false } },
  decorators: [withHeaderOffset],
  render: (_args, { globals }) => {
    const { label, items, body } = localize(globals, sectionNavLabels);
    return (
      <PageSections nav={<SectionNav label={label} items={items} />}>
        {items.map(({ id, title }) => (
          <PageSection key={id} id={id} title={title} defaultExpanded>
            <SampleBlock>{body}</SampleBlock>
          </PageSection>
        ))}
      </PageSections>
    );
  },
  parameters: {
    docs: {
      description: {
        component:
          'Contains the `PageSection`s of a long page and their `SectionNav`. Sections are far apart on a wide screen, and close together on a phone, where they open and close.',
      },
    },
  },
} satisfies Meta<typeof PageSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Three sections with their navigation. */
export const Sheet: Story = { tags: ['sheet'] };
