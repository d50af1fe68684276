import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<true>();

/** Marks queries as reads of public data, outside a transaction. A read replica may answer them. */
export const runPublicRead = <T>(read: () => Promise<T>): Promise<T> => storage.run(true, read);

/** Whether the current query is a read of public data. */
export const isPublicRead = (): boolean => storage.getStore() !== undefined;
