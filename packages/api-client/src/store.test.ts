import { expect, test, vi } from 'vitest';
import { createSignal } from './signal.ts';
import { createStore } from './store.ts';

test('a store calls its listeners for a new value only', () => {
  const store = createStore(1);
  const listener = vi.fn<(value: number) => void>();
  const unsubscribe = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect(store.get()).toBe(2);
  unsubscribe();
  store.set(3);
  expect(listener.mock.calls).toEqual([[2]]);
});

test('a listener reads the new value from the store', () => {
  const store = createStore('old');
  const reportedValues: string[] = [];
  store.subscribe(() => reportedValues.push(store.get()));
  store.set('new');
  expect(reportedValues).toEqual(['new']);
});

test('a signal calls all listeners until they unsubscribe', () => {
  const signal = createSignal<string>();
  const [one, other] = [vi.fn<(value: string) => void>(), vi.fn<(value: string) => void>()];
  const stop = signal.subscribe(one);
  signal.subscribe(other);
  signal.emit('a');
  stop();
  signal.emit('b');
  expect(one.mock.calls).toEqual([['a']]);
  expect(other.mock.calls).toEqual([['a'], ['b']]);
});
