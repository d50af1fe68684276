import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Container } from '@fanous/ui/layout/Container';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { SubCategoryList } from '@fanous/ui/learning/SubCategoryList';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { mainCategoryQuery } from './courses.api.ts';
import { AllSectionsLink } from './AllSectionsLink.tsx';
import { CategoryBreadcrumbs } from './CategoryBreadcrumbs.tsx';
import { CategoryPageHeader } from './CategoryPageHeader.tsx';
import { useCountLabels } from './useCountLabels.ts';

export const prefetchPageData: PageLoader = ({ app, params }) =>
  loadPageQueries(app, mainCategoryQuery(app.api, params['id']));

/** The sub-categories of a main category, as links to their courses. Without any, the heading says so (spec §2). */
export function SubCategoriesPage() {
  const { t } = useLingui();
  const counts = useCountLabels();
  const { api } = useApp();
  const { id } = useParams();
  const { data, error, refetch, isFetching } = useQuery(mainCategoryQuery(api, id));
  if (!data && error)
    return <QueryFailure error={error} retry={refetch} isRetrying={isFetching} pageTitle={t`Sub-categories`} />;
  const isEmpty = data?.categories.length === 0;
  const title = isEmpty ? t`No sub-categories` : t`Sub-categories`;
  return (
    <Container>
      <PageMetaTags title={data ? `${title}: ${data.name}` : title} />
      <Stack gap="s7">
        <CategoryPageHeader
          title={title}
          breadcrumbs={data && <CategoryBreadcrumbs items={[{ label: data.name }]} />}
          meta={data && !isEmpty ? counts.subCategories(data.categories.length) : undefined}
        />
        {data ? (
          isEmpty ? (
            <Inline>
              <AllSectionsLink />
            </Inline>
          ) : (
            <SubCategoryList
              label={t`Sub-categories`}
              items={data.categories.map((category) => ({
                id: category.id,
                href: paths.categoryCourses.to({ id: category.id }),
                name: category.name,
                count: counts.courses(category.courses_count),
              }))}
            />
          )
        ) : (
          <Stack gap="s5" aria-busy>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
