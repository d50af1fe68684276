import type { GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { QuizHead } from './QuizHead.tsx';

/** A quiz without questions. */
export function EmptyQuiz({ quiz }: { quiz: GetQuizResult }) {
  const { t } = useLingui();
  return (
    <Stack gap="s7">
      <QuizHead quiz={quiz} isMarked={false} />
      <EmptyState title={t`This quiz has no questions yet`} />
    </Stack>
  );
}
