import { getCourseQuery, getCourseUnitsQuery } from '@fanous/api-client/generated/queries.ts';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApp } from '../../shared/app/app.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { CourseName } from '../frames/CourseName.tsx';
import { FormSkeleton } from '../frames/FormSkeleton.tsx';
import { BlockOtherTeachers } from './BlockOtherTeachers.tsx';
import { UnitsForm } from './UnitsForm.tsx';

const toCourseParams = (id: string | undefined) => ({ path: { course: String(Number(id)) } });

export const prefetchPageData: PageLoader = ({ app, params: { id } }) =>
  loadPageQueries(app, getCourseQuery(app.api, toCourseParams(id)));

/** Edits the units of a course, for its staff. */
export function UnitsPage() {
  const { t } = useLingui();
  const id = Number(useParams()['id']);
  return (
    <BlockOtherTeachers id={id} title={t`Units`}>
      <Units id={id} />
    </BlockOtherTeachers>
  );
}

function Units({ id }: { id: number }) {
  const { t } = useLingui();
  const { api } = useApp();
  const course = useQuery(getCourseQuery(api, toCourseParams(String(id))));
  // Not from the cache: others may have changed the units, and saving over an older version fails.
  const units = useQuery({ ...getCourseUnitsQuery(api, toCourseParams(String(id))), staleTime: 0 });
  const failed = [course, units].find(({ error }) => error);
  return (
    <Stack gap="s7">
      <PageMetaTags title={t`Units`} />
      <Stack gap="s2">
        <Heading level={1}>{t`Units`}</Heading>
        <Text tone="muted" measure>
          <CourseName id={id} />
        </Text>
        <Text tone="muted" measure>
          <Trans>
            Units put the content of a course in chapters and in your order. A course works without them too.
          </Trans>
        </Text>
      </Stack>
      {course.data && units.data && units.isFetchedAfterMount ? (
        <UnitsForm key={id} course={course.data} initialUnits={units.data} />
      ) : failed ? (
        <QueryFailure isPageSection error={failed.error} retry={failed.refetch} isRetrying={failed.isFetching} />
      ) : (
        <FormSkeleton />
      )}
    </Stack>
  );
}
