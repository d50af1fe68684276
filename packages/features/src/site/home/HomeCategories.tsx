import { listMainCategoriesQuery } from '@fanous/api-client/generated/queries.ts';
import { Link } from '@fanous/ui/actions/Link';
import { Section } from '@fanous/ui/layout/Section';
import { Grid } from '@fanous/ui/layout/Grid';
import { CategoryTile } from '@fanous/ui/learning/CategoryTile';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';

const maxCategories = 6;

/** The first main categories that have courses, with a link to all of them. */
export function HomeCategories() {
  const { t } = useLingui();
  const { api } = useApp();
  // As the filter of the list reads them.
  const { data } = useQuery(listMainCategoriesQuery(api, { query: { per_page: 200 } }));
  const categories = data?.main_categories.filter(({ courses_count: count }) => count > 0) ?? [];
  if (categories.length === 0) return null;
  return (
    <Section
      id="categories"
      title={t`Categories`}
      action={
        <Link variant="standalone" href={paths.categories.to()} endIcon="arrow-forward">
          <Trans>All categories</Trans>
        </Link>
      }
    >
      <Grid as="ul" minColumnWidth="lg" aria-labelledby="categories">
        {categories.slice(0, maxCategories).map(({ id, name, courses_count: count }) => (
          <li key={id}>
            <CategoryTile
              href={paths.subCategories.to({ id })}
              name={name}
              categoryId={id}
              count={t`${plural(count, { one: '# course', other: '# courses' })}`}
              headingLevel={3}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
