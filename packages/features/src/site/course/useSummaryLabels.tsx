import type { SummaryListProps } from '@fanous/ui/learning/SummaryList';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFileLabels } from './useFileLabels.ts';

/** Labels of the summaries and their reactions. */
export function useSummaryLabels(): SummaryListProps['labels'] {
  const { t } = useLingui();
  const pdf = useFileLabels();
  return {
    list: t`Summaries`,
    listRegion: t`List of summaries, scrollable`,
    writtenBy: (author) => <Trans>By {author}</Trans>,
    reactTo: (title) => t`Your reaction to ${title}`,
    locked: pdf.locked,
    edit: (title) => t`Edit ${title}`,
    delete: (title) => t`Delete ${title}`,
    report: (title) => t`Report ${title}`,
    reported: t`You reported it`,
    reports: {
      label: (count) => t`Reports: ${count}`,
      name: (count, title) => t`Reports: ${count} about ${title}`,
    },
    empty: t`No summaries yet. The first one can be yours.`,
    pdf,
    reactions: {
      // The stored values are those of the specification. «Angry» does not help the classmate who wrote it.
      names: { love: t`Love`, like: t`Like`, angry: t`Needs correction`, care: t`Care` },
      button: (name, count) =>
        t`${name}, ${plural(count, { 0: 'no reactions', one: '# reaction', other: '# reactions' })}`,
      done: (name) => t`Your reaction is recorded: ${name}`,
      withdrawn: t`Your reaction is removed`,
    },
  };
}
