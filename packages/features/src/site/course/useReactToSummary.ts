import { ApiError } from '@fanous/api-client/errors';
import { createReact, deleteReact, type GetCourseResult } from '@fanous/api-client/generated/queries.ts';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../../shared/app/app.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { courseWithAccessQuery } from '../../shared/course/course.api.ts';
import { applyReaction, type Reaction } from './applyReaction.ts';

type Summary = GetCourseResult['summaries'][number];

/**
 * Reacts to a summary of a course, or withdraws the reaction with null. The reaction is shown immediately,
 * updated from the response, and reverted on failure.
 */
export function useReactToSummary(slug: string): (summaryId: number, reaction: Reaction | null) => Promise<void> {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const action = useAction(
    (to, { id, reaction }: { id: number; reaction: Reaction | null }) =>
      reaction === null ? deleteReact(to, { path: { id } }) : createReact(to, { body: { summary_id: id, reaction } }),
    {
      errorToast: (description, _input, error) =>
        // A host without our additions keeps the reaction, as it always has.
        error instanceof ApiError && error.code === 'not_supported'
          ? undefined
          : { title: t`Failed to send reaction`, description },
    },
  );
  const { queryKey } = courseWithAccessQuery(api, slug);

  const change = (id: number, next: (summary: Summary) => Summary) =>
    queryClient.setQueryData<GetCourseResult>(
      queryKey,
      (course) =>
        course && { ...course, summaries: course.summaries.map((each) => (each.id === id ? next(each) : each)) },
    );

  return async (id, reaction) => {
    // A fetch under way would bring back what was before.
    await queryClient.cancelQueries({ queryKey });
    const course = queryClient.getQueryData<GetCourseResult>(queryKey);
    const before = course?.summaries.find((summary) => summary.id === id);
    change(id, (summary) => applyReaction(summary, reaction));
    try {
      const { reacts, my_reaction } = await action.mutateAsync({ id, reaction });
      // A new sign-in fetches everything again: that answer may be from before the reaction.
      await queryClient.cancelQueries({ queryKey });
      change(id, (summary) => ({ ...summary, reacts, my_reaction }));
    } catch (error) {
      if (before) change(id, () => before);
      throw error;
    }
  };
}
