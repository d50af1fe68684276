import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import { minWidth } from '../../theme/breakpoints.ts';
import type { MessageTone } from '../tones.ts';

/** The content of a toast. */
export interface ToastContent {
  tone: MessageTone;
  title: string;
  description?: string;
  /** An action such as “Try again”; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

/** A toast queue. The app creates one and passes it down; there is no global queue. */
export interface Toasts {
  queue: ToastQueue<ToastContent>;
  show: (content: ToastContent) => void;
  /** Removes all toasts, on log out or a change of language. */
  clear: () => void;
}

/** Whether a toast stays until it is closed (decision 22). */
const isPersistent: Record<MessageTone, boolean> = { success: false, info: false, warning: true, danger: true };

/** Creates a queue. The newest toasts are visible: three, or one on a phone, where three would cover half of the screen. */
export function createToasts(): Toasts {
  // A server has no `matchMedia`.
  const isPhone = typeof matchMedia === 'function' && !matchMedia(minWidth.medium).matches;
  const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: isPhone ? 1 : 3 });
  return {
    queue,
    show: (content) => void queue.add(content, isPersistent[content.tone] || content.action ? {} : { timeout: 7000 }),
    clear: () => queue.clear(),
  };
}
