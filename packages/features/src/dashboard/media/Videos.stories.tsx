import type { Schema } from '@fanous/api-client/client';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiHandlers, type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { buildCourseWithAccess, people, settings } from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { CreateVideoPage } from './CreateVideoPage.tsx';
import { EditVideoPage } from './EditVideoPage.tsx';
import { savedVideo as video } from './Video.fixtures.ts';
import { prefetchPageData, VideosPage } from './VideosPage.tsx';

const videos: Schema<'Video'>[] = buildCourseWithAccess(true).videos.map((video) =>
  Object.assign({ course_id: 12 }, video),
);
/** The video as a legacy API sends it. */
function toLegacyVideo({ chapters: _chapters, captions: _captions, ...rest }: Schema<'Video'>): Schema<'Video'> {
  return rest;
}

/** A fake server that searches and deletes. */
function server(): ApiHandlers {
  let all = videos;
  return {
    getSettings: () => settings,
    getCourse: () => buildCourseWithAccess(true),
    getVideo: () => video,
    listVideos: ({ query }) => {
      const found = all.filter(({ title }) => title.includes(query['search'] ?? ''));
      return { videos: found, total: found.length, page: 1, per_page: 50 };
    },
    deleteVideo: ({ path }) => {
      all = all.filter(({ id }) => String(id) !== path['id']);
      return undefined;
    },
  };
}

const textsByLanguage = {
  ar: {
    caption: 'فيديوهات «الجبر للصف الأول الثانوي»، 3 فيديوهات',
    title: 'العنوان',
    url: 'رابط التطبيق',
    website: 'رابط الموقع',
    websiteOptional: 'رابط الموقع (اختياري)',
    free: 'فيديو مجاني',
    add: 'إضافة فيديو',
    save: 'حفظ',
    ok: 'حسنًا',
    tryAgain: 'إعادة المحاولة',
    remove: 'حذف',
    show: 'عرض في المشغّل',
  },
  en: {
    caption: 'Videos of الجبر للصف الأول الثانوي, 3 videos',
    title: 'Title',
    url: 'Application URL',
    website: 'Website URL',
    websiteOptional: 'Website URL (optional)',
    free: 'Free video',
    add: 'Add video',
    save: 'Save',
    ok: 'OK',
    tryAgain: 'TRY AGAIN',
    remove: 'Delete',
    show: 'Show in the player',
  },
};

const meta = {
  title: 'Pages/Videos',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: VideosPage,
    prefetchPageData,
    area: 'dashboard/media',
    pattern: paths.videos.pattern,
    path: paths.videos.to({ id: 12 }),
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
    Page: CreateVideoPage,
    pattern: paths.createVideo.pattern,
    path: paths.createVideo.to({ id: 12 }),
    handlers: answers,
  }) satisfies Partial<PageStoryProps>;
const editing = (answers: ApiHandlers = {}) =>
  ({
    Page: EditVideoPage,
    pattern: paths.editVideo.pattern,
    path: paths.editVideo.to({ id: 12, videoId: 101 }),
    handlers: answers,
  }) satisfies Partial<PageStoryProps>;

export const Listed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('region', { name: localize(context, textsByLanguage).caption })).toBeVisible();
    const free = { ar: /مقدمة في المعادلات.*نعم.*lesson-101/, en: /مقدمة في المعادلات.*True.*lesson-101/ };
    await expect(canvas.getByRole('row', { name: localize(context, free) })).toBeVisible();
    const paid = { ar: /حل المعادلة.*لا.*lesson-102/, en: /حل المعادلة.*False.*lesson-102/ };
    await expect(canvas.getByRole('row', { name: localize(context, paid) })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'Quadratic');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1), slowLoadOptions);
  },
};

export const Deleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = localize(context, { ar: 'حذف مقدمة في المعادلات', en: 'Delete مقدمة في المعادلات' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = await findOpenDialog('alertdialog');
    const question = { ar: 'هل تريد حذف هذا الفيديو؟', en: 'Are you sure you want to delete this video?' };
    await expect(dialog.getByText(localize(context, question))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).remove }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2), slowLoadOptions);
  },
};

export const Empty: Story = {
  args: { handlers: { listVideos: () => ({ videos: [], total: 0, page: 1, per_page: 50 }) } },
  play: async (context) => {
    const none = localize(context, { ar: 'لا توجد بيانات', en: 'No data found' });
    await expect(await context.canvas.findByText(none)).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: { listVideos: neverResolve } } };

export const Failed: Story = {
  args: { handlers: { listVideos: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};

/** Fills in and submits a new video. */
async function add(context: Context) {
  const { canvas, userEvent } = context;
  const texts = localize(context, textsByLanguage);
  await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), ' المصفوفات ');
  await userEvent.type(canvas.getByRole('textbox', { name: texts.url }), 'matrix-app');
  await userEvent.type(canvas.getByRole('textbox', { name: texts.website }), 'matrix');
  await userEvent.click(canvas.getByRole('button', { name: texts.add }));
}

const created = fn((_call: ApiCall) => video);
export const Created: Story = {
  args: adding({ createVideo: created }),
  play: async (context) => {
    created.mockClear();
    await add(context);
    const dialog = await findOpenDialog('dialog');
    const done = { ar: 'تمت إضافة الفيديو بنجاح', en: 'Video created successfully' };
    await expect(dialog.getByText(localize(context, done))).toBeVisible();
    await expect(created.mock.calls[0]?.[0].body).toEqual({
      course_id: '12',
      is_free: '0',
      title: 'المصفوفات',
      url: 'matrix-app',
      website_url: 'matrix',
    });
    await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).ok }));
    await expect(await findCurrentPath()).toBe('/dashboard/courses/12/videos');
  },
};

/** spec §5: title and both addresses are required of a new video. */
export const NothingFilledIn: Story = {
  args: adding({ createVideo: fn(neverResolve) }),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: localize(context, textsByLanguage).add }));
    for (const field of localize(context, {
      ar: ['حقل «العنوان» مطلوب', 'حقل «رابط التطبيق» مطلوب', 'حقل «رابط الموقع» مطلوب'],
      en: ['Title is required', 'Application URL is required', 'Website URL is required'],
    })) {
      await expect(await canvas.findAllByText(field)).not.toHaveLength(0);
    }
    await expect(args.handlers?.createVideo).not.toHaveBeenCalled();
  },
};

/** Ids and links are validated before sending, and the error names the allowed sites. */
export const WrongAddress: Story = {
  args: adding({ createVideo: fn(neverResolve) }),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), 'المصفوفات');
    const url = canvas.getByRole('textbox', { name: texts.url });
    const website = canvas.getByRole('textbox', { name: texts.website });
    await waitFor(
      () => expect(url).toHaveAccessibleDescription(/YouTube.*Vimeo.*player\.example\.com/),
      slowLoadOptions,
    );
    await userEvent.type(url, 'hello');
    await userEvent.type(website, 'https://evil.example/watch?v=1');
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    const id = { ar: /ليس هذا معرّفًا في المشغّل/, en: /This is not an ID of the player/ };
    await waitFor(() => expect(url).toHaveAccessibleDescription(localize(context, id)), slowLoadOptions);
    const site = { ar: /لا يمكن تضمين هذا الرابط.*YouTube/, en: /This link cannot be embedded.*YouTube/ };
    await expect(website).toHaveAccessibleDescription(localize(context, site));
    await userEvent.clear(website);
    await userEvent.type(website, 'https://www.youtube.com/@channel');
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    const page = { ar: /ليس هذا رابط فيديو/, en: /This is not the link of a video/ };
    await waitFor(() => expect(website).toHaveAccessibleDescription(localize(context, page)), slowLoadOptions);
    await expect(args.handlers?.createVideo).not.toHaveBeenCalled();
  },
};

const found = {
  ar: { youtube: 'فيديو من YouTube، يبدأ من 1:30', vimeo: 'فيديو من Vimeo' },
  en: { youtube: 'Video from YouTube, starts at 1:30', vimeo: 'Video from Vimeo' },
};

/** A pasted link shows its site and its player immediately. The code of an iframe is replaced with the address in it. */
export const PastedLinks: Story = {
  args: adding({ createVideo: fn(neverResolve) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const url = await canvas.findByRole('textbox', { name: texts.url });
    await waitFor(() => expect(url).toHaveAccessibleDescription(/YouTube/), slowLoadOptions);
    await userEvent.click(url);
    await userEvent.paste('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90');
    await expect(await canvas.findByText(localize(context, found).youtube)).toBeVisible();
    await expect(url).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90');
    const frame = await canvas.findByTitle(localize(context, { ar: 'مشغّل الفيديو', en: 'Video player' }));
    await expect(frame).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?start=90&/),
    );
    const website = canvas.getByRole('textbox', { name: texts.website });
    await userEvent.click(website);
    await userEvent.paste('<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0"></iframe>');
    await expect(await canvas.findByText(localize(context, found).vimeo)).toBeVisible();
    await expect(website).toHaveValue('https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1');
    await expect(canvas.getByTitle(localize(context, { ar: 'مشغّل الفيديو', en: 'Video player' }))).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/player\.vimeo\.com\/video\/76979871/),
    );
  },
};

/** The field says why a video may not play later. It can be saved. */
export const RiskyLinks: Story = {
  args: adding({
    getSettings: () => ({ ...settings, embed_providers: ['vdocipher', 'dailymotion'] }),
    createVideo: fn(neverResolve),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const url = await canvas.findByRole('textbox', { name: texts.url });
    await waitFor(() => expect(url).toHaveAccessibleDescription(/VdoCipher/), slowLoadOptions);
    await userEvent.click(url);
    await userEvent.paste('https://player.vdocipher.com/v2/?otp=20160313versASE3&playbackInfo=eyJ2aWRlb0lkIjoi');
    const expires = { ar: /تنتهي صلاحية هذا الرابط/, en: /This link expires/ };
    await expect(await canvas.findByText(localize(context, expires))).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: texts.website }));
    await userEvent.paste('https://dai.ly/x8abcde');
    const refuses = { ar: /قد يرفض Dailymotion هذا الرابط/, en: /Dailymotion may refuse this link/ };
    await expect(await canvas.findByText(localize(context, refuses))).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: texts.title }), 'المصفوفات');
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    await waitFor(() => expect(context.args.handlers?.createVideo).toHaveBeenCalled());
  },
};

/** First the error dialog, then the error at the field. Input is kept. */
export const RefusedByTheServer: Story = {
  args: adding({
    createVideo: () =>
      new ProblemResponse(422, {
        code: 'invalid',
        message: 'Check the fields',
        errors: { url: ['This site is not allowed'] },
      }),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await add(context);
    const dialog = await findOpenDialog('alertdialog');
    const title = localize(context, { ar: 'Check the fields', en: 'CHECK THE FIELDS' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    const text = { ar: 'تعذّرت إضافة الفيديو', en: 'There was a problem creating the video' };
    await expect(dialog.getByText(localize(context, text))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.tryAgain }));
    const url = canvas.getByRole('textbox', { name: texts.url });
    await waitFor(() => expect(url).toHaveFocus(), slowLoadOptions);
    await expect(url).toHaveAccessibleDescription(/This site is not allowed/);
    await expect(url).toHaveValue('matrix-app');
  },
};

const updated = fn((_call: ApiCall) => video);
/** The saved video plays from the start. The website URL may be cleared, and a cleared checkbox sends 0. */
export const Edited: Story = {
  args: editing({ updateVideo: updated }),
  play: async (context) => {
    updated.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const website = await canvas.findByRole('textbox', { name: texts.websiteOptional });
    await expect(await canvas.findByText(buildCourseWithAccess(true).name)).toBeVisible();
    const name = { ar: 'مقدمة في المعادلات – مشغّل الفيديو', en: 'مقدمة في المعادلات – video player' };
    const player = await canvas.findByTitle(localize(context, name));
    await expect(player).toHaveAttribute('src', expect.stringContaining('video=lesson-101'));
    await userEvent.clear(website);
    await expect(canvas.queryByTitle(localize(context, name))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: texts.show }));
    const second = await canvas.findByTitle(localize(context, name));
    await expect(second).toHaveAttribute('src', expect.stringContaining('player.example.com/embed/lesson-app'));
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.free }));
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const done = { ar: 'تم تحديث الفيديو بنجاح', en: 'Video updated successfully' };
    await expect((await findOpenDialog('dialog')).getByText(localize(context, done))).toBeVisible();
    await expect(updated.mock.calls[0]?.[0].body).toEqual({ is_free: '0', website_url: '' });
  },
};

const chapterTexts = {
  ar: {
    field: 'الفصول (اختياري)',
    wrongTime: 'السطر 2: ابدأه بوقت، مثل 12:30.',
    wrongOrder: 'السطر 3: يجب أن يكون هذا الوقت بعد وقت الفصل السابق.',
  },
  en: {
    field: 'Chapters (optional)',
    wrongTime: 'Line 2: start it with a time, such as 12:30.',
    wrongOrder: 'Line 3: this time must be later than the time of the previous chapter.',
  },
};

/** Chapters are edited as text. The error names the line, and the text is kept. */
export const ChaptersEdited: Story = {
  args: editing({
    getVideo: () => ({
      ...video,
      chapters: [
        { start: 0, title: 'مقدمة' },
        { start: 750, title: 'مثال محلول' },
      ],
    }),
    updateVideo: updated,
  }),
  play: async (context) => {
    updated.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const words = localize(context, chapterTexts);
    const field = await canvas.findByRole('textbox', { name: words.field });
    await expect(field).toHaveValue('0:00 مقدمة\n12:30 مثال محلول');
    await userEvent.clear(field);
    await userEvent.type(field, '٠:٠٠ مقدمة{Enter}تمرين');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(words.wrongTime)), slowLoadOptions);
    await expect(field).toHaveValue('٠:٠٠ مقدمة\nتمرين');
    await userEvent.clear(field);
    await userEvent.type(field, '٠:٠٠ مقدمة{Enter}12:30 مثال محلول{Enter}١:٠٠ تمرين');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(words.wrongOrder)), slowLoadOptions);
    await expect(updated).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace>10/}45:00 تمرين');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await findOpenDialog('dialog');
    await expect(updated.mock.calls[0]?.[0].body).toEqual({
      chapters: expect.stringMatching(/^٠:٠٠ مقدمة\r?\n12:30 مثال محلول\r?\n45:00 تمرين$/),
    });
  },
};

/** A legacy API has no chapters and no captions. */
export const WithoutChapters: Story = {
  args: editing({ getVideo: () => toLegacyVideo(video) }),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('textbox', { name: localize(context, textsByLanguage).title })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: localize(context, chapterTexts).field })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: localize(context, captionTexts).heading })).toBeNull();
  },
};

export const CannotBePlayed: Story = {
  args: editing({ getVideo: () => ({ ...video, url: 'https://elsewhere.example/1', website_url: null }) }),
  play: async (context) => {
    const text = localize(context, { ar: /لا يمكن تشغيل هذا الفيديو/, en: /This video cannot be played/ });
    await expect(await context.canvas.findByText(text)).toBeVisible();
  },
};

export const NoChanges: Story = {
  args: editing({ updateVideo: fn(neverResolve) }),
  play: async (context) => {
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: localize(context, textsByLanguage).save }),
    );
    const none = localize(context, { ar: 'لا توجد تغييرات لحفظها', en: 'No changes detected' });
    await expect((await findOpenDialog('alertdialog')).getByText(none)).toBeVisible();
    await expect(context.args.handlers?.updateVideo).not.toHaveBeenCalled();
  },
};

export const UpdateRefused: Story = {
  args: editing({ updateVideo: () => new ProblemResponse(500, { code: 'internal', message: '' }) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: localize(context, textsByLanguage).title }), '!');
    await userEvent.click(canvas.getByRole('button', { name: localize(context, textsByLanguage).save }));
    const dialog = await findOpenDialog('alertdialog');
    const title = localize(context, { ar: 'حدث خطأ', en: 'AN ERROR OCCURRED' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    const text = { ar: 'تعذّر تحديث الفيديو', en: 'There was a problem updating the video' };
    await expect(dialog.getByText(localize(context, text))).toBeVisible();
  },
};

export const LoadingFails: Story = {
  args: editing({ getVideo: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) }),
  play: async (context) => {
    const text = localize(context, { ar: 'تعذّر تحميل بيانات الفيديو', en: 'Failed to fetch video data' });
    await expect((await findOpenDialog('alertdialog')).getByText(text)).toBeVisible();
  },
};

const fileTexts = {
  ar: { choice: 'ملف من جهازك', link: 'رابط أو معرّف', field: 'ملف فيديو', required: 'حقل «ملف فيديو» مطلوب' },
  en: {
    choice: 'File from your device',
    link: 'Link or ID',
    field: 'Video file',
    required: 'Video file is required',
  },
};
const lessonFile = new File(['0'.repeat(64)], 'lesson.mp4', { type: 'video/mp4' });

/** A file in place of the links: it is required, and the links keep what was typed. */
export const FileChosen: Story = {
  args: adding({ createVideo: fn(neverResolve) }),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, textsByLanguage);
    const words = localize(context, fileTexts);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.url }), 'matrix-app');
    await userEvent.click(await canvas.findByRole('radio', { name: words.choice }));
    await expect(canvas.queryByRole('textbox', { name: texts.url })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: texts.title }), 'المصفوفات');
    await canvas.findByText(/MP4.*WebM.*4/);
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    await expect(await canvas.findAllByText(words.required)).not.toHaveLength(0);
    await expect(args.handlers?.createVideo).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: words.link }));
    await expect(canvas.getByRole('textbox', { name: texts.url })).toHaveValue('matrix-app');
  },
};

/** The server says why before anything is sent. The form keeps its file. */
export const UploadRefused: Story = {
  args: adding({
    createVideoUpload: () => new ProblemResponse(507, { code: 'storage_full', message: 'No room' }),
    createVideo: fn(neverResolve),
  }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const words = localize(context, fileTexts);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), 'المصفوفات');
    await userEvent.click(await canvas.findByRole('radio', { name: words.choice }));
    await canvas.findByText(/MP4.*WebM.*4/);
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"][hidden]');
    if (picker) await userEvent.upload(picker, lessonFile);
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    const dialog = await findOpenDialog('alertdialog');
    const title = localize(context, { ar: 'No room', en: 'NO ROOM' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getAllByText('lesson.mp4')).not.toHaveLength(0);
    await expect(context.args.handlers?.createVideo).not.toHaveBeenCalled();
  },
};

/** The saved file can be opened, and another one is optional. */
export const EditedFile: Story = {
  args: editing({
    getVideo: () => ({
      ...video,
      url: null,
      website_url: null,
      video_type: 'video/webm',
      video_url: '/media/videos/1.webm?exp=1',
    }),
    updateVideo: updated,
  }),
  play: async (context) => {
    updated.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('radio', { name: localize(context, fileTexts).choice })).toBeChecked();
    await expect(await canvas.findByText('WebM')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.free }));
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await findOpenDialog('dialog');
    await expect(updated.mock.calls[0]?.[0].body).toEqual({ is_free: '0' });
  },
};

/** The checkbox says who can watch a free video. */
export const FreeVideosWithoutAnAccount: Story = {
  args: adding({ getSettings: () => ({ ...settings, free_videos_without_account: 1 }) }),
  play: async (context) => {
    const checkbox = await context.canvas.findByRole('checkbox', { name: localize(context, textsByLanguage).free });
    const who = localize(context, { ar: /حتى دون حساب/, en: /even without an account/ });
    await waitFor(() => expect(checkbox).toHaveAccessibleDescription(who), slowLoadOptions);
  },
};

const captionTexts = {
  ar: {
    heading: 'الترجمة النصية',
    addArabic: 'إضافة العربية',
    replaceArabic: 'استبدال العربية',
    deleteArabic: 'حذف العربية',
    replaceEnglish: 'استبدال الإنجليزية',
    confirm: 'حذف الترجمة النصية',
    noFile: 'لا يوجد ملف',
    otherSites: /أما مشغّلات المواقع الأخرى/,
    afterSaving: /احفظ الفيديو أولًا/,
  },
  en: {
    heading: 'Captions',
    addArabic: 'Add Arabic',
    replaceArabic: 'Replace Arabic',
    deleteArabic: 'Delete Arabic',
    replaceEnglish: 'Replace English',
    confirm: 'Delete captions',
    noFile: 'No file',
    otherSites: /Players of other sites, such as YouTube, have their own/,
    afterSaving: /Save the video first/,
  },
};

const created_at = '2026-08-21T10:00:00.000Z';
const fileVideo: Schema<'Video'> = {
  ...video,
  url: null,
  website_url: null,
  video_type: 'video/mp4',
  video_url: '/media/videos/1.mp4?exp=1',
  captions: [{ language: 'en', url: '/media/captions/1.vtt?exp=1', size: 2_048, created_at }],
};

/** A fake server that keeps the captions of a video, and refuses a file without the right first line. */
function captionsServer(): ApiHandlers {
  let captions = fileVideo.captions ?? [];
  return {
    getVideo: () => ({ ...fileVideo, captions }),
    saveVideoCaptions: async ({ path, body }) => {
      const { file } = body as { file: File };
      if (!(await file.text()).startsWith('WEBVTT'))
        return new ProblemResponse(422, {
          code: 'invalid',
          message: 'Check the fields.',
          errors: { file: ['Not WebVTT.'] },
        });
      const saved = {
        language: path['language'] as 'ar',
        url: '/media/captions/2.vtt?exp=1',
        size: file.size,
        created_at,
      };
      captions = [saved, ...captions.filter(({ language }) => language !== saved.language)];
      return saved;
    },
    deleteVideoCaptions: ({ path }) => {
      captions = captions.filter(({ language }) => language !== path['language']);
      return undefined;
    },
  };
}

/** Captions are saved immediately. A refused file says why, and the form keeps what was typed. */
export const CaptionsEdited: Story = {
  args: editing(captionsServer()),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const texts = localize(context, captionTexts);
    const title = await canvas.findByRole('textbox', { name: localize(context, textsByLanguage).title });
    await userEvent.type(title, '!');
    const add = await canvas.findByRole('button', { name: texts.addArabic }, slowLoadOptions);
    await expect(canvas.getByRole('button', { name: texts.replaceEnglish })).toBeVisible();
    const [picker] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"][accept=".vtt"]');
    if (!picker) throw new Error('The form has no field for captions.');
    await userEvent.upload(picker, new File(['1\n00:00:01,000 --> 00:00:02,000'], 'lesson.vtt', { type: 'text/vtt' }));
    await expect(await canvas.findByText('Not WebVTT.')).toBeVisible();
    await expect(add).toHaveAccessibleDescription('Not WebVTT.');
    await userEvent.upload(picker, new File(['WEBVTT\n'], 'lesson.vtt', { type: 'text/vtt' }));
    await expect(await canvas.findByRole('button', { name: texts.replaceArabic })).toBeVisible();
    await expect(canvas.queryByText('Not WebVTT.')).toBeNull();
    await expect(title).toHaveValue(`${video.title}!`);
    await userEvent.click(canvas.getByRole('button', { name: texts.deleteArabic }));
    const dialog = await findOpenDialog('alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: texts.confirm }));
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.addArabic })).toHaveFocus());
    await expect(canvas.getAllByText(texts.noFile)).toHaveLength(2);
    await expect(title).toHaveValue(`${video.title}!`);
  },
};

/** The players of other sites have their own captions. */
export const CaptionsOfAnotherSite: Story = {
  args: editing({
    getVideo: () => ({ ...video, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', website_url: null }),
  }),
  play: async (context) => {
    const texts = localize(context, captionTexts);
    await expect(await context.canvas.findByText(texts.otherSites, {}, slowLoadOptions)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: texts.addArabic })).toBeNull();
  },
};

/** A new video gets its captions after it is saved. */
export const CaptionsOfANewVideo: Story = {
  args: adding(),
  play: async (context) => {
    const text = await context.canvas.findByText(localize(context, captionTexts).afterSaving, {}, slowLoadOptions);
    await expect(text).toBeVisible();
  },
};

/** A legacy API takes no files, so there is nothing to choose. */
export const LegacyApi: Story = {
  args: adding({ getSettings: () => ({ ...settings, limits: { ...settings.limits, video_bytes: null } }) }),
  play: async (context) => {
    const { canvas } = context;
    const url = await canvas.findByRole('textbox', { name: localize(context, textsByLanguage).url });
    await waitFor(() => expect(url).toHaveAccessibleDescription(/YouTube/), slowLoadOptions);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
