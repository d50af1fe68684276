import type { Session } from '@fanous/api-client/session';
import type { SideMenuProps } from '@fanous/ui/navigation/SideMenu';
import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { type Path, paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { type Audience, hasAccess } from '../../shared/app/access.ts';

type User = Session['data'];

interface Entry extends Omit<SideMenuProps['items'][number], 'isCurrent'> {
  audiences: readonly Audience[];
  /** More paths on which the entry is current, besides its own path and the paths below it. */
  alsoCurrentOn?: readonly string[];
}

const toSubtreePattern = ({ pattern }: Path) => `${pattern}/*`;
/** Quizzes and all pages below them. */
const quizPages = [toSubtreePattern(paths.quizzes), '/dashboard/quizzes/*', '/dashboard/questions/*'];

/** The side menu items of a user (spec §6). Items without a page of their own open the courses (decision 35). */
export function useMenuItems(user: User | undefined): SideMenuProps['items'] {
  const { t } = useLingui();
  const { api } = useApp();
  const { pathname, search } = useLocation();
  const isFullAdmin = user !== undefined && hasAccess(user, ['full-admin']);
  // Legacy APIs have no audit log.
  const hasAuditLog = useQuery({ ...getSettingsQuery(api), enabled: isFullAdmin }).data?.audit_log === 1;
  const entries: Entry[] = [
    { href: paths.profile.to(), label: t`Profile`, icon: 'user', audiences: ['admin', 'teacher', 'user'] },
    { href: paths.overview.to(), label: t`Overview`, icon: 'layout-dashboard', audiences: ['admin', 'teacher'] },
    { href: paths.users.to(), label: t`Users`, icon: 'users', audiences: ['admin'] },
    {
      href: paths.mainCategories.to(),
      label: t`Main categories`,
      icon: 'folder-open',
      audiences: ['admin'],
      alsoCurrentOn: ['/dashboard/sub-categories-index/*', '/dashboard/sub-categories/*'],
    },
    { href: paths.courses.to(), label: t`Courses`, icon: 'layout-grid', audiences: ['admin'] },
    {
      href: paths.courses.to({ action: 'videos' }),
      label: t`Videos`,
      icon: 'video',
      audiences: ['full-admin'],
      alsoCurrentOn: [toSubtreePattern(paths.videos)],
    },
    {
      href: paths.courses.to({ action: 'records' }),
      label: t`Recordings`,
      icon: 'headphones',
      audiences: ['full-admin'],
      alsoCurrentOn: [toSubtreePattern(paths.records)],
    },
    {
      href: paths.courses.to({ action: 'pdfs' }),
      label: t`PDFs`,
      icon: 'file-text',
      audiences: ['full-admin'],
      alsoCurrentOn: [toSubtreePattern(paths.pdfs)],
    },
    {
      href: paths.courses.to({ action: 'quizzes' }),
      label: t`Quizzes`,
      icon: 'list-checks',
      audiences: ['full-admin'],
      alsoCurrentOn: quizPages,
    },
    {
      href: paths.myCourses.to(),
      label: t`My courses`,
      icon: 'book-open',
      audiences: ['teacher', 'user'],
      alsoCurrentOn: [paths.courseUsers.pattern],
    },
    {
      href: paths.myCourses.to({ show: 'quizzes' }),
      label: t`Quizzes`,
      icon: 'list-checks',
      audiences: ['teacher'],
      alsoCurrentOn: quizPages,
    },
    { href: paths.myQuizzes.to(), label: t`My quiz results`, icon: 'award', audiences: ['user'] },
    // Last, because it appears when the settings are loaded.
    ...(hasAuditLog
      ? [{ href: paths.auditLog.to(), label: t`Audit log`, icon: 'clock', audiences: ['full-admin'] } satisfies Entry]
      : []),
  ];
  const searchParams = new URLSearchParams(search);
  const visibleEntries = entries.filter((entry) => user && hasAccess(user, entry.audiences));
  // Priority: an entry whose query parameters are in the URL, then an entry with a matching `alsoCurrentOn`, then the entry
  // whose path is above the page.
  const matchesQuery = (href: string) => {
    const [path, query] = href.split('?');
    return (
      path === pathname &&
      !!query &&
      [...new URLSearchParams(query)].every(([name, value]) => searchParams.get(name) === value)
    );
  };
  const current =
    visibleEntries.find(({ href }) => matchesQuery(href)) ??
    visibleEntries.find(({ alsoCurrentOn }) => alsoCurrentOn?.some((pattern) => matchPath(pattern, pathname))) ??
    visibleEntries.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return visibleEntries.map((entry) => {
    const { href, label, icon } = entry;
    return { href, label, icon, isCurrent: entry === current };
  });
}
