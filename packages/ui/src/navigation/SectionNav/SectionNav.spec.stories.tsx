import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PageSection } from '../../layout/PageSection/PageSection.tsx';
import { localize } from '../../stories/localize.ts';
import { sectionNavLabels } from './SectionNav.fixtures.ts';
import { SectionNav } from './SectionNav.tsx';

const meta = {
  title: 'Navigation/SectionNav/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => {
    const { label, items, body } = localize(globals, sectionNavLabels);
    return (
      <>
        <SectionNav label={label} items={items} />
        {items.map(({ id, title }) => (
          <PageSection key={id} id={id} title={title}>
            <div style={{ minBlockSize: '100vh' }}>{body}</div>
          </PageSection>
        ))}
      </>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const FocusesAHeadingAndMarksTheLink: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { label, items } = localize(globals, sectionNavLabels);
    const nav = within(canvas.getByRole('navigation', { name: label }));
    const link = nav.getByRole('link', { name: items[1]?.title ?? '' });
    await expect(link).not.toHaveAttribute('aria-current');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: items[1]?.title ?? '' })).toHaveFocus();
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'true'));
    await expect(nav.getAllByRole('link', { current: true })).toHaveLength(1);
    await expect(link).toBeVisible();
  },
};
