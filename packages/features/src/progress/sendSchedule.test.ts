import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSendSchedule, type SendOutcome } from './sendSchedule.ts';

let sentAt: number[];
let outcome: SendOutcome;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  sentAt = [];
  outcome = 'sent';
});
afterEach(() => vi.useRealTimers());

const createSchedule = () =>
  createSendSchedule({
    now: () => Date.now(),
    send: async () => {
      sentAt.push(Date.now() / 1000);
      return outcome;
    },
  });

const play = async (schedule: ReturnType<typeof createSchedule>, seconds: number) => {
  for (let second = 0; second < seconds; second += 5) {
    schedule.request(false);
    await vi.advanceTimersByTimeAsync(5_000);
  }
};

test('while a video plays, one request every 15 seconds', async () => {
  await play(createSchedule(), 55);
  expect(sentAt).toEqual([0, 15, 30, 45]);
});

test('a pause is sent immediately', async () => {
  const schedule = createSchedule();
  await play(schedule, 35);
  schedule.request(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(sentAt).toEqual([0, 15, 30, 35]);
});

test('many pauses make no more requests than playing', async () => {
  const schedule = createSchedule();
  for (let second = 0; second < 300; second += 1) {
    schedule.request(true);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(sentAt.length).toBeLessThanOrEqual(300 / 15 + 2);
});

test('after a failure it waits longer and longer, and the network ends the wait', async () => {
  const schedule = createSchedule();
  outcome = 'failed';
  schedule.request(false);
  await vi.advanceTimersByTimeAsync(46_000);
  expect(sentAt).toEqual([0, 15, 45]);
  outcome = 'sent';
  schedule.request(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(sentAt).toEqual([0, 15, 45, 46]);
});

test('a pause without a network uses up no request', async () => {
  const schedule = createSchedule();
  outcome = 'offline';
  for (let pause = 0; pause < 3; pause += 1) {
    schedule.request(true);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  outcome = 'sent';
  schedule.request(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(sentAt).toEqual([0, 1, 2, 3]);
});

test('closing the page sends immediately; after stopping nothing is sent', async () => {
  const schedule = createSchedule();
  schedule.request(false);
  await vi.advanceTimersByTimeAsync(1_000);
  schedule.flush();
  expect(sentAt).toEqual([0, 1]);
  schedule.request(false);
  schedule.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentAt).toEqual([0, 1]);
});
