import { Breadcrumbs } from '@fanous/ui/navigation/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

interface CategoryTrailProps {
  /** From the main category down; the last one is the page itself. */
  items: { label: string; href?: string }[];
}

/** Where a category lies among all sections. */
export function CategoryTrail({ items }: CategoryTrailProps) {
  const { t } = useLingui();
  return (
    <Breadcrumbs label={t`Breadcrumbs`} items={[{ label: t`All categories`, href: paths.categories.to() }, ...items]} />
  );
}
