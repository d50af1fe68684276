import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { PageSection } from './PageSection.tsx';

const textsByLanguage = {
  ar: { title: 'ملفات الدورة', count: '3 ملفات', body: 'المذكرة' },
  en: { title: 'Course files', count: '3 files', body: 'Notes' },
};

const meta = {
  title: 'Layout/PageSection/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => {
    const { title, count, body } = localize(globals, textsByLanguage);
    return (
      <PageSection id="files" title={title} meta={count}>
        <a href="#notes">{body}</a>
      </PageSection>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsHeadingAndContentOnAWideScreen: Story = {
  play: async ({ canvas, globals }) => {
    const { title, body } = localize(globals, textsByLanguage);
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: body })).toBeVisible();
  },
};

export const OpensAndClosesOnAPhoneAndKeepsTheFocus: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, globals, userEvent }) => {
    const { title, count, body } = localize(globals, textsByLanguage);
    const heading = canvas.getByRole('heading', { level: 2, name: new RegExp(title) });
    const button = within(heading).getByRole('button', { name: new RegExp(`^${title}.*${count}$`) });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('link', { name: body })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
