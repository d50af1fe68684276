import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundPage } from './NotFoundPage.tsx';
import { findCurrentPath, renderPage, localize } from '../stories/page.tsx';
import { PageStory } from '../stories/PageStory.tsx';

const meta = {
  title: 'Pages/Not found',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { Page: NotFoundPage, area: 'shared', pattern: '/nowhere', path: '/nowhere' },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The search field leads to the results on the home page. */
export const SearchFromNotFound: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, {
      ar: {
        title: 'الصفحة غير موجودة',
        search: 'ابحث باسم الدورة',
        home: 'الذهاب إلى الصفحة الرئيسية',
        all: 'كل الأقسام',
      },
      en: {
        title: 'Page not found',
        search: 'Search by course name',
        home: 'Go to the home page',
        all: 'All categories',
      },
    });
    await expect(await canvas.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.home })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: texts.all })).toHaveAttribute('href', '/categories');
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), ' فيزياء {Enter}');
    await expect(decodeURIComponent((await findCurrentPath()) ?? '')).toBe('/?q=فيزياء');
  },
};
