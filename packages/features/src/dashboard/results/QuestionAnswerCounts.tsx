import type { GetQuizAnswerCountsResult } from '@fanous/api-client/generated/staffQueries.ts';
import { getTextDirection } from '@fanous/arabic/textDir';
import { KeyValue } from '@fanous/ui/data/KeyValue';
import { Badge } from '@fanous/ui/feedback/Badge';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

interface QuestionAnswerCountsProps {
  question: GetQuizAnswerCountsResult['questions'][number];
}

/** A question with the number of students for each option. */
export function QuestionAnswerCounts({ question }: QuestionAnswerCountsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { question_text, position, attempts_count, blank_count, options } = question;
  const number = format.number(position);
  const formatCount = (count: number) => {
    const students = t`${plural(count, { 0: 'No students', one: '# student', other: '# students' })}`;
    if (attempts_count === 0) return students;
    const share = format.percent(count / attempts_count);
    return t`${students} (${share})`;
  };
  return (
    <>
      <Text size="small" tone="muted">
        <Trans>Question {number}</Trans>
      </Text>
      <Heading level={3} dir={getTextDirection(question_text)}>
        {question_text}
      </Heading>
      <KeyValue
        emptyLabel="0"
        items={[
          ...options.map(({ option_text, is_correct, is_former, count }) => ({
            label: option_text,
            value: (
              <Inline gap="s3">
                <span>{formatCount(count)}</span>
                {is_correct === 1 && (
                  <Badge tone="success" icon="check">
                    <Trans>Correct</Trans>
                  </Badge>
                )}
                {is_former === 1 && (
                  <Badge>
                    <Trans>Former option</Trans>
                  </Badge>
                )}
              </Inline>
            ),
          })),
          ...(blank_count > 0 ? [{ label: t`Not answered`, value: formatCount(blank_count) }] : []),
        ]}
      />
    </>
  );
}
