import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { AboutPage } from './AboutPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { RulesPage } from './RulesPage.tsx';

const meta = {
  title: 'Pages/Static pages',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { Page: AboutPage, area: 'site/legal', pattern: paths.about.pattern, path: paths.about.to() },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three founders with what they do (spec §1). */
export const About: Story = {
  play: async (context) => {
    const team = localize(context, { ar: 'فريقنا', en: 'Team' });
    const list = within(await context.canvas.findByRole('region', { name: team }));
    const roles = localize(context, {
      ar: ['الرئيس التنفيذي والمدير المالي', 'شريك مؤسس', 'شريك مؤسس ورئيس التسويق'],
      en: ['CEO and CFO', 'Co-founder', 'Co-founder and head of marketing'],
    });
    const cards = list.getAllByRole('listitem');
    await expect(cards).toHaveLength(3);
    for (const [at, role] of roles.entries()) {
      await expect(within(cards[at] ?? context.canvasElement).getByText(role)).toBeVisible();
    }
  },
};

/** Terms and warnings (spec §1), each with an address. */
export const Rules: Story = {
  args: { Page: RulesPage, pattern: paths.rules.pattern, path: paths.rules.to() },
  play: async (context) => {
    const { canvas } = context;
    const title = localize(context, { ar: 'سياسة الاستخدام', en: 'Usage policy' });
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const refunds = localize(context, { ar: '5. استرداد المبلغ', en: '5. Refunds' });
    await expect(canvas.getByRole('link', { name: refunds })).toHaveAttribute('href', '#refunds');
    await expect(canvas.getByRole('heading', { level: 2, name: refunds })).toHaveAttribute('id', 'refunds');
  },
};

/** What is kept, what for, that nothing is sold, and what one may ask (spec §1). */
export const Privacy: Story = {
  args: { Page: PrivacyPage, pattern: paths.privacy.pattern, path: paths.privacy.to() },
  play: async (context) => {
    const { canvas } = context;
    const sections = localize(context, {
      ar: ['2. ما نحتفظ به', '3. فيم نستخدمه', '4. لا نبيع بياناتك', '10. حقوقك'],
      en: ['2. What we keep', '3. What we use it for', '4. We do not sell your data', '10. Your rights'],
    });
    for (const name of sections) {
      await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    }
  },
};
