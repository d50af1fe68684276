import type { Session } from '@fanous/api-client/session';
import type { SideMenuProps } from '@fanous/ui/navigation/SideMenu';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

type Role = Session['data']['role'];

/** The entries of the side menu for a role (spec §6). */
export function useMenu(role: Role): SideMenuProps['items'] {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const entries: (Omit<SideMenuProps['items'][number], 'isCurrent'> & { for: readonly Role[] })[] = [
    { href: paths.profile.to(), label: t`Profile`, icon: 'user', for: ['admin', 'teacher', 'user'] },
    { href: paths.overview.to(), label: t`Overview`, icon: 'layout-dashboard', for: ['admin', 'teacher'] },
    { href: paths.users.to(), label: t`Users`, icon: 'users', for: ['admin'] },
    { href: paths.mainCategories.to(), label: t`Main categories`, icon: 'folder-open', for: ['admin'] },
    { href: paths.courses.to(), label: t`Courses`, icon: 'layout-grid', for: ['admin'] },
    { href: paths.myCourses.to(), label: t`My courses`, icon: 'book-open', for: ['teacher', 'user'] },
    { href: paths.myCourses.to({ show: 'quizzes' }), label: t`Exams`, icon: 'list-checks', for: ['teacher'] },
    { href: paths.myQuizzes.to(), label: t`My quiz results`, icon: 'award', for: ['user'] },
  ];
  const isAt = (href: string) => {
    const [path = '', query] = href.split('?');
    const isShown = new URLSearchParams(search).has('show');
    return pathname.startsWith(path) && (query === undefined ? !isShown : search === `?${query}`);
  };
  return entries
    .filter((entry) => entry.for.includes(role))
    .map(({ href, label, icon }) => ({ href, label, icon, isCurrent: isAt(href) }));
}
