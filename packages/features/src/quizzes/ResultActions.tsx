import type { CreateQuizResultResult, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Link } from '@fanous/ui/actions/Link';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Trans } from '@lingui/react/macro';
import { paths } from '../paths.ts';

interface ResultNoteProps {
  result: CreateQuizResultResult;
  /** How the student had done before this attempt. */
  before: GetQuizResult['my_result'];
}

/** Which mark counts: the first attempt's, because the answers are known after it (decision 18). */
export function ResultNote({ result, before }: ResultNoteProps) {
  const format = useFormat();
  if (result.attempt === 1)
    return <Trans>This is your mark that counts. Trying again is practice and does not change it.</Trans>;
  if (!before) return <Trans>This was practice. Your first mark is the one that counts.</Trans>;
  const [mark, total] = [format.number(before.mark), format.number(before.total)];
  return (
    <Trans>
      This was practice. Your mark that counts is your first one: {mark} out of {total}.
    </Trans>
  );
}

interface ResultActionsProps {
  /** Of the course. */
  slug: string;
  onRetake: () => void;
}

/** What can be done after the mark. */
export function ResultActions({ slug, onRetake }: ResultActionsProps) {
  return (
    <>
      <Button variant="outline" icon="refresh" onPress={onRetake}>
        <Trans>Try again as practice</Trans>
      </Button>
      <Link variant="standalone" href={paths.course.to({ slug })}>
        <Trans>Back to the course</Trans>
      </Link>
    </>
  );
}
