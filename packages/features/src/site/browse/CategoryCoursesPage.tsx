import type { GetCategoryResult } from '@fanous/api-client/generated/queries.ts';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Container } from '@fanous/ui/layout/Container';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { prefetchQueries, type PageLoad } from '../../shared/routing/page.ts';
import { PageTitle } from '../../shared/routing/PageTitle.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { categoryQuery } from './catalogue.api.ts';
import { AllSections } from './AllSections.tsx';
import { CategoryTrail } from './CategoryTrail.tsx';
import { CourseCards } from './CourseCards.tsx';
import { CourseSkeletons } from './CourseSkeletons.tsx';
import { readFilter } from './filter.ts';
import { MoreButton } from './MoreButton.tsx';
import { PageHead } from './PageHead.tsx';
import { useCounts } from './useCounts.ts';
import { useFilter } from './useFilter.ts';
import { useFirstOfNew } from './useFirstOfNew.ts';

/** Fills what the page reads. */
export const load: PageLoad = ({ app, params, url }) =>
  prefetchQueries(app, categoryQuery(app, params['id'], readFilter(url.searchParams).pages));

const listId = 'courses';

/** The courses of a category. */
export function CategoryCoursesPage() {
  const { t } = useLingui();
  const counts = useCounts();
  const app = useApp();
  const { id } = useParams();
  const [filter, setFilter, hrefOf] = useFilter();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...categoryQuery(app, id, filter.pages),
    // One page more: the pages before it stay in view meanwhile.
    placeholderData: (before) => (String(before?.id) === id ? before : undefined),
  });
  const markNew = useFirstOfNew(listId, data?.courses.length ?? 0);
  if (!data && error) return <QueryFailure error={error} retry={refetch} isRetrying={isFetching} page={t`Courses`} />;
  const title = data?.name ?? t`Courses`;
  return (
    <Container>
      <PageTitle page={title} />
      <Stack gap="s7" id={listId}>
        <PageHead
          title={title}
          above={data && <TrailOf category={data} />}
          count={data && data.courses_count > 0 ? counts.courses(data.courses_count) : undefined}
        />
        {!data && <CourseSkeletons label={t`Courses`} />}
        {data?.courses.length === 0 && <EmptyState title={t`No courses found`} action={<AllSections />} />}
        {data && data.courses.length > 0 && <CourseCards label={t`Courses`} courses={data.courses} headingLevel={2} />}
        {data && data.courses.length < data.courses_count && (
          <MoreButton
            isLoading={isPlaceholderData}
            href={hrefOf({ ...filter, pages: filter.pages + 1 })}
            onPress={() => {
              markNew();
              setFilter({ ...filter, pages: filter.pages + 1 });
            }}
          />
        )}
      </Stack>
    </Container>
  );
}

function TrailOf({ category: { name, main_category: main } }: { category: GetCategoryResult }) {
  return (
    <CategoryTrail items={[{ label: main.name, href: paths.subCategories.to({ id: main.id }) }, { label: name }]} />
  );
}
