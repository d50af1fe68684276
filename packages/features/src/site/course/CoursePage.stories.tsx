import type { Schema } from '@fanous/api-client/client';
import type { GetRecordResult } from '@fanous/api-client/generated/queries.ts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { deleteAllDraftFiles, createDraftFileStore, maxDraftBytes } from '../../shared/storage/draftFiles.ts';
import { deleteAllDrafts } from '../../shared/storage/drafts.ts';
import { listProgressDrafts } from '../../shared/storage/progressDrafts.ts';
import {
  type ApiHandlers,
  type ApiCall,
  neverResolve,
  failOffline,
  ProblemResponse,
} from '../../shared/stories/fakeApi.ts';
import {
  buildCourseWithAccess,
  courseProgress,
  courseUnits,
  people,
  publicCourse,
  settings,
} from '../../shared/stories/Api.fixtures.ts';
import { findCurrentPath, slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { CoursePage, prefetchPageData } from './CoursePage.tsx';

const forVisitors: ApiHandlers = {
  getPublicCourse: () => publicCourse,
  getSettings: () => settings,
  getCourseUnits: () => ({ ...courseUnits, units: [] }),
};
const forOutsiders: ApiHandlers = { ...forVisitors, getCourse: () => buildCourseWithAccess(false) };
const forMembers: ApiHandlers = { ...forVisitors, getCourse: () => buildCourseWithAccess(true) };

const sections = {
  ar: {
    records: /^التسجيلات/,
    files: /^ملفات الدورة/,
    summaries: /^الملخصات/,
    revision: /تسجيلات المراجعة/,
    locked: /للمشتركين\. اشترك/,
    noVideos: 'لا توجد فيديوهات',
    noRecords: 'لا توجد تسجيلات',
    noFiles: 'لا توجد ملفات',
    noQuizzes: 'لا توجد اختبارات',
    noSummaries: /لا توجد ملخصات بعد/,
    love: /^أحببته/,
    failed: 'تعذّر إرسال التفاعل',
    add: 'إضافة ملخص',
    error: 'خطأ',
    uploadFailed: /تعذّر الاتصال بالخادم/,
    added: 'تمت إضافة الملخص',
    name: 'اسم المحاضرة',
    tryAgain: 'إعادة المحاولة',
  },
  en: {
    records: /^Recordings/,
    files: /^Course files/,
    summaries: /^Summaries/,
    revision: /Revision recordings/,
    locked: /is for subscribers\. Subscribe/,
    noVideos: 'No videos',
    noRecords: 'No recordings',
    noFiles: 'No files',
    noQuizzes: 'No quizzes found',
    noSummaries: /No summaries yet/,
    love: /^Love/,
    failed: 'Failed to send reaction',
    add: 'Add summary',
    error: 'Error',
    uploadFailed: /The server could not be reached/,
    added: 'Summary added',
    name: 'Lecture name',
    tryAgain: 'Try Again',
  },
};

const textsByLanguage = {
  ar: {
    list: 'قائمة الفيديوهات، منطقة قابلة للتمرير',
    subscribe: 'اشترك الآن',
    aside: 'الاشتراك',
    how: /أرسل إلينا صورة الإيصال/,
    questions: 'أسئلة عن الدفع',
  },
  en: {
    list: 'List of videos, scrollable',
    subscribe: 'Subscribe',
    aside: 'Subscription',
    how: /send us a photo of the receipt/,
    questions: 'Questions about paying',
  },
};

const meta = {
  title: 'Pages/Course',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: CoursePage,
    prefetchPageData,
    area: 'site/course',
    pattern: paths.course.pattern,
    path: paths.course.to({ slug: 'algebra-1' }),
    handlers: forVisitors,
  },
  // What a summary that was not sent leaves on the device.
  beforeEach: async () => {
    deleteAllDrafts();
    await deleteAllDraftFiles();
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('الجبر للصف الأول الثانوي');
    const texts = localize(context, textsByLanguage);
    await expect(within(canvas.getByRole('complementary', { name: texts.aside })).getByText(texts.how)).toBeVisible();
    await expect(canvas.getByRole('region', { name: texts.questions })).toBeVisible();
    const list = within(canvas.getByRole('region', { name: texts.list }));
    await userEvent.click(list.getByRole('button', { name: /حل المعادلة التربيعية/ }));
    await expect(await findCurrentPath()).toBe(paths.login.to({ next: '/single/algebra-1?video=102' }));
  },
};

export const NotSubscribed: Story = {
  args: { user: people.student, handlers: forOutsiders },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { list, subscribe, aside } = localize(context, textsByLanguage);
    const videos = within(await canvas.findByRole('region', { name: list }));
    await userEvent.click(videos.getByRole('button', { name: /حل المعادلة التربيعية/ }));
    await expect(
      await canvas.findByText(localize(context, { ar: /للمشتركين\. اشترك/, en: /is for subscribers/ })),
    ).toBeVisible();
    const card = within(canvas.getByRole('complementary', { name: aside }));
    const button = card.getByRole('button', { name: subscribe });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const wallet = card.getByRole('link', { name: localize(context, { ar: /محفظة إلكترونية/, en: /Mobile wallet/ }) });
    await expect(wallet).toHaveAttribute('href', '/vodaphone/algebra-1');
    const bank = localize(context, { ar: /حساب بنكي أو بطاقة/, en: /Bank account or card/ });
    await userEvent.click(card.getByRole('button', { name: bank }));
    const dialog = await findOpenDialog('alertdialog');
    const notice = localize(context, {
      ar: 'سيتاح الدفع بالبطاقة والحساب البنكي خلال أيام. استخدم المحفظة الإلكترونية الآن',
      en: 'Card/bank payment will be available in a few days, use mobile wallet',
    });
    await expect(dialog.getByText(notice)).toBeVisible();
  },
};

export const CameBackToALockedVideo: Story = {
  args: { user: people.student, handlers: forOutsiders, path: paths.course.to({ slug: 'algebra-1' }, { video: 102 }) },
  play: async (context) => {
    const why = localize(context, { ar: /للمشتركين\. اشترك/, en: /is for subscribers/ });
    await expect(await context.canvas.findByText(why)).toBeVisible();
    await expect(context.canvas.queryByTitle(/حل المعادلة/)).toBeNull();
  },
};

export const Subscribed: Story = {
  args: { user: people.student, handlers: forMembers, path: paths.course.to({ slug: 'algebra-1' }, { video: 102 }) },
  play: async (context) => {
    const frame = await context.canvas.findByTitle(/حل المعادلة التربيعية/);
    await expect(frame).toHaveAttribute(
      'src',
      '/demo/player/?video=lesson-102&autoplay=false&loop=false&muted=false&preload=true',
    );
    const texts = localize(context, textsByLanguage);
    await expect(context.canvas.queryByRole('button', { name: texts.subscribe })).toBeNull();
    await expect(context.canvas.queryByText(texts.how)).toBeNull();
    await expect(context.canvas.queryByRole('region', { name: texts.questions })).toBeNull();
  },
};

/** A course whose second video has another address. */
const withAddress = (website_url: string): ApiHandlers => ({
  ...forMembers,
  getCourse: () => {
    const course = buildCourseWithAccess(true);
    const videos = course.videos.map((video) => Object.assign({}, video, video.id === 102 && { website_url }));
    return { ...course, videos };
  },
});

/** A link that was stored as it was pasted plays in the player of its site, which may do only what it needs. */
export const AVideoOfAnotherSite: Story = {
  args: {
    user: people.student,
    handlers: withAddress('https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
    path: paths.course.to({ slug: 'algebra-1' }, { video: 102 }),
  },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle(/حل المعادلة التربيعية/);
    await expect(frame).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*enablejsapi=1/),
    );
    await expect(frame).toHaveAttribute('sandbox', expect.stringMatching(/allow-presentation allow-popups$/));
  },
};

const arabicCaptions = 'data:text/vtt,WEBVTT%0A%0A00:00.000 --> 00:09.000%0Aأهلًا بكم';
const videoWithChapters: Schema<'Video'> = {
  id: 102,
  course_id: 12,
  title: 'حل المعادلة التربيعية',
  is_free: 0,
  is_locked: 0,
  chapters: [
    { start: 0, title: 'مقدمة' },
    { start: 750, title: 'مثال محلول' },
  ],
  captions: [
    { language: 'ar', url: arabicCaptions, size: 60, created_at: '2026-08-21T10:00:00.000Z' },
    { language: 'en', url: '/media/captions/2.vtt?exp=1', size: 60, created_at: '2026-08-21T10:00:00.000Z' },
  ],
  created_at: '2026-08-21T10:00:00.000Z',
};

async function expectChapters({ canvas, userEvent }: StoryContext<PageStoryProps>): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^(الفصول|Chapters)$/ }, slowLoadOptions));
  const chapter = await screen.findByRole('menuitemradio', { name: /مثال محلول.*12:30/ });
  // The menu opens with an animation.
  await waitFor(() => expect(chapter).toBeVisible());
}

/** The captions in the language of the page come first. */
async function expectCaptions({ canvasElement, globals }: StoryContext<PageStoryProps>): Promise<void> {
  const tracks = [...canvasElement.querySelectorAll('track')];
  const languages = globals['locale'] === 'en' ? ['en', 'ar'] : ['ar', 'en'];
  await expect(tracks.map(({ srclang }) => srclang)).toEqual(languages);
  await expect(tracks.map(({ label }) => label).toSorted()).toEqual(['English', 'العربية']);
  const arabic = tracks.find(({ srclang }) => srclang === 'ar');
  await expect(arabic).toHaveAttribute('src', arabicCaptions);
}

/** A file on an allowed host plays in our own player, from where the student stopped, with the chapters and captions. */
export const AVideoFile: Story = {
  args: {
    user: people.student,
    handlers: {
      ...withAddress('https://player.example.com/files/lesson.mp4?key=1'),
      getVideo: () => videoWithChapters,
      getCourseProgress: () => courseProgress,
    },
    path: paths.course.to({ slug: 'algebra-1' }, { video: 102 }),
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const name = /حل المعادلة التربيعية – (مشغّل الفيديو|video player)/;
    await canvas.findByRole('region', { name }, slowLoadOptions);
    await waitFor(() =>
      expect(canvasElement.querySelector('video')).toHaveAttribute(
        'src',
        'https://player.example.com/files/lesson.mp4?key=1',
      ),
    );
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expectCaptions(context);
    await expectChapters(context);
  },
};

/** The link to an uploaded file, the chapters and the captions are fetched when the video is opened. */
export const AnUploadedFile: Story = {
  args: {
    user: people.student,
    handlers: {
      getCourse: () => {
        const course = buildCourseWithAccess(true);
        return {
          ...course,
          videos: course.videos.map((video) =>
            Object.assign({}, video, { url: null, website_url: null, video_type: 'video/mp4' }),
          ),
        };
      },
      getVideo: () => ({
        ...videoWithChapters,
        video_type: 'video/mp4',
        video_url: '/media/videos/lesson.mp4?exp=1',
      }),
      getCourseProgress: () => courseProgress,
    },
    path: paths.course.to({ slug: 'algebra-1' }, { video: 102 }),
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const name = /حل المعادلة التربيعية – (مشغّل الفيديو|video player)/;
    await canvas.findByRole('region', { name }, slowLoadOptions);
    await waitFor(() =>
      expect(canvasElement.querySelector('video')).toHaveAttribute('src', '/media/videos/lesson.mp4?exp=1'),
    );
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expectCaptions(context);
    await expectChapters(context);
  },
};

/** Sends what the player in the frame says, in the protocol of the demo player. */
function dispatchPlayerMessage(frame: HTMLElement, event: string, seconds: number, duration = 1510): void {
  const data = JSON.stringify({ context: 'player.js', event, value: { seconds, duration } });
  const { contentWindow: source } = frame as HTMLIFrameElement;
  window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
}

const progressTexts = {
  ar: {
    watched: 'تمت مشاهدته',
    position: '12:30 من 25:10',
    done: 'أكملت 1 من 3 دروس',
    allDone: 'أكملت 2 من 3 دروس',
    resumed: 'تمت المتابعة من 12:30',
    next: /^الدرس التالي:/,
    play: 'الدرس التالي',
    automatic: 'تشغيل الدرس التالي تلقائيًا',
  },
  en: {
    watched: 'Watched',
    position: '12:30 of 25:10',
    done: '1 of 3 lessons done',
    allDone: '2 of 3 lessons done',
    resumed: 'Continued from 12:30',
    next: /^Next lesson:/,
    play: 'Next lesson',
    automatic: 'Play the next lesson automatically',
  },
};

/** The list shows what was watched. The player continues where it stopped, and offers the next lesson at its end. */
export const ContinuesWhereItStopped: Story = {
  args: {
    user: people.student,
    handlers: { ...forMembers, getCourseProgress: () => courseProgress },
    path: paths.course.to({ slug: 'algebra-1' }, { video: 102 }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const words = localize(context, progressTexts);
    const list = within(await canvas.findByRole('region', { name: localize(context, textsByLanguage).list }));
    await expect(await list.findByText(words.position, {}, slowLoadOptions)).toBeVisible();
    await expect(list.getByRole('button', { name: /مقدمة في المعادلات/ })).toHaveTextContent(words.watched);
    await expect(canvas.getByText(words.done)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: words.automatic })).not.toBeChecked();

    const frame = await canvas.findByTitle(/حل المعادلة التربيعية/);
    // The code that talks with the player loads late, so the messages are repeated.
    await waitFor(async () => {
      dispatchPlayerMessage(frame, 'ready', 0);
      dispatchPlayerMessage(frame, 'play', 750);
      await expect(canvas.getByText(words.resumed)).toBeVisible();
    });
    dispatchPlayerMessage(frame, 'timeupdate', 800);
    await waitFor(() =>
      expect(listProgressDrafts(people.student.id)).toMatchObject([{ videoId: 102, position: 800, isWatched: false }]),
    );
    dispatchPlayerMessage(frame, 'ended', 1510);
    await expect(await canvas.findByText(words.next)).toBeVisible();
    await expect(canvas.getByText(words.allDone)).toBeVisible();
    await expect(listProgressDrafts(people.student.id)).toMatchObject([{ position: 1510, isWatched: true }]);
    await userEvent.click(canvas.getByRole('button', { name: words.play }));
    await expect(await canvas.findByTitle(/Quadratic formula/)).toBeVisible();
    await expect(canvas.queryByText(words.next)).toBeNull();
  },
};

/** Legacy APIs have no progress: the page plays videos and says nothing about it. */
export const WithoutProgress: Story = {
  args: {
    user: people.student,
    handlers: {
      ...forMembers,
      getCourseProgress: () => new ProblemResponse(404, { code: 'not_found', message: 'Not found' }),
    },
    path: paths.course.to({ slug: 'algebra-1' }, { video: 102 }),
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByTitle(/حل المعادلة التربيعية/)).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByText('Not found')).toBeNull();
  },
};

/** While the access is unknown, the course is not offered. */
export const NotYetKnown: Story = {
  args: { user: people.student, handlers: { ...forVisitors, getCourse: neverResolve } },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1 });
    await expect(
      context.canvas.queryByRole('button', { name: localize(context, textsByLanguage).subscribe }),
    ).toBeNull();
    await expect(
      context.canvas.queryByText(localize(context, { ar: 'مقفل، اشترك للمشاهدة', en: 'Locked, subscribe to watch' })),
    ).toBeNull();
  },
};

export const Loading: Story = {
  args: { handlers: { getPublicCourse: neverResolve, getSettings: neverResolve } },
  play: async (context) => {
    const region = await context.canvas.findByRole('region', {
      name: localize(context, { ar: 'جارٍ تحميل الدورة', en: 'Loading the course' }),
    });
    await expect(region).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: {
    handlers: {
      ...forVisitors,
      getPublicCourse: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }),
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
    const retry = localize(context, { ar: 'إعادة المحاولة', en: 'Try Again' });
    await expect(context.canvas.getByRole('button', { name: retry })).toBeVisible();
  },
};

/** Signed out, a file leads to sign-in and back to that very file. */
export const ALockedFileSignedOut: Story = {
  play: async (context) => {
    const files = within(await context.canvas.findByRole('region', { name: localize(context, sections).files }));
    await context.userEvent.click(files.getByRole('button', { name: /مذكرة الوحدة الأولى/ }));
    await expect(await findCurrentPath()).toBe(paths.login.to({ next: '/single/algebra-1?file=21' }));
  },
};

/** Back from signing in without the course: the focus is on the item, which says why it is locked. */
export const CameBackToALockedRecord: Story = {
  args: { user: people.student, handlers: forOutsiders, path: paths.course.to({ slug: 'algebra-1' }, { record: 31 }) },
  play: async (context) => {
    const records = within(await context.canvas.findByRole('region', { name: localize(context, sections).records }));
    await expect(await records.findByText(localize(context, sections).locked, {}, slowLoadOptions)).toBeVisible();
    await waitFor(() => expect(records.getByRole('button', { name: /مراجعة ليلة الامتحان/ })).toHaveFocus());
  },
};

const record: GetRecordResult = {
  id: 31,
  course_id: 12,
  title: 'مراجعة ليلة الامتحان',
  is_home: 0,
  is_revision: 1,
  is_locked: 0,
  record_type: null,
  record_url: null,
  url: null,
  website_url: 'night-before',
  created_at: publicCourse.created_at,
};

export const ARecordPlays: Story = {
  args: { user: people.student, handlers: { ...forMembers, getRecord: () => record } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const records = within(await canvas.findByRole('region', { name: localize(context, sections).records }));
    await userEvent.click(records.getByRole('button', { name: localize(context, sections).revision }));
    await userEvent.click(records.getByRole('button', { name: /مراجعة ليلة الامتحان/ }));
    const player = await records.findByTitle(
      localize(context, { ar: /مشغّل التسجيل/, en: /recording player/ }),
      {},
      slowLoadOptions,
    );
    await expect(player).toHaveAttribute('src', expect.stringMatching(/^\/demo\/player\/\?record=night-before&/));
  },
};

/** The answer is what the server says of all, and the reaction shows before it comes. */
export const Reacting: Story = {
  args: {
    user: people.student,
    handlers: {
      ...forMembers,
      createReact: () => ({ summary_id: 11, reacts: [{ reaction: 'love', count: 9 }], my_reaction: 'love' }),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const summaries = within(await canvas.findByRole('region', { name: localize(context, sections).summaries }));
    await userEvent.click(summaries.getByRole('button', { name: localize(context, sections).love }));
    const nine = localize(context, { ar: 'أحببته، 9 تفاعلات', en: 'Love, 9 reactions' });
    await expect(await summaries.findByRole('button', { name: nine, pressed: true })).toBeVisible();
  },
};

/** A second press withdraws the reaction, which shows before the server answers. */
export const WithdrawingAReaction: Story = {
  args: {
    user: people.student,
    handlers: {
      ...forMembers,
      createReact: () => ({ summary_id: 11, reacts: [{ reaction: 'love', count: 9 }], my_reaction: 'love' }),
      deleteReact: () => ({ summary_id: 11, reacts: [{ reaction: 'love', count: 8 }], my_reaction: null }),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const summaries = within(await canvas.findByRole('region', { name: localize(context, sections).summaries }));
    await userEvent.click(summaries.getByRole('button', { name: localize(context, sections).love }));
    const nine = localize(context, { ar: 'أحببته، 9 تفاعلات', en: 'Love, 9 reactions' });
    const love = await summaries.findByRole('button', { name: nine, pressed: true });
    await waitFor(() => expect(love).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(love);
    const eight = localize(context, { ar: 'أحببته، 8 تفاعلات', en: 'Love, 8 reactions' });
    await expect(await summaries.findByRole('button', { name: eight, pressed: false })).toBeVisible();
    await expect(
      await canvas.findByText(localize(context, { ar: 'أُزيل تفاعلك', en: 'Your reaction is removed' })),
    ).toBeVisible();
  },
};

const reportSummary = fn(() => undefined);

/** A report needs a reason, and words if it is another one. */
export const ReportingASummary: Story = {
  args: {
    user: people.student,
    handlers: {
      ...forMembers,
      reportSummary,
      getCourse: () => {
        const isReported = reportSummary.mock.calls.length > 0;
        return {
          ...buildCourseWithAccess(true),
          summaries: [{ ...ownSummary, can_edit: false, can_report: true, is_reported: isReported }],
        };
      },
    },
  },
  beforeEach: () => void reportSummary.mockClear(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, {
      ar: {
        send: 'إرسال البلاغ',
        choose: 'اختر المشكلة',
        other: 'مشكلة أخرى',
        note: 'التفاصيل',
        reported: 'أبلغت عنه',
        write: 'أدخل التفاصيل',
      },
      en: {
        send: 'Send report',
        choose: 'Choose what is wrong',
        other: 'Something else',
        note: 'Details',
        reported: 'You reported it',
        write: 'Enter the details',
      },
    });
    const summaries = within(await canvas.findByRole('region', { name: localize(context, sections).summaries }));
    await userEvent.click(await summaries.findByRole('button', { name: /^(الإبلاغ عن|Report) / }));
    const dialog = within(await screen.findByRole('alertdialog', {}, slowLoadOptions));
    await userEvent.click(dialog.getByRole('button', { name: texts.send }));
    await expect(dialog.getByText(texts.choose)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: texts.other }));
    await userEvent.click(dialog.getByRole('button', { name: texts.send }));
    await expect(dialog.getByText(texts.write)).toBeVisible();
    await expect(reportSummary).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: texts.note }), 'ص 2');
    await userEvent.click(dialog.getByRole('button', { name: texts.send }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(reportSummary).toHaveBeenCalledWith(
      expect.objectContaining({ body: { reason: 'other', note: 'ص 2' } }),
    );
    // It is not reported again. The focus goes on at the file of the summary.
    await expect(summaries.getByText(texts.reported)).toBeVisible();
    await expect(summaries.queryByRole('button', { name: /^(الإبلاغ عن|Report) / })).toBeNull();
    await waitFor(() => expect(summaries.getByRole('button', { name: /\((يُفتح|opens)/ })).toHaveFocus());
  },
};

/** Staff read why a summary was reported, and keep it. */
export const KeepingAReportedSummary: Story = {
  args: {
    user: people.admin,
    handlers: {
      ...forMembers,
      getCourse: () => ({
        ...buildCourseWithAccess(true),
        summaries: [{ ...ownSummary, can_edit: false, reports_count: 2 }],
      }),
      listSummaryReports: () => ({
        reports: [
          { reason: 'wrong', note: 'الصفحة الثانية من درس آخر', created_at: '2026-08-27T09:12:00.000Z' },
          { reason: 'unreadable', note: '', created_at: '2026-08-26T18:40:00.000Z' },
        ],
      }),
      dismissSummaryReports: () => undefined,
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const keep = localize(context, { ar: 'إبقاء الملخص', en: 'Keep the summary' });
    await userEvent.click(await canvas.findByRole('button', { name: /^(البلاغات: 2|Reports: 2) / }, slowLoadOptions));
    const dialog = within(await screen.findByRole('dialog', {}, slowLoadOptions));
    await expect(await dialog.findByText('الصفحة الثانية من درس آخر')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: keep }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Staff see a delete button on every summary. Deleting asks first, then removes the summary from the list. */
export const DeletingASummary: Story = {
  args: { user: people.admin, handlers: { ...forMembers, deleteSummary: () => undefined } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const deleteSummary = localize(context, { ar: 'حذف الملخص', en: 'Delete summary' });
    const summaries = within(await canvas.findByRole('region', { name: localize(context, sections).summaries }));
    const before = (await summaries.findAllByRole('listitem')).length;
    const [button] = summaries.getAllByRole('button', { name: /^(حذف|Delete) / });
    if (!button) throw new Error('nothing can be deleted');
    await userEvent.click(button);
    await screen.findByRole('alertdialog', {}, slowLoadOptions);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(summaries.getAllByRole('listitem')).toHaveLength(before);
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('alertdialog', {}, slowLoadOptions));
    await userEvent.click(dialog.getByRole('button', { name: deleteSummary }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(summaries.queryAllByRole('listitem')).toHaveLength(before - 1));
    await expect(summaries.getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

const ownSummary = {
  id: 11,
  lecture_name: 'المحاضرة الأولى',
  thumbnail_path: null,
  user: { id: people.student.id, name: people.student.name, image: null, image_small: null },
  reacts: [{ reaction: 'love' as const, count: 3 }],
  my_reaction: null,
  can_edit: true,
  can_report: false,
  is_reported: false,
  reports_count: null,
  created_at: publicCourse.created_at,
};
const updateSummary = fn(({ body }: ApiCall) => ({
  ...ownSummary,
  course_id: 12,
  pdf_path: '/media/one.pdf',
  ...(body as { lecture_name: string }),
}));

/** Authors have an edit button. A lesson of the course is offered as the name, and the file may stay. */
export const EditingOnesOwnSummary: Story = {
  args: {
    user: people.student,
    handlers: {
      ...forMembers,
      getCourse: () => ({ ...buildCourseWithAccess(true), summaries: [ownSummary] }),
      updateSummary,
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, {
      ar: { edit: 'تعديل المحاضرة الأولى', title: 'تعديل الملخص', save: 'حفظ', leave: 'البقاء في الصفحة' },
      en: { edit: 'Edit المحاضرة الأولى', title: 'Edit summary', save: 'Save', leave: 'Stay on the page' },
    });
    const { summaries, name } = localize(context, sections);
    const section = within(await canvas.findByRole('region', { name: summaries }));
    await userEvent.click(await section.findByRole('button', { name: texts.edit }));
    await screen.findByRole('dialog', { name: texts.title }, slowLoadOptions);
    const dialog = await findOpenDialog('dialog');
    const box = dialog.getByRole('combobox', { name });
    await expect(box).toHaveValue('المحاضرة الأولى');
    await userEvent.clear(box);
    await userEvent.type(box, 'معادله');
    await userEvent.click(await screen.findByRole('option', { name: 'حل المعادلة التربيعية' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    // What has changed is not lost by Escape.
    await userEvent.keyboard('{Escape}');
    const question = await findOpenDialog('alertdialog');
    await userEvent.click(question.getByRole('button', { name: texts.leave }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { body } = updateSummary.mock.lastCall?.[0] ?? { body: {} };
    await expect(body).toEqual({ lecture_name: 'حل المعادلة التربيعية' });
    await waitFor(() => expect(section.getByRole('button', { name: texts.edit })).toHaveFocus());
  },
};

/** A reaction that fails is taken back. (The toast is the layout's: an end-to-end test reads it.) */
export const AReactionFails: Story = {
  args: { user: people.student, handlers: { ...forMembers, createReact: failOffline } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const summaries = within(await canvas.findByRole('region', { name: localize(context, sections).summaries }));
    const three = localize(context, { ar: 'أحببته، 3 تفاعلات', en: 'Love, 3 reactions' });
    await userEvent.click(summaries.getByRole('button', { name: three }));
    await expect(await summaries.findByRole('button', { name: three, pressed: false })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** Fills in the dialog that adds a summary, and sends it. */
async function addSummary(context: StoryContext<PageStoryProps>) {
  const { canvas, userEvent } = context;
  const { add, name } = localize(context, sections);
  await userEvent.click(await canvas.findByRole('button', { name: add }));
  const dialog = await findOpenDialog('dialog');
  await userEvent.type(await dialog.findByRole('combobox', { name }), 'المحاضرة الثانية');
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[accept="application/pdf"]');
  if (!input) throw new Error('the dialog takes a PDF');
  await userEvent.upload(input, new File(['%PDF-1.7'], 'two.pdf', { type: 'application/pdf' }));
  await userEvent.click(dialog.getByRole('button', { name: add }));
}

const createSummary = fn(({ body }: ApiCall) => ({
  id: 12,
  course_id: 12,
  lecture_name: (body as { lecture_name: string }).lecture_name,
  pdf_path: '/media/two.pdf',
  user: null,
  reacts: [],
  my_reaction: null,
  can_edit: true,
  created_at: publicCourse.created_at,
}));

export const AddingASummary: Story = {
  args: { user: people.student, handlers: { ...forMembers, createSummary } },
  play: async (context) => {
    const { userEvent } = context;
    await addSummary(context);
    const { added } = localize(context, sections);
    const dialog = await screen.findByRole('dialog', { name: added }, slowLoadOptions);
    await waitFor(() => expect(dialog).toBeVisible(), slowLoadOptions);
    // Once sent, nothing of it stays on the device.
    await userEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await context.canvas.findByRole('button', { name: localize(context, sections).add }));
    const again = await findOpenDialog('dialog');
    await expect(await again.findByRole('combobox', { name: localize(context, sections).name })).toHaveValue('');
    await expect(again.queryByText(localize(context, draftLabels).restored)).toBeNull();
    // Whether the file may come is decided by the fields before it.
    const { body } = createSummary.mock.lastCall?.[0] ?? { body: {} };
    await expect(Object.keys(body as object)).toEqual(['course_id', 'lecture_name', 'pdf']);
  },
};

export const AddingASummaryFails: Story = {
  args: {
    user: people.student,
    handlers: {
      ...forMembers,
      createSummary: () => new ProblemResponse(413, { code: 'too_large', message: 'That file is too large' }),
    },
  },
  play: async (context) => {
    await addSummary(context);
    const { error, tryAgain, name } = localize(context, sections);
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByRole('heading', { name: error })).toBeVisible();
    await expect(dialog.getByText('That file is too large')).toBeVisible();
    await expect(dialog.getByRole('button', { name: tryAgain })).toHaveFocus();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(within(screen.getByRole('dialog')).getByRole('combobox', { name })).toHaveValue('المحاضرة الثانية');
  },
};

/** Without a message from the server, the text of spec §8 is shown. */
export const AddingASummaryOffline: Story = {
  args: { user: people.student, handlers: { ...forMembers, createSummary: failOffline } },
  play: async (context) => {
    await addSummary(context);
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText(localize(context, sections).uploadFailed)).toBeVisible();
  },
};

const draftLabels = {
  ar: {
    question: 'الخروج دون إرسال؟',
    stays: /محفوظًا على هذا الجهاز/,
    lost: /يتعذّر حفظ ما أضفته/,
    leave: 'الخروج دون إرسال',
    goOn: 'متابعة الملخص',
    restored: 'هذا ما أضفته في المرة السابقة ولم ترسله.',
    startOver: 'البدء من جديد',
    photos: 'تم اختيار صورة واحدة',
    photosInput: 'رفع صور',
  },
  en: {
    question: 'Leave without sending?',
    stays: /stays on this device/,
    lost: /cannot be kept on this device/,
    leave: 'Leave without sending',
    goOn: 'Continue the summary',
    restored: 'This is what you added the last time and did not send.',
    startOver: 'Start over',
    photos: '1 image chosen',
    photosInput: 'Upload images',
  },
};

/** The smallest picture there is. */
const pixel = () =>
  new File(
    [Uint8Array.from(atob('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='), (each) => each.charCodeAt(0))],
    'page.gif',
    { type: 'image/gif' },
  );

/** Opens the dialog that adds a summary, and puts a photo into it. */
async function choosePhoto(context: StoryContext<PageStoryProps>) {
  const { canvas, userEvent } = context;
  const { add, name } = localize(context, sections);
  const { photosInput, photos } = localize(context, draftLabels);
  await userEvent.click(await canvas.findByRole('button', { name: add }));
  const dialog = await findOpenDialog('dialog');
  await userEvent.type(await dialog.findByRole('combobox', { name }), 'المحاضرة الثالثة');
  await userEvent.upload(dialog.getByLabelText(photosInput), pixel());
  await expect(await dialog.findByRole('list', { name: photos })).toBeVisible();
}

/** Presses Escape, and answers the question that follows. */
async function leaveByEscape(context: StoryContext<PageStoryProps>, text: RegExp, answer: 'leave' | 'goOn') {
  const texts = localize(context, draftLabels);
  await context.userEvent.keyboard('{Escape}');
  const question = await findOpenDialog('alertdialog');
  await expect(question.getByRole('heading', { name: texts.question })).toBeVisible();
  await expect(await question.findByText(text)).toBeVisible();
  await context.userEvent.click(question.getByRole('button', { name: texts[answer] }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** Photos are not lost to Escape: it asks, and they are there again the next time, until they are sent or dropped. */
export const AnUnsentSummaryIsRestored: Story = {
  args: { user: people.student, handlers: forMembers },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { add, name } = localize(context, sections);
    const texts = localize(context, draftLabels);
    await choosePhoto(context);
    await leaveByEscape(context, texts.stays, 'goOn');
    // The focus is back in the form, so that the form handles Escape again.
    await waitFor(
      () => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
      slowLoadOptions,
    );
    await expect(within(screen.getByRole('dialog')).getByRole('combobox', { name })).toHaveValue('المحاضرة الثالثة');
    await leaveByEscape(context, texts.stays, 'leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: add }));
    let dialog = await findOpenDialog('dialog');
    await expect(await dialog.findByText(texts.restored)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name })).toHaveValue('المحاضرة الثالثة');
    await expect(dialog.getByRole('list', { name: texts.photos })).toBeVisible();
    // Nothing has changed since, so nothing is asked.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: add }));
    dialog = await findOpenDialog('dialog');
    await userEvent.click(await dialog.findByRole('button', { name: texts.startOver }));
    await expect(dialog.getByRole('combobox', { name })).toHaveValue('');
    await waitFor(async () =>
      expect((await createDraftFileStore(people.student.id, 'summary:12').read()).size).toBe(0),
    );
  },
};

/** A browser without IndexedDB cannot store the draft, and the leave dialog says so. */
export const WithoutADatabaseTheQuestionStays: Story = {
  args: { user: people.student, handlers: forMembers },
  beforeEach: () => {
    const refuse = () => {
      throw new DOMException('no storage here', 'InvalidStateError');
    };
    const spies = [
      spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse),
      spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse),
    ];
    return () => spies.forEach((spy) => spy.mockRestore());
  },
  play: async (context) => {
    await choosePhoto(context);
    await leaveByEscape(context, localize(context, draftLabels).lost, 'leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What drafts may take on a device has an end: the older one gives way, and what is too large alone is not kept. */
export const DraftFilesAreBounded: Story = {
  play: async () => {
    const megabyte = new Uint8Array(1024 ** 2);
    const file = (megabytes: number) =>
      new File(
        Array.from({ length: megabytes }, () => megabyte),
        'photo.jpg',
      );
    const limit = maxDraftBytes / 1024 ** 2;
    const [older, newer, someoneElse] = [
      createDraftFileStore(41, 'summary:1'),
      createDraftFileStore(41, 'summary:12'),
      createDraftFileStore(3, 'summary:12'),
    ];
    await expect(await older.write(new Map([['a', file(1)]]))).toBe(true);
    await expect(await newer.write(new Map([['a', file(1)]]))).toBe(true);
    await expect([(await older.read()).size, (await newer.read()).size, (await someoneElse.read()).size]).toEqual([
      1, 1, 0,
    ]);
    await expect(await newer.write(new Map([['b', file(limit)]]))).toBe(true);
    await expect([...(await newer.read()).keys(), ...(await older.read()).keys()]).toEqual(['b']);
    await expect(await newer.write(new Map([['c', file(limit + 1)]]))).toBe(false);
    await expect((await newer.read()).size).toBe(0);
  },
};

/** The card of a quiz has the mark that counts, or says that it is not taken yet. */
export const MarksOnQuizzes: Story = {
  args: {
    user: people.student,
    handlers: {
      ...forMembers,
      getCourse: () => {
        const course = buildCourseWithAccess(true);
        const [taken] = course.quizzes;
        return taken
          ? { ...course, quizzes: [taken, { ...taken, id: 10, title: 'HTML5 و CSS', my_result: null }] }
          : course;
      },
    },
  },
  play: async (context) => {
    const { mark, open } = localize(context, {
      ar: { mark: 'درجتك: 2 من 3', open: 'لم تؤدّه بعد' },
      en: { mark: 'Your mark: 2 out of 3', open: 'Not taken yet' },
    });
    await expect(await context.canvas.findByText(mark, {}, slowLoadOptions)).toBeInTheDocument();
    await expect(context.canvas.getByText(open)).toBeInTheDocument();
  },
};

const nothing = { videos: [], records: [], pdfs: [], summaries: [], quizzes: [], similar_courses: [] };

export const EmptySections: Story = {
  args: {
    user: people.teacher,
    handlers: {
      ...forMembers,
      getPublicCourse: () => ({ ...publicCourse, ...nothing }),
      getCourse: () => ({ ...buildCourseWithAccess(true), ...nothing }),
    },
  },
  play: async (context) => {
    const { noVideos, noRecords, noFiles, noSummaries, noQuizzes } = localize(context, sections);
    for (const text of [noVideos, noRecords, noFiles, noSummaries, noQuizzes])
      await expect((await context.canvas.findAllByText(text, { selector: 'p' }))[0]).toBeVisible();
    // Nothing is offered to be chosen where there is nothing to choose.
    await expect(context.canvas.queryByRole('region', { name: localize(context, textsByLanguage).list })).toBeNull();
  },
};

const long =
  'مُقَدِّمَةٌ شَامِلَةٌ فِي أُصُولِ النَّحْوِ وَالصَّرْفِ لِطُلَّابِ الثَّانَوِيَّةِ مع HTML5 و CSS3 وكلمة_بلا_مسافات_تطول_وتطول_وتطول_حتى_آخر_السطر';

/** Long titles everywhere, on a phone: nothing scrolls sideways. */
export const LongTexts: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    user: people.student,
    handlers: {
      ...forMembers,
      getCourse: () => ({
        ...buildCourseWithAccess(true),
        name: long,
        videos: buildCourseWithAccess(true).videos.map((video) => Object.assign({}, video, { title: long })),
        pdfs: [{ id: 21, title: long, created_at: publicCourse.created_at }],
      }),
    },
    path: paths.course.to({ slug: 'algebra-1' }, { file: 21 }),
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 1, name: long })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const introducedCourse = {
  ...publicCourse,
  outcomes: 'تحلّ معادلات الدرجة الثانية\nترسم الدوال وتقرأ تمثيلها البياني\n',
  audience: 'طلاب الصف الأول الثانوي',
  user: { ...publicCourse.user, biography: 'مدرّس رياضيات منذ ٢٠٠٩.' },
};
/** The course says what students learn, for whom it is, and who teaches it. */
export const Introduced: Story = {
  args: { handlers: { ...forVisitors, getPublicCourse: () => introducedCourse } },
  play: async (context) => {
    const { canvas } = context;
    const findSection = (name: { ar: string; en: string }) =>
      canvas.findByRole('region', { name: localize(context, name) }, slowLoadOptions);
    const outcomes = await findSection({ ar: 'ماذا ستتعلم', en: 'What you will learn' });
    await expect(within(outcomes).getAllByRole('listitem')).toHaveLength(2);
    await expect(await findSection({ ar: 'لمن هذه الدورة', en: 'Who this course is for' })).toHaveTextContent(
      'طلاب الصف الأول الثانوي',
    );
    await expect(await findSection({ ar: 'المدرّس', en: 'The instructor' })).toHaveTextContent('مدرّس رياضيات');
  },
};

/** A course without these texts, and every course of a legacy API, has none of the sections. */
export const NotIntroduced: Story = {
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { level: 1 }, slowLoadOptions);
    for (const name of [
      { ar: 'ماذا ستتعلم', en: 'What you will learn' },
      { ar: 'المدرّس', en: 'The instructor' },
    ])
      await expect(canvas.queryByRole('region', { name: localize(context, name) })).toBeNull();
  },
};
