import type { GetOverviewResult } from '@fanous/api-client/generated/staffQueries.ts';
import { Chart } from '@fanous/ui/data/Chart';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Card } from '@fanous/ui/layout/Card';
import { Grid } from '@fanous/ui/layout/Grid';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useApp } from '../../shared/app/app.ts';

/** New subscriptions and courses in each of the last twelve months. */
export function MonthCharts({ months }: { months: GetOverviewResult['months'] }) {
  const { t } = useLingui();
  const { language, digits } = useApp();
  const names = useMemo(() => monthNames(language === 'ar' ? `ar-EG-u-nu-${digits}` : 'en-GB'), [language, digits]);
  const points = (valueOf: (month: (typeof months)[number]) => number) =>
    months.map((month) => ({ ...names(month.month), value: valueOf(month) }));
  const subscribers = points((month) => month.subscribers_count);
  const courses = points((month) => month.courses_count);
  const getSum = (all: typeof courses) => all.reduce((total, { value }) => total + value, 0);
  const subscriptionsText = (count: number) =>
    t`${plural(count, { 0: 'No subscriptions', one: '# subscription', other: '# subscriptions' })}`;
  const formatCourses = (count: number) =>
    t`${plural(count, { 0: 'No courses', one: '# course', other: '# courses' })}`;
  const [newSubscriptions, newCourses] = [subscriptionsText(getSum(subscribers)), formatCourses(getSum(courses))];
  const shared = {
    labelHeader: t`Month`,
    tableLabel: t`Show as a table`,
    chartLabel: t`Show as a chart`,
    empty: <EmptyState title={t`No data found`} />,
  };
  return (
    <Grid minColumnWidth="lg" stretch>
      <Card>
        <Chart
          {...shared}
          kind="line"
          title={t`New subscriptions each month`}
          summary={t`${newSubscriptions} in the last twelve months`}
          data={subscribers}
          valueHeader={t`Subscriptions`}
          formatValue={subscriptionsText}
        />
      </Card>
      <Card>
        <Chart
          {...shared}
          kind="bar"
          title={t`New courses each month`}
          summary={t`${newCourses} in the last twelve months`}
          data={courses}
          valueHeader={t`Courses`}
          formatValue={formatCourses}
        />
      </Card>
    </Grid>
  );
}

/** Formats a month as «مارس 2026», and as «مارس» for the axis. */
function monthNames(locale: string) {
  const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (month: string) => {
    const day = new Date(`${month}-01T00:00:00Z`);
    return { label: long.format(day), axisLabel: short.format(day) };
  };
}
