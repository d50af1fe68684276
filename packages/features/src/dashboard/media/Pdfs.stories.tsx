import type { GetPdfResult } from '@fanous/api-client/generated/queries.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiHandlers, type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { buildCourseWithAccess, people, settings } from '../../shared/stories/Api.fixtures.ts';
import {
  chooseFile,
  findCurrentPath,
  slowLoadOptions,
  findOpenDialog,
  renderPage,
  localize,
} from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { CreatePdfPage } from './CreatePdfPage.tsx';
import { EditPdfPage } from './EditPdfPage.tsx';
import { prefetchPageData, PdfsPage } from './PdfsPage.tsx';

const pdf: GetPdfResult = {
  id: 21,
  course_id: 12,
  title: 'مذكرة الوحدة الأولى',
  url: '/media/pdfs/unit-1.pdf',
  created_at: '2026-08-20T10:00:00.000Z',
};

/** A fake server that deletes. */
function server(): ApiHandlers {
  let all = [21, 22].map((id) => ({
    id,
    course_id: 12,
    title: id === 21 ? pdf.title : 'Formula sheet: ملخص القوانين',
    is_locked: 0 as const,
    created_at: pdf.created_at,
  }));
  return {
    getSettings: () => settings,
    getCourse: () => buildCourseWithAccess(true),
    getPdf: () => pdf,
    listPdfs: () => ({ pdfs: all, total: all.length, page: 1, per_page: 50 }),
    deletePdf: ({ path }) => {
      all = all.filter(({ id }) => String(id) !== path['id']);
      return undefined;
    },
  };
}

const textsByLanguage = {
  ar: {
    caption: 'ملفات PDF في «الجبر للصف الأول الثانوي»، ملفان',
    title: 'العنوان',
    add: 'إضافة ملف PDF',
    save: 'حفظ',
    ok: 'حسنًا',
    remove: 'حذف',
  },
  en: {
    caption: 'PDFs of الجبر للصف الأول الثانوي, 2 files',
    title: 'Title',
    add: 'Add PDF',
    save: 'Save',
    ok: 'OK',
    remove: 'Delete',
  },
};

const meta = {
  title: 'Pages/PDFs',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: PdfsPage,
    prefetchPageData,
    area: 'dashboard/media',
    pattern: paths.pdfs.pattern,
    path: paths.pdfs.to({ id: 12 }),
    user: people.admin,
  },
  // Each run gets a new fake server.
  render: (args, context) => renderPage({ ...args, handlers: { ...server(), ...args.handlers } }, context),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const adding = (answers: ApiHandlers = {}) =>
  ({
    Page: CreatePdfPage,
    pattern: paths.createPdf.pattern,
    path: paths.createPdf.to({ id: 12 }),
    handlers: answers,
  }) satisfies Partial<PageStoryProps>;
const editing = (answers: ApiHandlers = {}) =>
  ({
    Page: EditPdfPage,
    pattern: paths.editPdf.pattern,
    path: paths.editPdf.to({ id: 12, pdfId: 21 }),
    handlers: answers,
  }) satisfies Partial<PageStoryProps>;
const notes = () => new File(['%PDF-1.7'], 'unit-1.pdf', { type: 'application/pdf' });

export const Listed: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('region', { name: localize(context, textsByLanguage).caption })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /مذكرة الوحدة الأولى.*2026/ })).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = localize(context, { ar: 'حذف مذكرة الوحدة الأولى', en: 'Delete مذكرة الوحدة الأولى' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = await findOpenDialog('alertdialog');
    const question = { ar: 'هل تريد حذف هذا الملف؟', en: 'Are you sure you want to delete this PDF?' };
    await expect(dialog.getByText(localize(context, question))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).remove }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1), slowLoadOptions);
  },
};

export const Empty: Story = {
  args: { handlers: { listPdfs: () => ({ pdfs: [], total: 0, page: 1, per_page: 50 }) } },
  play: async (context) => {
    const none = localize(context, { ar: 'لا توجد بيانات', en: 'No data found' });
    await expect(await context.canvas.findByText(none)).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: { listPdfs: neverResolve } } };

export const Failed: Story = {
  args: { handlers: { listPdfs: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};

const created = fn((_call: ApiCall) => pdf);
export const Created: Story = {
  args: adding({ createPdf: created }),
  play: async (context) => {
    created.mockClear();
    const { canvas, canvasElement, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), 'مذكرة الوحدة الأولى');
    chooseFile(canvasElement, notes());
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    const dialog = await findOpenDialog('dialog');
    const done = { ar: 'تمت إضافة الملف بنجاح', en: 'PDF created successfully' };
    await expect(dialog.getByText(localize(context, done))).toBeVisible();
    await expect(created.mock.calls[0]?.[0].body).toEqual({
      course_id: '12',
      title: 'مذكرة الوحدة الأولى',
      url: expect.objectContaining({ name: 'unit-1.pdf' }) as File,
    });
    await userEvent.click(dialog.getByRole('button', { name: texts.ok }));
    await expect(await findCurrentPath()).toBe('/dashboard/courses/12/pdfs');
  },
};

/** spec §5: a new PDF needs a title and a file. */
export const NothingFilledIn: Story = {
  args: adding({ createPdf: fn(neverResolve) }),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: localize(context, textsByLanguage).add }));
    for (const field of localize(context, {
      ar: ['حقل «العنوان» مطلوب', 'حقل «ملف PDF» مطلوب'],
      en: ['Title is required', 'PDF file is required'],
    })) {
      await expect(await canvas.findAllByText(field)).not.toHaveLength(0);
    }
    await expect(args.handlers?.createPdf).not.toHaveBeenCalled();
  },
};

export const CreateRefused: Story = {
  args: adding({ createPdf: () => new ProblemResponse(413, { code: 'too_large', message: 'Too large' }) }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), 'مذكرة');
    chooseFile(canvasElement, notes());
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    const dialog = await findOpenDialog('alertdialog');
    await expect(
      dialog.getByRole('heading', { name: localize(context, { ar: 'Too large', en: 'TOO LARGE' }) }),
    ).toBeVisible();
    const text = { ar: 'تعذّرت إضافة الملف', en: 'There was a problem creating the PDF' };
    await expect(dialog.getByText(localize(context, text))).toBeVisible();
  },
};

const updated = fn((_call: ApiCall) => pdf);
/** spec §5: a file is sent only if one was selected. */
export const Edited: Story = {
  args: editing({ updatePdf: updated }),
  play: async (context) => {
    updated.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), ' (2)');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const done = { ar: 'تم تحديث الملف بنجاح', en: 'PDF updated successfully' };
    await expect((await findOpenDialog('dialog')).getByText(localize(context, done))).toBeVisible();
    await expect(updated.mock.calls[0]?.[0].body).toEqual({ title: 'مذكرة الوحدة الأولى (2)' });
  },
};

export const Replaced: Story = {
  args: editing({ updatePdf: updated }),
  play: async (context) => {
    updated.mockClear();
    const { canvas, canvasElement, userEvent } = context;
    const save = await canvas.findByRole('button', { name: localize(context, textsByLanguage).save });
    chooseFile(canvasElement, notes());
    await userEvent.click(save);
    await findOpenDialog('dialog');
    await expect(updated.mock.calls[0]?.[0].body).toEqual({
      url: expect.objectContaining({ name: 'unit-1.pdf' }) as File,
    });
  },
};

export const UpdateRefused: Story = {
  args: editing({ updatePdf: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: localize(context, textsByLanguage).title }), '!');
    await userEvent.click(canvas.getByRole('button', { name: localize(context, textsByLanguage).save }));
    const text = { ar: 'تعذّر تحديث الملف', en: 'There was a problem updating the PDF' };
    await expect((await findOpenDialog('alertdialog')).getByText(localize(context, text))).toBeVisible();
  },
};

export const LoadingFails: Story = {
  args: editing({ getPdf: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    const text = localize(context, { ar: 'تعذّر تحميل بيانات الملف', en: 'Failed to fetch PDF data' });
    await expect((await findOpenDialog('alertdialog')).getByText(text)).toBeVisible();
  },
};
