import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = () => {
  // The timer of a toast starts when the region shows it.
  vi.advanceTimersByTime(60_000);
};

test('success toasts close, but not within five seconds', () => {
  const { queue, show } = createToasts();
  show({ tone: 'success', title: 'تمت الإضافة' });
  queue.resumeAll();
  vi.advanceTimersByTime(5000);
  expect(queue.visibleToasts).toHaveLength(1);
  wait();
  expect(queue.visibleToasts).toHaveLength(0);
});

test.each(['danger', 'warning'] as const)('%s stays until it is closed', (tone) => {
  const { queue, show } = createToasts();
  show({ tone, title: 'تعذّر الحذف' });
  queue.resumeAll();
  wait();
  expect(queue.visibleToasts).toHaveLength(1);
});

test('toasts with an action stay', () => {
  const { queue, show } = createToasts();
  show({ tone: 'success', title: 'حُذفت', action: { label: 'تراجع', onPress: () => undefined } });
  queue.resumeAll();
  wait();
  expect(queue.visibleToasts).toHaveLength(1);
});

test('every queue is independent', () => {
  const first = createToasts();
  first.show({ tone: 'danger', title: 'تعذّر الحذف' });
  expect(createToasts().queue.visibleToasts).toHaveLength(0);
});
