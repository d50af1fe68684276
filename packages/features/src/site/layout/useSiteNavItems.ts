import type { TopBarProps } from '@fanous/ui/navigation/TopBar';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { coursesSectionId, paths } from '../../paths.ts';

const categoryPathPattern = /^\/(categories|sub-categories|courses)(\/|$)/;

/** The items of the main navigation. */
export function useSiteNavItems(): TopBarProps['items'] {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return [
    { href: paths.home.to(), label: t`Home`, isCurrent: pathname === paths.home.to() },
    { href: `${paths.home.to()}#${coursesSectionId}`, label: t`Courses` },
    { href: paths.categories.to(), label: t`Categories`, isCurrent: categoryPathPattern.test(pathname) },
  ];
}
