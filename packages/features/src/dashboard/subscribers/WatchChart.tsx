import { getCourseProgressStatisticsQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { Chart } from '@fanous/ui/data/Chart';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Card } from '@fanous/ui/layout/Card';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';

const addUp = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** A chart of how many subscribers watched each video, and where the others stopped. Hidden if the API has no progress. */
export function WatchChart({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const { api } = useApp();
  const format = useFormat();
  const { data, error } = useQuery(getCourseProgressStatisticsQuery(api, { path: { id: courseId } }));
  if (error || data?.started_count === 0) return null;
  const [started, finished] = [data?.started_count, data?.finished_count].map((count) => format.number(count ?? 0));
  const all = data?.subscribers_count ?? 0;
  return (
    <Card>
      <Chart
        kind="stackedBar"
        title={t`Watching the videos`}
        summary={
          data
            ? t`${started} of ${plural(all, { one: '# subscriber', other: '# subscribers' })} started watching. Watched every video: ${finished}.`
            : '\u00A0'
        }
        data={data?.videos.map(({ title, watched_count, stops }, index) => {
          const number = format.number(index + 1);
          return {
            label: `${number}. ${title}`,
            axisLabel: number,
            values: [watched_count, addUp(stops.slice(5)), addUp(stops.slice(0, 5))],
          };
        })}
        labelHeader={t`Video`}
        series={[t`Watched to the end`, t`Stopped in the second half`, t`Stopped in the first half`]}
        tableLabel={t`Show as a table`}
        chartLabel={t`Show as a chart`}
        empty={null}
      />
    </Card>
  );
}
