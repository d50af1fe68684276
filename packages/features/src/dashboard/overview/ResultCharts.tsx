import type { GetOverviewResult } from '@fanous/api-client/generated/staffQueries.ts';
import { Chart } from '@fanous/ui/data/Chart';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Card } from '@fanous/ui/layout/Card';
import { Grid } from '@fanous/ui/layout/Grid';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

interface ResultChartsProps {
  courses: GetOverviewResult['courses'];
  /** The number of marks in each fifth of the scale. */
  spread: readonly number[] | undefined;
}

/** The average mark of each course of a teacher, and the distribution of all marks. */
export function ResultCharts({ courses, spread }: ResultChartsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const share = (value: number) => format.percent(value / 100);
  const isAlone = (name: string) => courses.filter((course) => course.name === name).length === 1;
  // The axis has room only for a number. It also distinguishes courses with the same name.
  const averages = courses.flatMap(({ name, average_mark }, at) => {
    if (typeof average_mark !== 'number') return [];
    const axisLabel = format.number(at + 1);
    return [{ label: isAlone(name) ? name : `${name} (${axisLabel})`, axisLabel, value: average_mark }];
  });
  const best = averages.toSorted((one, other) => other.value - one.value)[0];
  const marks = spread?.reduce((sum, count) => sum + count, 0) ?? 0;
  const formatMarkCount = (count: number) =>
    t`${plural(count, { 0: 'No results', one: '# result', other: '# results' })}`;
  const [bestName, bestMark, all] = [best?.label ?? '', share(best?.value ?? 0), formatMarkCount(marks)];
  const chartLabels = { tableLabel: t`Show as a table`, chartLabel: t`Show as a chart` };
  const empty = <EmptyState title={t`No quiz results found`} />;
  return (
    <Grid minColumnWidth="lg" stretch>
      <Card>
        <Chart
          {...chartLabels}
          kind="bar"
          title={t`Average mark of each course`}
          summary={best ? t`The highest is ${bestMark}, in ${bestName}` : ''}
          data={averages}
          labelHeader={t`Course name`}
          valueHeader={t`Average mark`}
          formatValue={share}
          empty={empty}
        />
      </Card>
      <Card>
        <Chart
          {...chartLabels}
          kind="bar"
          title={t`Distribution of marks`}
          summary={all}
          data={
            spread && marks === 0
              ? []
              : spread?.map((value, at) => {
                  const [from, to] = [format.percent(at / 5), format.percent((at + 1) / 5)];
                  return { label: t`From ${from} to ${to}`, axisLabel: to, value };
                })
          }
          labelHeader={t`Mark`}
          valueHeader={t`Results`}
          formatValue={formatMarkCount}
          empty={empty}
        />
      </Card>
    </Grid>
  );
}
