import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { LockCard } from './LockCard.tsx';

const translations = {
  ar: {
    title: 'هذا الفيديو للمشتركين',
    text: 'اشترك في الدورة لتفتح كل الفيديوهات والملفات والاختبارات. الفيديوهات المجانية مفتوحة لك الآن.',
    subscribe: 'اشترك الآن',
    login: 'تسجيل الدخول',
  },
  en: {
    title: 'This video is for subscribers',
    text: 'Subscribe to the course to open all videos, files and quizzes. The free videos are open to you now.',
    subscribe: 'Subscribe',
    login: 'Log in',
  },
};

const meta = {
  title: 'Learning/LockCard',
  component: LockCard,
  args: { title: translations.ar.title, description: translations.ar.text },
  argTypes: { actions: { control: false } },
  render: (args, { globals }) => {
    const { title, text, subscribe, login } = localize(globals, translations);
    return (
      <LockCard
        {...args}
        title={title}
        description={text}
        actions={
          <>
            <Button tone="accent">{subscribe}</Button>
            <Button variant="quiet">{login}</Button>
          </>
        }
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Replaces content that the user has no access to. It says why, and how to get access.',
          'If there is no content use `EmptyState`; if a request failed use `ErrorState`.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof LockCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With and without actions. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, context) => (
    <div style={{ display: 'grid', gap: '24px' }}>
      {meta.render(args, context)}
      <LockCard
        {...args}
        title={localize(context.globals, translations).title}
        description={localize(context.globals, translations).text}
      />
    </div>
  ),
};
