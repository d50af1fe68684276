import type { GetRecordResult } from '@fanous/api-client/generated/queries.ts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import {
  type ApiHandlers,
  type ApiCall,
  neverResolve,
  failOffline,
  ProblemResponse,
} from '../../shared/stories/fakeApi.ts';
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
import { CreateRecordPage } from './CreateRecordPage.tsx';
import { EditRecordPage } from './EditRecordPage.tsx';
import { prefetchPageData, RecordsPage } from './RecordsPage.tsx';

const record: GetRecordResult = {
  id: 31,
  course_id: 12,
  title: 'مراجعة ليلة الامتحان',
  is_home: 1,
  is_revision: 1,
  is_locked: 0,
  record_type: 'audio/mpeg',
  record_url: '/media/records/night.mp3',
  url: null,
  website_url: null,
  created_at: '2026-08-20T10:00:00.000Z',
};
const { record_url: _, ...listed } = record;
const rows = [
  listed,
  { ...listed, id: 32, title: 'حصة السنتر الأولى', is_home: 0, is_revision: 0, record_type: null, url: 'centre-1' },
  { ...listed, id: 33, title: 'حل الواجب', is_home: 1, is_revision: 0, record_type: 'application/pdf' },
] as const;

/** A fake server that deletes. */
function server(): ApiHandlers {
  let all = [...rows];
  return {
    getSettings: () => settings,
    getCourse: () => buildCourseWithAccess(true),
    getRecord: () => record,
    listRecords: () => ({ records: all, total: all.length, page: 1, per_page: 50 }),
    deleteRecord: ({ path }) => {
      all = all.filter(({ id }) => String(id) !== path['id']);
      return undefined;
    },
  };
}

const textsByLanguage = {
  ar: {
    caption: 'تسجيلات «الجبر للصف الأول الثانوي»، 3 تسجيلات',
    title: 'العنوان',
    revision: 'من تسجيلات المراجعة',
    add: 'إضافة تسجيل',
    save: 'حفظ',
    ok: 'حسنًا',
    tryAgain: 'إعادة المحاولة',
    retry: 'إعادة المحاولة',
    remove: 'حذف',
    cancel: 'إلغاء رفع lecture.mp3',
    uploading: 'رفع lecture.mp3',
    failure: 'تعذّرت إضافة التسجيل',
  },
  en: {
    caption: 'Recordings of الجبر للصف الأول الثانوي, 3 recordings',
    title: 'Title',
    revision: 'Revision recording',
    add: 'Add recording',
    save: 'Save',
    ok: 'OK',
    tryAgain: 'TRY AGAIN',
    retry: 'Try Again',
    remove: 'Delete',
    cancel: 'Cancel the upload of lecture.mp3',
    uploading: 'Uploading lecture.mp3',
    failure: 'There was a problem creating the recording',
  },
};

const meta = {
  title: 'Pages/Records',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: RecordsPage,
    prefetchPageData,
    area: 'dashboard/media',
    pattern: paths.records.pattern,
    path: paths.records.to({ id: 12 }),
    user: people.admin,
  },
  // Each run gets a new fake server.
  render: (args, context) => renderPage({ ...args, handlers: { ...server(), ...args.handlers } }, context),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<PageStoryProps>;

const adding = (answers: ApiHandlers = {}) =>
  ({
    Page: CreateRecordPage,
    pattern: paths.createRecord.pattern,
    path: paths.createRecord.to({ id: 12 }),
    handlers: answers,
  }) satisfies Partial<PageStoryProps>;
const editing = (answers: ApiHandlers = {}) =>
  ({
    Page: EditRecordPage,
    pattern: paths.editRecord.pattern,
    path: paths.editRecord.to({ id: 12, recordId: 31 }),
    handlers: answers,
  }) satisfies Partial<PageStoryProps>;

export const Listed: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('region', { name: localize(context, textsByLanguage).caption })).toBeVisible();
    for (const row of localize(context, {
      ar: [/مراجعة ليلة الامتحان.*المراجعة.*ملف صوتي/, /السنتر الأولى.*السنتر.*centre-1/, /حل الواجب.*المنزل.*ملف PDF/],
      en: [/مراجعة ليلة الامتحان.*Revision.*Audio file/, /السنتر الأولى.*Centre.*centre-1/, /حل الواجب.*Home.*PDF file/],
    })) {
      await expect(canvas.getByRole('row', { name: row })).toBeVisible();
    }
  },
};

export const Deleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = localize(context, { ar: 'حذف حل الواجب', en: 'Delete حل الواجب' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = await findOpenDialog('alertdialog');
    const question = { ar: 'هل تريد حذف هذا التسجيل؟', en: 'Are you sure you want to delete this recording?' };
    await expect(dialog.getByText(localize(context, question))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).remove }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2), slowLoadOptions);
  },
};

export const Empty: Story = {
  args: { handlers: { listRecords: () => ({ records: [], total: 0, page: 1, per_page: 50 }) } },
  play: async (context) => {
    const none = localize(context, { ar: 'لا توجد بيانات', en: 'No data found' });
    await expect(await context.canvas.findByText(none)).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: { listRecords: neverResolve } } };

export const Failed: Story = {
  args: { handlers: { listRecords: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};

const lecture = () => new File([new Uint8Array(2048)], 'lecture.mp3', { type: 'audio/mpeg' });

/** Fills in and submits a new record with a file. */
async function add(context: Context) {
  const { canvas, canvasElement, userEvent } = context;
  const texts = localize(context, textsByLanguage);
  await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), 'المحاضرة الأولى');
  await userEvent.click(canvas.getByRole('checkbox', { name: texts.revision }));
  chooseFile(canvasElement, lecture());
  await userEvent.click(canvas.getByRole('button', { name: texts.add }));
}

const created = fn((_call: ApiCall) => record);
/** The file is the last part of the request body. */
export const Created: Story = {
  args: adding({ createRecord: created }),
  play: async (context) => {
    created.mockClear();
    await add(context);
    const dialog = await findOpenDialog('dialog');
    const done = { ar: 'تمت إضافة التسجيل بنجاح', en: 'Recording created successfully' };
    await expect(dialog.getByText(localize(context, done))).toBeVisible();
    const sent = Object.entries(created.mock.calls[0]?.[0].body as object);
    await expect(sent.slice(0, -1)).toEqual([
      ['course_id', '12'],
      ['is_home', '0'],
      ['is_revision', '1'],
      ['title', 'المحاضرة الأولى'],
    ]);
    await expect(sent.at(-1)).toEqual(['record_url', expect.objectContaining({ name: 'lecture.mp3', size: 2048 })]);
    await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).ok }));
    await expect(await findCurrentPath()).toBe('/dashboard/courses/12/records');
  },
};

export const Uploading: Story = {
  args: adding({ createRecord: neverResolve }),
  play: async (context) => {
    const { canvas } = context;
    await add(context);
    await expect(
      await canvas.findByRole('progressbar', { name: localize(context, textsByLanguage).uploading }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: localize(context, textsByLanguage).add })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'lecture.mp3' })).toHaveFocus();
  },
};

/** Input is kept, and the focus returns to the submit button. */
export const CalledOff: Story = {
  args: adding({ createRecord: neverResolve }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await add(context);
    await userEvent.click(await canvas.findByRole('button', { name: texts.cancel }));
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.add })).toHaveFocus(), slowLoadOptions);
    await expect(canvas.getByRole('textbox', { name: texts.title })).toHaveValue('المحاضرة الأولى');
    await expect(canvas.getByText('lecture.mp3')).toBeVisible();
  },
};

let attempts = 0;
/** One network error: first the error dialog, then the failed upload with a retry button. */
export const Interrupted: Story = {
  args: adding({
    createRecord: () => {
      attempts += 1;
      return attempts === 1 ? failOffline() : record;
    },
  }),
  play: async (context) => {
    attempts = 0;
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await add(context);
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText(texts.failure)).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.tryAgain })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    const why = { ar: /تعذّر الاتصال بالخادم/, en: /The server could not be reached/ };
    await expect((await canvas.findAllByText(localize(context, why)))[0]).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: texts.retry }));
    const done = { ar: 'تمت إضافة التسجيل بنجاح', en: 'Recording created successfully' };
    await expect((await findOpenDialog('dialog')).getByText(localize(context, done))).toBeVisible();
  },
};

/** Decision 12: the bytes decide the type of a file. The field shows the error of the server. */
export const FileRefused: Story = {
  args: adding({
    createRecord: () =>
      new ProblemResponse(422, {
        code: 'invalid',
        message: 'Check the fields',
        errors: { record_url: ['Not an mp3'] },
      }),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await add(context);
    const dialog = await findOpenDialog('alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).tryAgain }));
    await expect((await canvas.findAllByText('Not an mp3'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: localize(context, textsByLanguage).add })).toBeVisible();
  },
};

/** Shown before anything is sent. */
export const WrongType: Story = {
  args: adding({ createRecord: fn(neverResolve) }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), 'المحاضرة الأولى');
    chooseFile(canvasElement, new File(['MZ'], 'setup.exe'));
    const types = { ar: 'الأنواع المقبولة: PDF وDOC وDOCX وMP3 وMP4', en: 'pdf, doc, docx, mp3 or mp4 only' };
    await expect((await canvas.findAllByText(localize(context, types)))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    await expect(args.handlers?.createRecord).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  args: adding({
    getSettings: () => ({ ...settings, limits: { ...settings.limits, record_bytes: 1024 } }),
    createRecord: fn(neverResolve),
  }),
  play: async (context) => {
    const { args, canvas } = context;
    await expect(await canvas.findByText(localize(context, { ar: /حتى 1 كيلوبايت/, en: /up to 1 kB/i }))).toBeVisible();
    await add(context);
    const tooLarge = { ar: /^أكبر من/, en: /^Larger than/ };
    await expect((await canvas.findAllByText(localize(context, tooLarge)))[0]).toBeVisible();
    await expect(args.handlers?.createRecord).not.toHaveBeenCalled();
  },
};

/** A recording may be a link to a video, too. */
export const PastedLink: Story = {
  args: adding({ createRecord: fn(neverResolve) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const url = await canvas.findByRole('textbox', { name: localize(context, { ar: /^الرابط/, en: /^URL/ }) });
    await waitFor(() => expect(url).toHaveAccessibleDescription(/YouTube/), slowLoadOptions);
    await userEvent.click(url);
    await userEvent.paste('شاهد التسجيل: https://youtu.be/dQw4w9WgXcQ');
    const found = { ar: 'فيديو من YouTube', en: 'Video from YouTube' };
    await expect(await canvas.findByText(localize(context, found))).toBeVisible();
    await expect(url).toHaveValue('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  },
};

const updated = fn((_call: ApiCall) => record);
/** An empty file field is not sent. */
export const Edited: Story = {
  args: editing({ updateRecord: updated }),
  play: async (context) => {
    updated.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('checkbox', { name: texts.revision }));
    const now = { ar: /الملف الحالي/, en: /Current file/ };
    await expect(canvas.getByRole('button', { name: localize(context, now) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const done = { ar: 'تم تحديث التسجيل بنجاح', en: 'Recording updated successfully' };
    await expect((await findOpenDialog('dialog')).getByText(localize(context, done))).toBeVisible();
    await expect(updated.mock.calls[0]?.[0].body).toEqual({ is_revision: '0' });
  },
};

export const UpdateRefused: Story = {
  args: editing({ updateRecord: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: localize(context, textsByLanguage).title }), '!');
    await userEvent.click(canvas.getByRole('button', { name: localize(context, textsByLanguage).save }));
    const text = { ar: 'تعذّر تحديث التسجيل', en: 'There was a problem updating the recording' };
    await expect((await findOpenDialog('alertdialog')).getByText(localize(context, text))).toBeVisible();
  },
};

export const LoadingFails: Story = {
  args: editing({ getRecord: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    const text = localize(context, { ar: 'تعذّر تحميل بيانات التسجيل', en: 'Failed to fetch record data' });
    await expect((await findOpenDialog('alertdialog')).getByText(text)).toBeVisible();
  },
};
