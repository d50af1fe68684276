import { ForKeyboards } from '@fanous/ui/layout/ForKeyboards';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../shared/PageTitle.tsx';
import { PreviewQuiz } from './PreviewQuiz.tsx';
import { QuestionForm } from './QuestionForm.tsx';

/** Writing questions one after the other, each with its options, without leaving the page. */
export function CreateQuestionPage() {
  const { t } = useLingui();
  const quizId = Number(useParams()['id']);
  const [added, setAdded] = useState(0);
  return (
    <Stack gap="s7">
      <PageTitle page={t`Add question`} />
      <Inline justify="between" align="end" gap="s5">
        <Stack gap="s2">
          <Heading level={1}>{t`Add question`}</Heading>
          {added === 0 ? (
            <ForKeyboards>
              <Text tone="muted">{t`Ctrl and Enter saves the question and begins the next one.`}</Text>
            </ForKeyboards>
          ) : (
            <Text tone="muted">
              {t`${plural(added, { one: '# question added so far', other: '# questions added so far' })}`}
            </Text>
          )}
        </Stack>
        {added > 0 && <PreviewQuiz quizId={quizId} />}
      </Inline>
      <QuestionForm key={added} quizId={quizId} isFollowing={added > 0} onNext={() => setAdded(added + 1)} />
    </Stack>
  );
}
