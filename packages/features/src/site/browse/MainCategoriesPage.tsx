import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Container } from '@fanous/ui/layout/Container';
import { Grid } from '@fanous/ui/layout/Grid';
import { Stack } from '@fanous/ui/layout/Stack';
import { CategoryTile } from '@fanous/ui/learning/CategoryTile';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { mainCategoriesQuery } from './courses.api.ts';
import { CategoryPageHeader } from './CategoryPageHeader.tsx';
import { useCountLabels } from './useCountLabels.ts';

export const prefetchPageData: PageLoader = ({ app }) => loadPageQueries(app, mainCategoriesQuery(app.api));

/** All main categories, as tiles that link to their sub-categories. */
export function MainCategoriesPage() {
  const { t } = useLingui();
  const title = t`All categories`;
  return (
    <Container>
      <PageMetaTags title={title} />
      <Stack gap="s8">
        <CategoryPageHeader title={title} />
        <CategoryTiles />
      </Stack>
    </Container>
  );
}

function CategoryTiles() {
  const { t } = useLingui();
  const counts = useCountLabels();
  const { api } = useApp();
  const { data, error, refetch, isFetching } = useQuery(mainCategoriesQuery(api));
  if (!data && error) return <QueryFailure error={error} retry={refetch} isRetrying={isFetching} />;
  if (data?.main_categories.length === 0) return <EmptyState title={t`No categories yet`} />;
  return (
    <Grid as="ul" minColumnWidth="lg" aria-label={t`All categories`} aria-busy={!data}>
      {data
        ? data.main_categories.map(({ id, name, categories }) => (
            <li key={id}>
              <CategoryTile
                href={paths.subCategories.to({ id })}
                name={name}
                categoryId={id}
                count={counts.subCategories(categories.length)}
              />
            </li>
          ))
        : ['a', 'b', 'c', 'd'].map((place) => (
            <li key={place}>
              <Skeleton shape="block" />
            </li>
          ))}
    </Grid>
  );
}
