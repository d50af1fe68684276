import type { CountLossesResult } from '@fanous/api-client/generated/staffQueries.ts';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Formats loss counts as sentences: what is deleted too, and how many students have answered. */
export function useFormatLosses(): (losses: CountLossesResult) => string[] {
  const { t } = useLingui();
  const format = useFormat();
  return (losses) => {
    const { subscriptions, videos, records, pdfs, summaries, quizzes, questions, options, results, answers } = losses;
    const parts: [count: number, text: string][] = [
      [videos, t`${plural(videos, { one: '# video', other: '# videos' })}`],
      [records, t`${plural(records, { one: '# recording', other: '# recordings' })}`],
      [pdfs, t`${plural(pdfs, { one: '# PDF', other: '# PDFs' })}`],
      [summaries, t`${plural(summaries, { one: '# summary', other: '# summaries' })}`],
      [losses.files, t`${plural(losses.files, { one: '# uploaded file', other: '# uploaded files' })}`],
      [quizzes, t`${plural(quizzes, { one: '# quiz', other: '# quizzes' })}`],
      [questions, t`${plural(questions, { one: '# question', other: '# questions' })}`],
      [options, t`${plural(options, { one: '# option', other: '# options' })}`],
      [subscriptions, t`${plural(subscriptions, { one: '# subscription', other: '# subscriptions' })}`],
      [results, t`${plural(results, { one: '# quiz result', other: '# quiz results' })}`],
    ];
    const lost = format.plainList(parts.filter(([count]) => count > 0).map(([, text]) => text));
    return [
      ...(lost === '' ? [] : [t`This also deletes: ${lost}.`]),
      ...(answers === 0
        ? []
        : [
            t`${plural(answers, {
              one: '# student has answered this. Their marks stay as they are.',
              other: '# students have answered this. Their marks stay as they are.',
            })}`,
          ]),
    ];
  };
}
