import { ApiError } from '@fanous/api-client/errors';
import { createQuizResult, type CreateQuizResultInput } from '@fanous/api-client/generated/queries.ts';
import { useApp } from '../shared/app.ts';
import { useAction } from '../shared/useAction.ts';

const longestWaitMs = 20_000;

/** Whether no answer came at all; a refusal is an answer. */
export const isLost = (error: Error): boolean => error instanceof ApiError && error.status === 0;

/**
 * Sends an attempt until the server answers: at once, when the network is back, and every now and then, because a network
 * does not mean that the server can be reached. Sending twice is safe: an attempt has a key.
 */
export function useSubmission(userId: number) {
  const { session } = useApp();
  return useAction(
    async (api, input: CreateQuizResultInput) => {
      // Whoever signed in meanwhile did not write this.
      if (session.get()?.data.id !== userId) throw new ApiError({ status: 401, code: 'unauthorized' });
      return createQuizResult(api, input);
    },
    {
      invalidates: ['listUserQuizResults', 'listQuizAttempts'],
      retries: {
        // It tries first, whatever the browser believes of the network, then waits for it.
        networkMode: 'offlineFirst',
        retry: (_, error) => isLost(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestWaitMs),
      },
    },
  );
}
