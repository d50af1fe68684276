import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { MessageTone } from '../tones.ts';

/** What a toast says. */
export interface ToastContent {
  tone: MessageTone;
  title: string;
  description?: string;
  /** One way on, such as trying again; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

/** The toasts of one page life. The app makes them once and hands them down; nothing global holds them. */
export interface Toasts {
  queue: ToastQueue<ToastContent>;
  show: (content: ToastContent) => void;
  /** Takes all away, on signing out or a change of language. */
  clear: () => void;
}

/** Good news leaves after a while; what failed or needs care stays until it is closed (decision 22). */
const stays: Record<MessageTone, boolean> = { success: false, info: false, warning: true, danger: true };

export function createToasts(): Toasts {
  const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });
  return {
    queue,
    show: (content) => void queue.add(content, stays[content.tone] || content.action ? {} : { timeout: 7000 }),
    clear: () => queue.clear(),
  };
}
