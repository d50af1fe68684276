import { ApiError } from '@fanous/api-client/errors';
import { createReact, deleteReact, type GetCourseResult } from '@fanous/api-client/generated/queries.ts';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../shared/app.ts';
import { useErrorText } from '../shared/useErrorText.ts';
import { useToast } from '../shared/useToast.ts';
import { ownCourseQuery } from './course.api.ts';
import { applyReaction, type Reaction } from './applyReaction.ts';

type Summary = GetCourseResult['summaries'][number];

/**
 * Reacts to a summary of a course, or withdraws the reaction with null: shown at once, then as the server says it is, and taken back when it fails. The list
 * keeps the state of the call itself, so the page does without the code of a mutation.
 */
export function useReact(slug: string): (summaryId: number, reaction: Reaction | null) => Promise<void> {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const toast = useToast();
  const errorText = useErrorText();
  const { queryKey } = ownCourseQuery(api, slug);

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
      const { reacts, my_reaction } =
        reaction === null
          ? await deleteReact(api, { path: { id } })
          : await createReact(api, { body: { summary_id: id, reaction } });
      change(id, (summary) => ({ ...summary, reacts, my_reaction }));
    } catch (error) {
      if (before) change(id, () => before);
      // A host without our additions keeps the reaction, as it always has.
      if (!(error instanceof ApiError && error.code === 'not_supported'))
        toast({ tone: 'danger', title: t`Failed to send reaction`, description: errorText(error) });
      throw error;
    }
  };
}
