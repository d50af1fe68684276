import type { GetQuizAnswerCountsResult } from '@fanous/api-client/generated/staffQueries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Link } from '@fanous/ui/actions/Link';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { QuestionAnswerCounts } from './QuestionAnswerCounts.tsx';
import { sortByMistakes } from './answerShares.ts';

interface AnswerCountsDialogProps {
  questions: GetQuizAnswerCountsResult['questions'];
  onClose: () => void;
}

/** How many students chose which option, question by question. Shows teachers what was misunderstood. */
export function AnswerCountsDialog({ questions, onClose }: AnswerCountsDialogProps) {
  const { t } = useLingui();
  const [isHardestFirst, setHardestFirst] = useState(false);
  const sorted = isHardestFirst ? sortByMistakes(questions) : questions;
  return (
    <Dialog isOpen size="large" title={t`Answers by question`} onClose={onClose}>
      {questions.length === 0 ? (
        <EmptyState title={t`This quiz has no questions yet`} />
      ) : (
        <Stack gap="s6">
          <Text tone="muted">
            <Trans>
              Only first attempts are counted. To help with a question, write an explanation: students see it in their
              review.
            </Trans>
          </Text>
          <div>
            <Button
              variant="outline"
              size="dense"
              icon="sort"
              aria-pressed={isHardestFirst}
              onPress={() => setHardestFirst(!isHardestFirst)}
            >
              <Trans>Most mistakes first</Trans>
            </Button>
          </div>
          <Stack as="ol" gap="s6">
            {sorted.map((question) => (
              <Stack as="li" key={question.id} gap="s3">
                <QuestionAnswerCounts question={question} />
                <Link variant="standalone" icon="pencil" href={paths.editQuestion.to({ id: question.id })}>
                  {question.explanation === null ? (
                    <Trans>Write an explanation</Trans>
                  ) : (
                    <Trans>Edit the explanation</Trans>
                  )}
                </Link>
              </Stack>
            ))}
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}
