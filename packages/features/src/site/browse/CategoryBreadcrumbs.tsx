import { Breadcrumbs } from '@fanous/ui/navigation/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

interface CategoryBreadcrumbsProps {
  /** From the main category down; the last one is the page itself. */
  items: { label: string; href?: string }[];
}

/** Where a category lies among all sections. */
export function CategoryBreadcrumbs({ items }: CategoryBreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <Breadcrumbs label={t`Breadcrumb`} items={[{ label: t`All sections`, href: paths.categories.to() }, ...items]} />
  );
}
