import type { Session } from '@fanous/api-client/session';
import type { SideMenuProps } from '@fanous/ui/navigation/SideMenu';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { type Audience, isFor } from '../shared/access.ts';

type User = Session['data'];

interface Entry extends Omit<SideMenuProps['items'][number], 'isCurrent'> {
  for: readonly Audience[];
  /** Where else it is the current one, beside below its own address. */
  covers?: string;
}

/** The entries of the side menu for somebody (spec §6). What has no address of its own leads to the courses (decision 35). */
export function useMenu(user: User | undefined): SideMenuProps['items'] {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const entries: Entry[] = [
    { href: paths.profile.to(), label: t`Profile`, icon: 'user', for: ['admin', 'teacher', 'user'] },
    { href: paths.overview.to(), label: t`Overview`, icon: 'layout-dashboard', for: ['admin', 'teacher'] },
    { href: paths.users.to(), label: t`Users`, icon: 'users', for: ['admin'] },
    {
      href: paths.mainCategories.to(),
      label: t`Main categories`,
      icon: 'folder-open',
      for: ['admin'],
      covers: '/dashboard/sub-categories',
    },
    { href: paths.courses.to(), label: t`Courses`, icon: 'layout-grid', for: ['admin'] },
    { href: paths.courses.to({ action: 'videos' }), label: t`Videos`, icon: 'video', for: ['full-admin'] },
    { href: paths.courses.to({ action: 'records' }), label: t`Records`, icon: 'headphones', for: ['full-admin'] },
    { href: paths.courses.to({ action: 'pdfs' }), label: t`PDFs`, icon: 'file-text', for: ['full-admin'] },
    { href: paths.courses.to({ action: 'quizzes' }), label: t`Exams`, icon: 'list-checks', for: ['full-admin'] },
    { href: paths.myCourses.to(), label: t`My courses`, icon: 'book-open', for: ['teacher', 'user'] },
    { href: paths.myCourses.to({ show: 'quizzes' }), label: t`Exams`, icon: 'list-checks', for: ['teacher'] },
    { href: paths.myQuizzes.to(), label: t`My quiz results`, icon: 'award', for: ['user'] },
  ];
  const here = `${pathname}${search}`;
  const shown = entries.filter((entry) => user && isFor(entry.for, user));
  // An address with a query stands for itself alone; below a plain one is all that nobody else stands for.
  const exact = shown.find(({ href }) => href.includes('?') && href === here);
  const isAt = ({ href, covers = href }: Entry) => pathname.startsWith(href) || pathname.startsWith(covers);
  return shown.map((entry) => {
    const { href, label, icon } = entry;
    return { href, label, icon, isCurrent: exact ? entry === exact : isAt(entry) };
  });
}
