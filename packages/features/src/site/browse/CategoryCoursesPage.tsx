import type { GetCategoryResult } from '@fanous/api-client/generated/queries.ts';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Container } from '@fanous/ui/layout/Container';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { categoryQuery } from './courses.api.ts';
import { AllSectionsLink } from './AllSectionsLink.tsx';
import { CategoryBreadcrumbs } from './CategoryBreadcrumbs.tsx';
import { CourseCards } from './CourseCards.tsx';
import { CourseSkeletons } from './CourseSkeletons.tsx';
import { parseFilter } from './urlFilter.ts';
import { MoreButton } from './MoreButton.tsx';
import { CategoryPageHeader } from './CategoryPageHeader.tsx';
import { useCountLabels } from './useCountLabels.ts';
import { useUrlFilter } from './useUrlFilter.ts';
import { useFocusFirstNewItem } from './useFocusFirstNewItem.ts';

export const prefetchPageData: PageLoader = ({ app, params, url }) =>
  loadPageQueries(app, categoryQuery(app, params['id'], parseFilter(url.searchParams).pages));

const listId = 'courses';

/** The courses of a category. */
export function CategoryCoursesPage() {
  const { t } = useLingui();
  const counts = useCountLabels();
  const app = useApp();
  const { id } = useParams();
  const [filter, setFilter, getFilterHref] = useUrlFilter();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...categoryQuery(app, id, filter.pages),
    // Keeps the pages so far visible while the next one loads.
    placeholderData: (before) => (String(before?.id) === id ? before : undefined),
  });
  const prepareFocus = useFocusFirstNewItem(listId, data?.courses.length ?? 0);
  if (!data && error)
    return <QueryFailure error={error} retry={refetch} isRetrying={isFetching} pageTitle={t`Courses`} />;
  const title = data?.name ?? t`Courses`;
  return (
    <Container>
      <PageMetaTags title={title} />
      <Stack gap="s7" id={listId}>
        <CategoryPageHeader
          title={title}
          breadcrumbs={data && <ParentBreadcrumbs category={data} />}
          meta={data && data.courses_count > 0 ? counts.courses(data.courses_count) : undefined}
        />
        {!data && <CourseSkeletons label={t`Courses`} />}
        {data?.courses.length === 0 && <EmptyState title={t`No courses found`} action={<AllSectionsLink />} />}
        {data && data.courses.length > 0 && <CourseCards label={t`Courses`} courses={data.courses} headingLevel={2} />}
        {data && data.courses.length < data.courses_count && (
          <MoreButton
            isLoading={isPlaceholderData}
            href={getFilterHref({ ...filter, pages: filter.pages + 1 })}
            onPress={() => {
              prepareFocus();
              setFilter({ ...filter, pages: filter.pages + 1 });
            }}
          />
        )}
      </Stack>
    </Container>
  );
}

function ParentBreadcrumbs({ category: { name, main_category: main } }: { category: GetCategoryResult }) {
  return (
    <CategoryBreadcrumbs
      items={[{ label: main.name, href: paths.subCategories.to({ id: main.id }) }, { label: name }]}
    />
  );
}
