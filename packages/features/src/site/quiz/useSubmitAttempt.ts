import { ApiError } from '@fanous/api-client/errors';
import { createQuizResult, type CreateQuizResultInput } from '@fanous/api-client/generated/queries.ts';
import type { Api } from '@fanous/api-client/client';
import { useApp } from '../../shared/app/app.ts';
import { useAction } from '../../shared/hooks/useAction.ts';

const submitRetryMaxDelayMs = 20_000;

/** Only a network error is retried. A refusal is an answer. */
const retries = {
  // The first try does not depend on what the browser believes about the network; the next ones wait for it.
  networkMode: 'offlineFirst',
  retry: (_failureCount: number, error: Error) => isNetworkError(error),
  // A network does not mean that the server is reachable, so it is also tried again after a pause.
  retryDelay: (failureCount: number) => Math.min(1000 * 2 ** failureCount, submitRetryMaxDelayMs),
} as const;

const isNetworkError = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * Sends an attempt and returns its result, however long the server is out of reach and also after the page was left. The
 * attempt has an idempotency key, so it is marked once.
 */
export function useSubmitAttempt(userId: number, { onNetworkError }: { onNetworkError: () => void }) {
  const { session } = useApp();

  async function sendOnce(api: Api, input: CreateQuizResultInput) {
    // Another user who has signed in meanwhile did not write these answers.
    if (session.get()?.data.id !== userId) throw new ApiError({ status: 401, code: 'unauthorized' });
    try {
      return await createQuizResult(api, input);
    } catch (error) {
      if (isNetworkError(error)) onNetworkError();
      throw error;
    }
  }

  const { mutateAsync: sendResult } = useAction(sendOnce, {
    invalidates: ['listUserQuizResults', 'listQuizAttempts', 'getCourse'],
    retryOptions: retries,
  });
  return sendResult;
}
