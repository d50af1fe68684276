import { CountdownTimer } from '@fanous/ui/feedback/CountdownTimer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { countdownLabels } from '../../packages/ui/src/feedback/CountdownTimer/CountdownTimer.fixtures.ts';
import { renderInArabic } from './show.tsx';

// A fake clock: how fast the machine is does not matter.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2026-10-06T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const getAnnouncements = () =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ');

test('a countdown is announced at the chosen moments only, and ends once', async () => {
  const onEnd = vi.fn<() => void>();
  renderInArabic(
    <CountdownTimer {...countdownLabels.ar} duration={62} announceAt={[60, 10]} urgentBelow={5} onEnd={onEnd} />,
  );
  await expect.element(page.getByRole('timer', { name: countdownLabels.ar.label })).toHaveTextContent('دقيقة وثانيتان');
  vi.advanceTimersByTime(1000);
  await expect.element(page.getByText('1:01')).toBeVisible();
  expect(getAnnouncements()).not.toContain('دقيقة');
  vi.advanceTimersByTime(1000);
  await expect.element(page.getByText('1:00')).toBeVisible();
  // The first announcement waits for its live region.
  vi.advanceTimersByTime(100);
  expect(getAnnouncements()).toContain('الوقت المتبقي: دقيقة');
  vi.advanceTimersByTime(30_000);
  await expect.element(page.getByText('0:30')).toBeVisible();
  expect(getAnnouncements()).not.toContain('ثانية');
  vi.advanceTimersByTime(20_000);
  expect(getAnnouncements()).toContain('10 ثوان');
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByRole('timer')).toHaveTextContent(countdownLabels.ar.endLabel);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('after the tab was hidden, the time is that of the clock, and passed moments are announced once', async () => {
  renderInArabic(<CountdownTimer {...countdownLabels.ar} endsAt="2026-10-06T12:10:00Z" announceAt={[300, 120, 60]} />);
  await expect.element(page.getByText('10:00')).toBeVisible();
  vi.setSystemTime(Date.parse('2026-10-06T12:08:30Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('1:30')).toBeVisible();
  vi.advanceTimersByTime(100);
  expect(getAnnouncements()).toContain('دقيقة و30 ثانية');
});
