import type { GetOverviewResult } from '@fanous/api-client/generated/staffQueries.ts';
import { StatCard } from '@fanous/ui/data/StatCard';
import { StatGrid } from '@fanous/ui/data/StatGrid';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

/** The key numbers. Limited admins get no marks and no money, so those cards are left out. */
export function OverviewTotals({ overview }: { overview: GetOverviewResult | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const totals = overview?.totals;
  const isPlatform = overview?.scope === 'platform';
  const number = (value: number | undefined) => (value === undefined ? undefined : format.number(value));
  return (
    <StatGrid>
      <StatCard
        label={t`Courses`}
        value={number(totals?.courses_count)}
        icon="book-open"
        {...(overview && { href: isPlatform ? paths.courses.to() : paths.myCourses.to() })}
      />
      <StatCard label={t`Subscriptions`} value={number(totals?.subscribers_count)} icon="user-check" tone="accent" />
      {totals?.students_count !== undefined && (
        <StatCard label={t`Students`} value={number(totals.students_count)} icon="graduation-cap" tone="success" />
      )}
      {totals?.teachers_count !== undefined && (
        <StatCard label={t`Teachers`} value={number(totals.teachers_count)} icon="users" />
      )}
      {totals?.quiz_results_count !== undefined && (
        <StatCard
          label={t({ message: 'Quiz results', context: 'of all quizzes' })}
          value={number(totals.quiz_results_count)}
          icon="list-checks"
          tone="success"
        />
      )}
      {typeof totals?.average_mark === 'number' && (
        <StatCard
          label={t`Average mark`}
          value={format.percent(totals.average_mark / 100)}
          icon="award"
          tone="accent"
        />
      )}
    </StatGrid>
  );
}
