import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import { type ApiHandlers, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { findOpenDialog, localize, renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { auditEntries } from './Audit.fixtures.ts';
import { AuditLogPage } from './AuditLogPage.tsx';

/** A fake server that filters. */
const handlers: ApiHandlers = {
  listAuditEntries: ({ query }) => {
    const audit_entries = auditEntries.filter(
      ({ kind, actor_id, actor_name, target_label, id, request_id }) =>
        kind === (query['kind'] ?? kind) &&
        (query['actor_id'] ?? actor_id)?.toString() === actor_id?.toString() &&
        id < Number(query['before_id'] ?? 1_000) &&
        request_id === (query['request_id'] ?? request_id) &&
        `${actor_name} ${target_label}`.includes(query['search'] ?? ''),
    );
    return { audit_entries, total: audit_entries.length, page: 1, per_page: 50 };
  },
};

const textsByLanguage = {
  ar: {
    caption: 'سجل التغييرات، 7 أحداث',
    details: (name: string) => new RegExp(`^التفاصيل ${name}`),
    changes: 'الحقول التي تغيّرت',
    after: 'بعد',
    price: 'السعر',
    oldPrice: '250 جنيهًا',
    open: 'فتح العنصر',
    request: 'كل تغييرات الطلب',
    hidden: 'لا تُعرض',
    export: 'تصدير إلى CSV',
    file: 'سجل التغييرات.csv',
    none: 'لا توجد بيانات',
    yes: 'نعم',
  },
  en: {
    caption: 'Audit log, 7 entries',
    details: (name: string) => new RegExp(`^Details ${name}`),
    changes: 'Changed fields',
    after: 'After',
    price: 'Price',
    oldPrice: 'EGP 250',
    open: 'Open the item',
    request: 'All changes of this request',
    hidden: 'Not shown',
    export: 'Export to CSV',
    file: 'Audit log.csv',
    none: 'No data found',
    yes: 'Yes',
  },
};

const meta = {
  title: 'Pages/Audit log',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: AuditLogPage,
    area: 'dashboard/audit',
    pattern: paths.auditLog.pattern,
    path: paths.auditLog.to(),
    user: people.admin,
  },
  render: (args, context) => renderPage({ ...args, handlers: { ...handlers, ...args.handlers } }, context),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect(await context.canvas.findByRole('region', { name: texts.caption })).toBeVisible();
    await expect(context.canvas.getByText('listUsers')).toBeVisible();
  },
};

/** Each changed field has the label of its form, and its value in words. */
export const CourseChange: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const opener = await canvas.findByRole('button', { name: texts.details('HTML5 و CSS للمبتدئين') });
    await userEvent.click(opener);
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByRole('region', { name: texts.changes })).toBeVisible();
    await expect(dialog.getByText(texts.price)).toBeVisible();
    await expect(dialog.getByText(texts.oldPrice)).toBeVisible();
    await expect(dialog.getByText('تصميم')).toBeVisible();
    await expect(dialog.getByRole('link', { name: texts.open })).toHaveAttribute(
      'href',
      paths.courses.to({ search: 'HTML5 و CSS للمبتدئين' }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // React Aria returns the focus in a later frame.
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const NewPassword: Story = {
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    const [opener] = await context.canvas.findAllByRole('button', { name: texts.details(people.student.name) });
    if (opener) await context.userEvent.click(opener);
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getAllByText(texts.hidden)).toHaveLength(2);
    const link = dialog.getByRole('link', { name: texts.request });
    await expect(link).toHaveAttribute('href', paths.auditLog.to({ request: '0e6a2c5e-6ff7-4f43-9d52-0a4f4f0c7d1e' }));
    await context.userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Something deleted has no column after, and no page. */
export const Deletion: Story = {
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: texts.details('المحاضرة الثالثة') }),
    );
    const dialog = await findOpenDialog('dialog');
    await expect(dialog.getByText(texts.yes)).toBeVisible();
    await expect(dialog.queryByRole('columnheader', { name: texts.after })).toBeNull();
    await expect(dialog.queryByRole('link', { name: texts.open })).toBeNull();
  },
};

export const Filtered: Story = {
  args: { path: paths.auditLog.to({ kind: 'delete' }) },
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('button', { name: texts.details('المحاضرة الثالثة') })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
};

/** All entries as a CSV file for Excel, with the labels and values of the dialog. */
export const Exported: Story = {
  beforeEach: () => {
    saved.file = undefined;
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      saved.file = { name: this.download, text: fetch(this.href).then((response) => response.text()) };
    });
    return () => click.mockRestore();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.export }));
    await waitFor(() => expect(saved.file?.name).toBe(texts.file), slowLoadOptions);
    const text = ((await saved.file?.text) ?? '').replaceAll('\u00A0', ' ');
    await expect(text.trimEnd().split('\r\n')).toHaveLength(auditEntries.length + 1);
    await expect(text).toContain(`${texts.price}: ${texts.oldPrice}`);
  },
};
/** The downloaded file. */
const saved: { file?: { name: string; text: Promise<string> } | undefined } = {};

export const Empty: Story = {
  args: { handlers: { listAuditEntries: () => ({ audit_entries: [], total: 0, page: 1, per_page: 50 }) } },
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(texts.none)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: texts.export })).toBeNull();
  },
};

export const Loading: Story = { args: { handlers: { listAuditEntries: neverResolve } } };

export const Failed: Story = {
  args: {
    handlers: { listAuditEntries: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};
