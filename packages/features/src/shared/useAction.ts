import type { Api } from '@fanous/api-client/client';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useApp } from './app.ts';
import { renewed } from './renewed.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';

/** What a call that creates something is given besides its input. */
export interface Creation {
  idempotencyKey: string;
}

/**
 * A call that changes something: `useAction(createUserCourse, { changes: ['listCourses'] })`. What it changes is asked
 * for again. A failure stays in `error`, for the one place on the screen that shows it. Where the session has ended meanwhile
 * it waits for a new one and is done then, so that nothing typed is lost. What creates something hands the key on to its call.
 */
export function useAction<Input, Result>(
  run: (api: Api, input: Input, creation: Creation) => Promise<Result>,
  { changes = [] }: { changes?: (keyof operations)[] } = {},
): UseMutationResult<Result, Error, Input> {
  const { api, queryClient, relogin } = useApp();
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: (input: Input) => renewed(relogin, () => run(api, input, { idempotencyKey: key.get() })),
    onSettled: (_result, error) => key.settle(error ?? undefined),
    onSuccess: () => Promise.all(changes.map((query) => queryClient.invalidateQueries({ queryKey: [query] }))),
  });
}
