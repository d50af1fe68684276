import { AsyncLocalStorage } from 'node:async_hooks';
import type { ResponseTopics } from './topics.ts';

const storage = new AsyncLocalStorage<{ topics: ResponseTopics }>();

/** Makes one call of our own API for a page, and gets the topics of its response. */
export async function recordTopics<T>(callApi: () => Promise<T>): Promise<{ response: T; topics: ResponseTopics }> {
  const recording: { topics: ResponseTopics } = { topics: 'everything' };
  const response = await storage.run(recording, callApi);
  return { response, topics: recording.topics };
}

/** Records the topics of a response, if the call is made for a page. */
export function setRecordedTopics(topics: ResponseTopics): void {
  const recording = storage.getStore();
  if (recording) recording.topics = topics;
}

/** Whether a call is made for a page, and not by a visitor. */
export const isCalledForPage = (): boolean => storage.getStore() !== undefined;
