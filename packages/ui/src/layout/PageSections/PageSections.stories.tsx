import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionNav } from '../../navigation/SectionNav/SectionNav.tsx';
import { navWords } from '../../navigation/SectionNav/SectionNav.fixtures.ts';
import { Block } from '../../stories/Block.tsx';
import { pick } from '../../stories/text.ts';
import { underHeader } from '../../stories/underHeader.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { PageSections } from './PageSections.tsx';

const meta = {
  title: 'Layout/PageSections',
  component: PageSections,
  args: { children: null },
  argTypes: { children: { control: false }, nav: { control: false } },
  decorators: [underHeader],
  render: (_args, { globals }) => {
    const { label, items, body } = pick(globals, navWords);
    return (
      <PageSections nav={<SectionNav label={label} items={items} />}>
        {items.map(({ id, title }) => (
          <PageSection key={id} id={id} title={title} defaultExpanded>
            <Block>{body}</Block>
          </PageSection>
        ))}
      </PageSections>
    );
  },
  parameters: {
    docs: {
      description: {
        component:
          'Holds the `PageSection`s of a long page and the `SectionNav` that leads through them. On a wide screen each begins with room above it; on a phone, where they fold, they stand close together.',
      },
    },
  },
} satisfies Meta<typeof PageSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Three sections and the way through them. */
export const Sheet: Story = { tags: ['sheet'] };
