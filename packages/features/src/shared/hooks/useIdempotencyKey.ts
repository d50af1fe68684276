import { ApiError } from '@fanous/api-client/errors';
import { useRef } from 'react';
import { createUuid } from './createUuid.ts';

/**
 * The idempotency key of a form or button (decision 44). It stays the same until the call has succeeded, so that a repeated
 * call creates nothing twice, even if the first response was lost.
 */
export function useIdempotencyKey() {
  const key = useRef<string>(undefined);
  return {
    get: () => (key.current ??= createUuid()),
    /** Drops the key after a success, or if the server says that it belongs to another request. The next call gets a new one. */
    renewAfter: (error?: unknown) => {
      if (error === undefined || isKeyReusedError(error)) key.current = undefined;
    },
  };
}

const isKeyReusedError = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.code === 'idempotency_key_reused'
    : error instanceof Error && error.cause !== undefined && isKeyReusedError(error.cause);
