import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { paths } from '../paths.ts';
import { localize, renderPage } from '../shared/stories/page.tsx';
import { PageStory } from '../shared/stories/PageStory.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

const textsByLanguage = {
  ar: { offer: 'يتوفّر إصدار جديد من الموقع.', update: 'تحديث الآن', later: 'لاحقًا' },
  en: { offer: 'A new version of the site is ready.', update: 'Update now', later: 'Later' },
};
const onUpdate = fn();

/** A page with the notice. */
const PageWithNotice = () => (
  <>
    <h1>فانوس</h1>
    <UpdateNotice onUpdate={onUpdate} />
  </>
);

const meta = {
  title: 'Pages/Update notice',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { Page: PageWithNotice, area: 'offline', pattern: paths.home.pattern, path: paths.home.to() },
  render: renderPage,
} satisfies Meta<typeof PageStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AppliesTheUpdateOnPress: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    onUpdate.mockClear();
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByText(texts.offer)).toBeVisible();
    await expect(onUpdate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: texts.update }));
    await expect(onUpdate).toHaveBeenCalledOnce();
  },
};

export const LaterHidesIt: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    onUpdate.mockClear();
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('button', { name: texts.later }));
    await expect(canvas.queryByText(texts.offer)).toBeNull();
    await expect(onUpdate).not.toHaveBeenCalled();
  },
};

export const IsNotShownInAQuiz: Story = {
  args: { pattern: paths.quiz.pattern, path: paths.quiz.to({ id: 12, quizId: 9 }) },
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(context.canvas.queryByText(localize(context, textsByLanguage).offer)).toBeNull();
  },
};
