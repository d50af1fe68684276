import type { CreateQuizResultResult, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Trans } from '@lingui/react/macro';

interface ResultNoteProps {
  result: Pick<CreateQuizResultResult, 'attempt'>;
  /** The result of the attempts before this one. */
  resultBefore: GetQuizResult['my_result'];
}

/** Says which mark counts: the one of the first attempt, because the answers are known after it (decision 18). */
export function ResultNote({ result, resultBefore }: ResultNoteProps) {
  const format = useFormat();
  if (result.attempt === 1)
    return <Trans>This is the mark that counts. Trying again is practice and does not change it.</Trans>;
  if (!resultBefore) return <Trans>This was practice. Your first mark is the one that counts.</Trans>;
  const [mark, total] = [format.number(resultBefore.mark), format.number(resultBefore.total)];
  return (
    <Trans>
      This was practice. The mark that counts is your first one: {mark} out of {total}.
    </Trans>
  );
}
