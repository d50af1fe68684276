import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
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

/** On a phone: what the reader opened and closed is passed to the next visit. */
export const RemembersOpenSections: Story = {
  tags: ['spec'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (_args, { globals }) => {
    const { items, body } = localize(globals, sectionNavLabels);
    return <TwoVisits sections={items.slice(0, 2)}>{body}</TwoVisits>;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const [first, second] = localize(globals, sectionNavLabels).items.map(({ title }) => title);
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await userEvent.click(canvas.getByRole('button', { name: second }));
    await userEvent.click(canvas.getByRole('button', { name: 'Visit again' }));
    await expect(canvas.getByRole('button', { name: first })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: second })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The first section is open at the start, the others are closed. */
function TwoVisits({ sections, children }: { sections: { id: string; title: string }[]; children: string }) {
  const [visit, setVisit] = useState(1);
  const [expandedById, setExpandedById] = useState<Record<string, boolean>>({});
  return (
    <>
      <PageSections
        key={visit}
        defaultExpandedById={expandedById}
        onExpandedChange={(id, isExpanded) => setExpandedById((previous) => ({ ...previous, [id]: isExpanded }))}
      >
        {sections.map(({ id, title }, index) => (
          <PageSection key={id} id={id} title={title} defaultExpanded={index === 0}>
            <SampleBlock>{children}</SampleBlock>
          </PageSection>
        ))}
      </PageSections>
      <button onClick={() => setVisit(visit + 1)}>Visit again</button>
    </>
  );
}
