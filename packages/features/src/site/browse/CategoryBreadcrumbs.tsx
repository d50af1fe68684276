import { Breadcrumbs } from '@fanous/ui/navigation/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

interface CategoryBreadcrumbsProps {
  /** From the main category to the current page. */
  items: { label: string; href?: string }[];
}

/** The breadcrumbs of a category page, starting with all sections. */
export function CategoryBreadcrumbs({ items }: CategoryBreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <Breadcrumbs label={t`Breadcrumbs`} items={[{ label: t`All categories`, href: paths.categories.to() }, ...items]} />
  );
}
