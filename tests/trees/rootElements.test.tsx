import type { Meta } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../packages/ui/src/actions/Button/Button.tsx';
import { createToasts } from '../../packages/ui/src/feedback/Toast/toasts.ts';
import { renderInArabic } from './show.tsx';

interface StoryModule {
  default: Meta;
  Playground?: { args?: object };
}

const modules = import.meta.glob<StoryModule>(
  ['../../packages/ui/src/*/*/*.stories.tsx', '!../../packages/ui/src/stories/**', '!**/*.spec.stories.tsx'],
  { eager: true },
);

const toasts = createToasts();
toasts.show({ tone: 'success', title: 'تم الحفظ' });

/** The props that show a part which is hidden at first. */
const shownProps: Record<string, object> = {
  CommandPalette: { isOpen: true },
  ConfirmDialog: { isOpen: true },
  Dialog: { isOpen: true },
  Drawer: { isOpen: true },
  Menu: { children: <Button>فتح</Button> },
  NoticeDialog: { isOpen: true },
  NotificationPanel: { defaultOpen: true },
  Popover: { defaultOpen: true },
  Toast: { toasts },
  Tooltip: { text: 'تلميح', children: <Button>فتح</Button> },
  UnansweredDialog: { isOpen: true },
};
/** Shows a part that only its user can open. */
const openers: Record<string, () => Promise<void>> = {
  Menu: () => userEvent.click(page.getByRole('button')),
  Tooltip: () => userEvent.tab(),
};

const parts = Object.entries(modules).flatMap(([file, { default: meta, Playground }]) => {
  const [, folder, name = ''] = /([^/]+)\/([^/]+)\.stories\.tsx$/.exec(file) ?? [];
  // Other story files of a folder show a feature of its part.
  return folder === name ? [{ name, meta, Playground }] : [];
});

test('the parts are found', () => {
  expect(parts.length).toBeGreaterThan(100);
});

test.each(parts)('$name passes `id` and `data-*` to its element', async ({ name, meta, Playground }) => {
  if (!meta.component) throw new Error(`${name} has no component`);
  const props = { ...meta.args, ...Playground?.args, ...shownProps[name], id: 'given-id', 'data-given': name };
  renderInArabic(createElement(meta.component, props));
  await openers[name]?.();
  await expect.poll(() => document.querySelectorAll(`[data-given="${name}"]`).length).toBe(1);
  expect(document.querySelectorAll('#given-id')).toHaveLength(1);
  // A field gives the id to its control, and a section to its heading.
  expect(document.querySelector(`[data-given="${name}"]:is(#given-id, :has(#given-id))`)).not.toBeNull();
});
