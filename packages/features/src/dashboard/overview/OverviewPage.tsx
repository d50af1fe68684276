import { getOverviewQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { CoursesTable } from './CoursesTable.tsx';
import { OverviewTotals } from './OverviewTotals.tsx';

const months = lazyComponent('MonthCharts', () => import('./MonthCharts.tsx'));
const results = lazyComponent('ResultCharts', () => import('./ResultCharts.tsx'));

export const prefetchPageData: PageLoader = ({ app }) => loadPageQueries(app, getOverviewQuery(app.api));

/** Statistics of the platform, or of the courses of a teacher: totals, charts and a table. */
export function OverviewPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const overview = useQuery(getOverviewQuery(api));
  usePreloadWhenIdle(months.preload, results.preload);
  const data = overview.data;
  return (
    <Stack gap="s7">
      <PageMetaTags title={t`Overview`} />
      <Heading level={1}>{t`Overview`}</Heading>
      {overview.error && !data ? (
        <QueryFailure error={overview.error} retry={overview.refetch} isRetrying={overview.isFetching} />
      ) : (
        <>
          <OverviewTotals overview={data} />
          {data?.scope === 'platform' && <months.Component months={data.months} />}
          {data?.scope === 'own' && <results.Component courses={data.courses} spread={data.totals.marks_spread} />}
          <CoursesTable courses={data?.courses} isOwn={data?.scope === 'own'} />
        </>
      )}
    </Stack>
  );
}
