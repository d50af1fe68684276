import type { GetOverviewResult } from '@fanous/api-client/generated/staffQueries.ts';
import { Chart } from '@fanous/ui/data/Chart';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Card } from '@fanous/ui/layout/Card';
import { Grid } from '@fanous/ui/layout/Grid';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** With more, the parts of a bar look too similar. */
const maxStackedCourses = 5;

interface ResultChartsProps {
  courses: GetOverviewResult['courses'];
  /** The number of marks in each fifth of the scale. */
  spread: readonly number[] | undefined;
}

/** The average mark of each course of a teacher, and the distribution of all marks, by course if there are a few. */
export function ResultCharts({ courses, spread }: ResultChartsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const share = (value: number) => format.percent(value / 100);
  const isAlone = (name: string) => courses.filter((course) => course.name === name).length === 1;
  // The axis has room only for a number. It also distinguishes courses with the same name.
  const named = courses.map((course, at) => {
    const axisLabel = format.number(at + 1);
    return { ...course, axisLabel, label: isAlone(course.name) ? course.name : `${course.name} (${axisLabel})` };
  });
  const averages = named.flatMap(({ label, axisLabel, average_mark }) =>
    typeof average_mark === 'number' ? [{ label, axisLabel, value: average_mark }] : [],
  );
  const withResults = named.filter(({ marks_spread }) => marks_spread?.some((count) => count > 0));
  const best = averages.toSorted((one, other) => other.value - one.value)[0];
  const marks = spread?.reduce((sum, count) => sum + count, 0) ?? 0;
  const formatMarkCount = (count: number) =>
    t`${plural(count, { 0: 'No results', one: '# result', other: '# results' })}`;
  const [bestName, bestMark, all] = [best?.label ?? '', share(best?.value ?? 0), formatMarkCount(marks)];
  const getFifth = (at: number) => {
    const [from, to] = [format.percent(at / 5), format.percent((at + 1) / 5)];
    return { label: t`From ${from} to ${to}`, axisLabel: to };
  };
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
          {...(withResults.length > 1 && withResults.length <= maxStackedCourses
            ? {
                kind: 'stackedBar',
                series: withResults.map(({ label }) => label),
                totalHeader: t`Results`,
                data: spread?.map((_, at) => ({
                  ...getFifth(at),
                  values: withResults.map(({ marks_spread }) => marks_spread?.[at] ?? 0),
                })),
              }
            : {
                kind: 'bar',
                valueHeader: t`Results`,
                data: spread && marks === 0 ? [] : spread?.map((value, at) => ({ ...getFifth(at), value })),
              })}
          title={t`Distribution of marks`}
          summary={all}
          labelHeader={t`Mark`}
          formatValue={formatMarkCount}
          empty={empty}
        />
      </Card>
    </Grid>
  );
}
