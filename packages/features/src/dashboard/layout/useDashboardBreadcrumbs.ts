import type { BreadcrumbsProps } from '@fanous/ui/navigation/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { hasAccess } from '../../shared/app/access.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { useQuizTrails } from './useQuizTrails.ts';
import { useTrailNames } from './useTrailNames.ts';

type Crumb = BreadcrumbsProps['items'][number];

/** The breadcrumbs of the current dashboard page (spec §2). The root links to the profile, on the profile to /dashboard. */
export function useDashboardBreadcrumbs(): readonly Crumb[] {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const user = useSession()?.data;
  const names = useTrailNames();

  const root = (href: string): Crumb => ({ label: t`Dashboard`, href });
  const users: Crumb = { label: t`Users`, href: paths.users.to() };
  const mains: Crumb = { label: t`Main categories`, href: paths.mainCategories.to() };
  const courseList: Crumb =
    user?.role === 'teacher'
      ? { label: t`My courses`, href: paths.myCourses.to() }
      : { label: t`Courses`, href: paths.courses.to() };
  // Full admins go to the edit page of a course, all others to its public page.
  const canEditCourse = user !== undefined && hasAccess(user, ['full-admin']);
  const getCourseHref = ({ id, slug }: NonNullable<typeof names.course>) =>
    canEditCourse ? paths.editCourse.to({ slug, id }) : paths.course.to({ slug });
  const courseName = names.course?.name ?? t`Course`;
  const course: Crumb[] = [
    courseList,
    { label: courseName, ...(names.course && { href: getCourseHref(names.course) }) },
  ];
  const quizTrails = useQuizTrails(course, names);
  const id = matchPath('/dashboard/courses/:id/*', pathname)?.params.id ?? '';
  const videos: Crumb = { label: t`Videos`, href: paths.videos.to({ id }) };
  const records: Crumb = { label: t`Recordings`, href: paths.records.to({ id }) };
  const pdfs: Crumb = { label: t`PDFs`, href: paths.pdfs.to({ id }) };
  const add: Crumb = { label: t`Add` };
  /** A level without a page. Empty until its name is loaded. */
  const named = (name: string | undefined): Crumb[] => (name === undefined ? [] : [{ label: name }]);
  const edited = (name: string | undefined): Crumb[] => [...named(name), { label: t`Edit` }];
  const main = names.mainCategory;
  const toMain: Crumb[] = main ? [{ label: main.name, href: paths.editMainCategory.to({ id: main.id }) }] : [];
  const subs: Crumb = {
    label: t`Sub-categories`,
    ...(main && { href: paths.subCategoriesIndex.to({ id: main.id }) }),
  };

  if (matchPath(paths.profile.pattern, pathname)) return [root(paths.dashboard.to()), { label: t`Profile` }];
  const trails: [pattern: string, trail: Crumb[]][] = [
    [paths.devices.pattern, [{ label: t`Profile`, href: paths.profile.to() }, { label: t`My devices` }]],
    [paths.twoStep.pattern, [{ label: t`Profile`, href: paths.profile.to() }, { label: t`Two-step verification` }]],
    [paths.passkeys.pattern, [{ label: t`Profile`, href: paths.profile.to() }, { label: t`Passkeys` }]],
    [paths.ownData.pattern, [{ label: t`Profile`, href: paths.profile.to() }, { label: t`My data` }]],
    [paths.overview.pattern, [{ label: t`Overview` }]],
    [paths.auditLog.pattern, [{ label: t`Audit log` }]],
    [paths.myCourses.pattern, [{ label: t`My courses` }]],
    [paths.myQuizzes.pattern, [{ label: t`My quiz results` }]],
    [paths.users.pattern, [users]],
    [paths.createUser.pattern, [users, add]],
    [paths.editUser.pattern, [users, ...edited(names.user)]],
    [paths.mainCategories.pattern, [mains]],
    [paths.createMainCategory.pattern, [mains, add]],
    [paths.editMainCategory.pattern, [mains, ...edited(main?.name)]],
    [paths.subCategoriesIndex.pattern, [mains, ...toMain, subs]],
    [paths.createSubCategory.pattern, [mains, { label: t`Add sub-category` }]],
    [paths.editSubCategory.pattern, [mains, ...toMain, subs, ...edited(names.subCategory)]],
    [paths.courses.pattern, [courseList]],
    [paths.createCourse.pattern, [courseList, add]],
    [paths.addUserToCourses.pattern, [courseList, { label: t`Add subscriber` }]],
    [paths.videos.pattern, [...course, videos]],
    [paths.createVideo.pattern, [...course, videos, add]],
    [paths.editVideo.pattern, [...course, videos, ...edited(names.mediaTitle)]],
    [paths.records.pattern, [...course, records]],
    [paths.createRecord.pattern, [...course, records, add]],
    [paths.editRecord.pattern, [...course, records, ...edited(names.mediaTitle)]],
    [paths.pdfs.pattern, [...course, pdfs]],
    [paths.createPdf.pattern, [...course, pdfs, add]],
    [paths.editPdf.pattern, [...course, pdfs, ...edited(names.mediaTitle)]],
    [paths.units.pattern, [...course, { label: t`Units` }]],
    ...quizTrails,
    [paths.addUserToCourse.pattern, [...course, { label: t`Add subscriber` }]],
    [paths.removeUserFromCourse.pattern, [...course, { label: t`Remove subscriber` }]],
    [paths.courseUsers.pattern, [...course, { label: t`Subscribers` }]],
    [paths.editCourse.pattern, [courseList, ...edited(courseName)]],
  ];
  const matchedTrail = trails.find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? [];
  return [root(paths.profile.to()), ...matchedTrail];
}
