import type { Schema } from '@fanous/api-client/client';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { buildCourseWithAccess, people, settings } from '../../shared/stories/Api.fixtures.ts';
import { type ApiCall, type ApiHandlers, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { findOpenDialog, localize, renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { CreateVideoPage } from './CreateVideoPage.tsx';

const video: Schema<'Video'> = {
  id: 101,
  course_id: 12,
  title: 'المعادلة التربيعية',
  is_free: 0,
  is_locked: 0,
  created_at: '2026-08-20T10:00:00.000Z',
};
const created = fn((_call: ApiCall) => video);
const asked = fn((_call: ApiCall): Schema<'EmbedMetadata'> => ({
  status: 'found',
  title: 'حل المعادلة التربيعية: Quadratic formula',
  duration: 1510,
}));
const handlers: ApiHandlers = {
  getSettings: () => settings,
  getCourse: () => buildCourseWithAccess(true),
  createVideo: created,
  getEmbedMetadata: asked,
};

const textsByLanguage = {
  ar: {
    url: 'رابط التطبيق',
    website: 'رابط الموقع',
    title: 'العنوان',
    length: 'المدة (اختياري)',
    site: 'فيديو من YouTube، يبدأ من 1:30',
    found: 'فيديو من YouTube: «حل المعادلة التربيعية: Quadratic formula»، يبدأ من 1:30',
    suggestion: 'استخدام هذا العنوان',
    missing: 'لا يعرض YouTube هذا الفيديو. قد يكون خاصًا أو محذوفًا أو غير مسموح بتضمينه.',
    add: 'إضافة فيديو',
  },
  en: {
    url: 'Application URL',
    website: 'Website URL',
    title: 'Title',
    length: 'Length (optional)',
    site: 'Video from YouTube, starts at 1:30',
    found: 'Video from YouTube: “حل المعادلة التربيعية: Quadratic formula”, starts at 1:30',
    suggestion: 'Use this title',
    missing: 'YouTube does not show this video. It may be private or deleted, or embedding it may not be allowed.',
    add: 'Add video',
  },
};

const meta = {
  title: 'Pages/Link to a video',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: CreateVideoPage,
    area: 'dashboard/media',
    pattern: paths.createVideo.pattern,
    path: paths.createVideo.to({ id: 12 }),
    user: people.admin,
    handlers,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

async function paste(
  { canvas, userEvent, ...context }: StoryContext<PageStoryProps>,
  field: 'url' | 'website' = 'url',
) {
  const texts = localize(context, textsByLanguage);
  await userEvent.click(await canvas.findByRole('textbox', { name: texts[field] }));
  await userEvent.paste('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90');
  await expect(await canvas.findByText(texts.site)).toBeVisible();
  return texts;
}

/** The title is shown and offered. The length is filled in. */
export const Found: Story = {
  play: async (context) => {
    asked.mockClear();
    created.mockClear();
    const { canvas, userEvent } = context;
    const texts = await paste(context);
    await expect(await canvas.findByText(texts.found, {}, slowLoadOptions)).toBeVisible();
    await expect(asked.mock.calls[0]?.[0].query).toEqual({
      url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
    });
    await expect(canvas.getByRole('textbox', { name: texts.length })).toHaveValue('25:10');
    await userEvent.click(canvas.getByRole('button', { name: texts.suggestion }));
    const title = canvas.getByRole('textbox', { name: texts.title });
    await expect(title).toHaveValue('حل المعادلة التربيعية: Quadratic formula');
    await expect(title).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: texts.suggestion })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: texts.website }), 'lesson-101');
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    await findOpenDialog('dialog');
    await expect(created.mock.calls[0]?.[0].body).toMatchObject({
      title: 'حل المعادلة التربيعية: Quadratic formula',
    });
  },
};

/** What was typed stays: no title is offered, and the length is not changed. */
export const TypedBefore: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.title }), 'المعادلات');
    const length = await canvas.findByRole('textbox', { name: texts.length });
    await userEvent.type(length, '10:00');
    await paste(context);
    await expect(await canvas.findByText(texts.found, {}, slowLoadOptions)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.suggestion })).toBeNull();
    await expect(length).toHaveValue('10:00');
    await expect(canvas.getByRole('textbox', { name: texts.title })).toHaveValue('المعادلات');
  },
};

/** A private or deleted video gets a warning. It can be saved. */
export const NotFound: Story = {
  args: { handlers: { ...handlers, getEmbedMetadata: () => ({ status: 'not_found' }) } },
  play: async (context) => {
    created.mockClear();
    const { canvas, userEvent } = context;
    const texts = await paste(context);
    await expect(await canvas.findByText(texts.missing, {}, slowLoadOptions)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.suggestion })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: texts.title }), 'المعادلات');
    await userEvent.type(canvas.getByRole('textbox', { name: texts.website }), 'lesson-101');
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    await findOpenDialog('dialog');
    await expect(created).toHaveBeenCalledOnce();
  },
};

const silent = fn((_call: ApiCall): Schema<'EmbedMetadata'> | ProblemResponse => ({ status: 'unknown' }));
const staysSilent: Story['play'] = async (context) => {
  silent.mockClear();
  const { canvas } = context;
  const texts = await paste(context);
  await waitFor(() => expect(silent).toHaveBeenCalledOnce(), slowLoadOptions);
  await expect(canvas.getByText(texts.site)).toBeVisible();
  await expect(canvas.queryByText(texts.missing)).toBeNull();
  await expect(canvas.queryByRole('button', { name: texts.suggestion })).toBeNull();
};

/** A site that does not answer changes nothing. */
export const Unknown: Story = {
  args: { handlers: { ...handlers, getEmbedMetadata: silent } },
  play: staysSilent,
};

/** A legacy API knows no titles. */
export const LegacyApi: Story = {
  args: {
    handlers: {
      ...handlers,
      getEmbedMetadata: (call) => {
        silent(call);
        return new ProblemResponse(404, { code: 'not_supported', message: '' });
      },
    },
  },
  play: staysSilent,
};
