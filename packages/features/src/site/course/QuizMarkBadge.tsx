import { Badge } from '@fanous/ui/feedback/Badge';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Trans } from '@lingui/react/macro';
import { useSession } from '../../shared/app/useSession.ts';
import type { Course } from './courseAccess.ts';

interface QuizMarkBadgeProps {
  quiz: Pick<Course['quizzes'][number], 'my_result'>;
}

/** The mark of the student in a quiz, or that it is not taken yet. Nothing for visitors, and with an API that sends no marks. */
export function QuizMarkBadge({ quiz: { my_result: result } }: QuizMarkBadgeProps) {
  const format = useFormat();
  const role = useSession()?.data.role;
  if (result === undefined) return null;
  if (result === null)
    // Staff need not take their quizzes.
    return role === 'user' ? (
      <Badge>
        <Trans>Not taken yet</Trans>
      </Badge>
    ) : null;
  const [mark, total] = [format.number(result.mark), format.number(result.total)];
  return (
    <Badge tone="primary" icon="award">
      <Trans>
        Your mark: {mark} out of {total}
      </Trans>
    </Badge>
  );
}
