import type { Api } from '@fanous/api-client/client';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useApp } from './app.ts';
import { renewed } from './renewed.ts';

/**
 * A call that changes something: `useAction(createUserCourse, { changes: ['listCourses'] })`. What it changes is asked
 * for again. A failure stays in `error`, for the one place on the screen that shows it. Where the session has ended meanwhile
 * it waits for a new one and is done then, so that nothing typed is lost.
 */
export function useAction<Input, Result>(
  run: (api: Api, input: Input) => Promise<Result>,
  { changes = [] }: { changes?: (keyof operations)[] } = {},
): UseMutationResult<Result, Error, Input> {
  const { api, queryClient, relogin } = useApp();
  return useMutation({
    mutationFn: (input: Input) => renewed(relogin, () => run(api, input)),
    onSuccess: () => Promise.all(changes.map((query) => queryClient.invalidateQueries({ queryKey: [query] }))),
  });
}
