import type { Schema } from '@fanous/api-client/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { buildCourseWithAccess, people, settings } from '../../shared/stories/Api.fixtures.ts';
import type { ApiCall, ApiHandlers } from '../../shared/stories/fakeApi.ts';
import { findOpenDialog, localize, renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { EditVideoPage } from './EditVideoPage.tsx';
import { savedVideo } from './Video.fixtures.ts';
import { VideosPage } from './VideosPage.tsx';

const video: Schema<'Video'> = { ...savedVideo, duration: 750 };
const handlers: ApiHandlers = {
  getSettings: () => settings,
  getCourse: () => buildCourseWithAccess(true),
  getVideo: () => video,
};

const textsByLanguage = {
  ar: {
    field: 'المدة (اختياري)',
    header: 'المدة',
    wrong: /أدخل مدة من 0:01 إلى 24:00:00، مثل 12:30\./,
    save: 'حفظ',
  },
  en: {
    field: 'Length (optional)',
    header: 'Length',
    wrong: /Enter a length from 0:01 to 24:00:00, such as 12:30\./,
    save: 'Save',
  },
};

const meta = {
  title: 'Pages/Length of a video',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: EditVideoPage,
    area: 'dashboard/media',
    pattern: paths.editVideo.pattern,
    path: paths.editVideo.to({ id: 12, videoId: 101 }),
    user: people.admin,
    handlers,
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const updated = fn((_call: ApiCall) => video);

/** It is written as a time, with digits of both kinds, and sent in seconds. */
export const Edited: Story = {
  args: { handlers: { ...handlers, updateVideo: updated } },
  play: async (context) => {
    updated.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const field = await canvas.findByRole('textbox', { name: texts.field });
    await expect(field).toHaveValue('12:30');
    await userEvent.clear(field);
    await userEvent.type(field, '45 دقيقة');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(texts.wrong), slowLoadOptions);
    await expect(updated).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '١:٠٥:٠٩');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await findOpenDialog('dialog');
    await expect(updated.mock.calls[0]?.[0].body).toEqual({ duration: '3909' });
  },
};

/** An empty length removes the saved one. */
export const Removed: Story = {
  args: { handlers: { ...handlers, updateVideo: updated } },
  play: async (context) => {
    updated.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.clear(await canvas.findByRole('textbox', { name: texts.field }));
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await findOpenDialog('dialog');
    await expect(updated.mock.calls[0]?.[0].body).toEqual({ duration: '' });
  },
};

/** The list of videos says the length, or that it is not known. */
export const Listed: Story = {
  args: {
    Page: VideosPage,
    pattern: paths.videos.pattern,
    path: paths.videos.to({ id: 12 }),
    handlers: {
      ...handlers,
      listVideos: () => ({
        videos: [video, { ...video, id: 102, title: 'المتباينات', duration: null }],
        total: 2,
        page: 1,
        per_page: 50,
      }),
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('cell', { name: '12:30' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: localize(context, textsByLanguage).header })).toBeVisible();
  },
};

/** A legacy API has no lengths. */
export const LegacyApi: Story = {
  args: {
    handlers: {
      ...handlers,
      getSettings: () => ({ ...settings, limits: { ...settings.limits, video_bytes: null } }),
      getVideo: () => {
        const { duration: _duration, ...legacyVideo } = video;
        return legacyVideo;
      },
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('button', { name: texts.save })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: texts.field })).toBeNull();
  },
};
