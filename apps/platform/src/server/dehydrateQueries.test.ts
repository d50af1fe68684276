import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { hydrateQueries } from '../client/hydrate.ts';
import { dehydrateQueries } from './dehydrateQueries.ts';

const createState = (time: number) => {
  vi.useFakeTimers({ now: time });
  const queryClient = new QueryClient();
  queryClient.setQueryData(['getCourse', { id: 1 }], { name: 'الجبر' });
  const state = dehydrateQueries(queryClient);
  vi.useRealTimers();
  return JSON.stringify(state);
};

test('the same data makes the same state at any time', () => {
  expect(createState(2_000)).toBe(createState(1_000));
});

test('in the browser the data is in the cache, and fresh', async () => {
  const queryClient = new QueryClient();
  const queryState = JSON.parse(createState(1_000));
  hydrateQueries(queryClient, { path: '/', origin: '', hasSplash: false, queryState });
  const queryFn = vi.fn<() => Promise<unknown>>();
  const options = { queryKey: ['getCourse', { id: 1 }], queryFn, staleTime: 60_000 };
  expect(await queryClient.fetchQuery(options)).toEqual({ name: 'الجبر' });
  expect(queryFn).not.toHaveBeenCalled();
});
