import { Chart } from '@fanous/ui/data/Chart';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Card } from '@fanous/ui/layout/Card';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { allResultsQuery } from './quizResults.api.ts';
import { countMarksByFifth, getAverageRatio } from './markStatistics.ts';

/** A chart of the marks of a quiz: the number of students in each fifth of the scale. */
export function MarksChart({ path }: { path: { id: number; quiz_id: number } }) {
  const { t } = useLingui();
  const { api } = useApp();
  const format = useFormat();
  const all = useQuery(allResultsQuery(api, path));
  if (all.error)
    return <QueryFailure isPageSection error={all.error} retry={all.refetch} isRetrying={all.isFetching} />;
  const results = all.data?.results;
  const averageRatio = results && getAverageRatio(results);
  const average = averageRatio === undefined ? undefined : format.percent(averageRatio);
  const [listed, total] = [format.number(results?.length ?? 0), format.number(all.data?.total ?? 0)];
  const isPart = all.data !== undefined && all.data.results.length < all.data.total;
  return (
    <Card>
      <Chart
        kind="bar"
        title={t`Distribution of marks`}
        summary={
          average === undefined
            ? '\u00A0'
            : isPart
              ? t`The average is ${average}, of ${listed} results out of ${total}`
              : t`The average is ${average}`
        }
        data={
          results &&
          countMarksByFifth(results).map((value, at) => {
            const [from, to] = [format.percent(at / 5), format.percent((at + 1) / 5)];
            return { label: t`From ${from} to ${to}`, axisLabel: to, value };
          })
        }
        labelHeader={t`Mark`}
        valueHeader={t`Students`}
        formatValue={(count) => t`${plural(count, { 0: 'No students', one: '# student', other: '# students' })}`}
        tableLabel={t`Show as a table`}
        chartLabel={t`Show as a chart`}
        empty={null}
      />
    </Card>
  );
}
