import { ApiError } from '@fanous/api-client/errors';
import { useRef } from 'react';
import { createUuid } from './createUuid.ts';

/**
 * The key with which one form, or one button, sends what it creates (decision 44): the same until it is there, so that sending
 * again creates nothing twice, whatever became of the first answer.
 */
export function useIdempotencyKey() {
  const key = useRef<string>(undefined);
  return {
    get: () => (key.current ??= createUuid()),
    /** It is there, or the key stands for something else that is: what is sent next is new. */
    renewAfter: (error?: unknown) => {
      if (error === undefined || isKeyReusedError(error)) key.current = undefined;
    },
  };
}

const isKeyReusedError = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.code === 'idempotency_key_reused'
    : error instanceof Error && error.cause !== undefined && isKeyReusedError(error.cause);
