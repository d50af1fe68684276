import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = () => {
  // The clock of a toast starts when it is shown, which the region does.
  vi.advanceTimersByTime(60_000);
};

test('good news leaves, and not before five seconds', () => {
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

test('whatever can be pressed stays', () => {
  const { queue, show } = createToasts();
  show({ tone: 'success', title: 'حُذفت', action: { label: 'تراجع', onPress: () => undefined } });
  queue.resumeAll();
  wait();
  expect(queue.visibleToasts).toHaveLength(1);
});

test('each page life has its own', () => {
  const first = createToasts();
  first.show({ tone: 'danger', title: 'تعذّر الحذف' });
  expect(createToasts().queue.visibleToasts).toHaveLength(0);
});
