import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import type { Language } from '../../intl/digits.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { ToastRegion } from './Toast.tsx';
import { createToasts, type ToastContent } from './toasts.ts';

const labels: Record<Language, Record<'success' | 'danger' | 'long', { button: string; toast: ToastContent }>> = {
  ar: {
    success: { button: 'نجاح', toast: { tone: 'success', title: 'تمت إضافة المستخدم إلى الدورة بنجاح' } },
    danger: {
      button: 'فشل',
      toast: {
        tone: 'danger',
        title: 'تعذّر حذف الدورة',
        description: 'تعذّر الاتصال بالخادم. تحقّق من الإنترنت ثم أعد المحاولة.',
        action: { label: 'إعادة المحاولة', onPress: fn() },
      },
    },
    long: { button: 'نص طويل', toast: { tone: 'info', title: texts.long, description: texts.mixed } },
  },
  en: {
    success: { button: 'Success', toast: { tone: 'success', title: 'User assigned successfully' } },
    danger: {
      button: 'Failure',
      toast: {
        tone: 'danger',
        title: 'The course could not be deleted',
        description: 'Could not reach the server. Check your connection, then try again.',
        action: { label: 'Try again', onPress: fn() },
      },
    },
    long: { button: 'Long text', toast: { tone: 'info', title: texts.latin, description: texts.mixed } },
  },
};

function Demo({ language, first }: { language: Language; first?: ToastContent[] }) {
  const [toasts] = useState(() => {
    const created = createToasts();
    for (const toast of first ?? []) created.show(toast);
    return created;
  });
  return (
    <>
      <Inline>
        {Object.values(labels[language]).map(({ button, toast }) => (
          <Button key={button} variant="outline" onPress={() => toasts.show(toast)}>
            {button}
          </Button>
        ))}
      </Inline>
      <ToastRegion toasts={toasts} />
    </>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  args: { toasts: createToasts() },
  argTypes: { toasts: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 360 },
      description: {
        component: `
The result of an action. The app creates one queue with \`createToasts()\` and renders \`ToastRegion\` once; load the region lazily.
At the bottom end corner on a wide screen, three at most. On a phone full width, one at a time: the newest first.

**Success and info toasts close after seven seconds** (the timer pauses while hovered or focused). **Errors, warnings and toasts with an action stay until they are closed.**
For a decision, use a dialog.

| Key | Does |
|---|---|
| F6 | goes to the toasts, and back |
| Escape | closes the one in focus |`,
      },
    },
  },
  render: (_args, { globals }) => (
    <Demo key={localize(globals, { ar: 'ar', en: 'en' })} language={localize(globals, { ar: 'ar', en: 'en' })} />
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const language = localize<Language>(globals, { ar: 'ar', en: 'en' });
    const { success, danger, long } = labels[language];
    // Toasts with an action stay visible for the picture.
    const stay = { action: { label: localize(globals, { ar: 'تراجع', en: 'Undo' }), onPress: fn() } };
    return (
      <Demo
        key={language}
        language={language}
        first={[danger.toast, { ...long.toast, tone: 'warning' }, { ...success.toast, ...stay }]}
      />
    );
  },
};
