import type { BreadcrumbsProps } from '@fanous/ui/navigation/Breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useQuizTrails } from './useQuizTrails.ts';
import { useSession } from '../shared/useSession.ts';

type Crumb = BreadcrumbsProps['items'][number];

/** Where one is in the dashboard: dashboard, section, action (spec §2). */
export function useTrail(): readonly Crumb[] {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const quizTrails = useQuizTrails();
  const isTeacher = useSession()?.data.role === 'teacher';
  const own: Crumb = { label: t`My courses`, href: paths.myCourses.to() };
  const courses: Crumb = { label: t`Courses`, href: paths.courses.to() };
  const users: Crumb = { label: t`Users`, href: paths.users.to() };
  const mains: Crumb = { label: t`Main categories`, href: paths.mainCategories.to() };
  const id = matchPath('/dashboard/courses/:id/*', pathname)?.params.id ?? '';
  const videos: Crumb = { label: t`Videos`, href: paths.videos.to({ id }) };
  const records: Crumb = { label: t`Records`, href: paths.records.to({ id }) };
  const pdfs: Crumb = { label: t`PDFs`, href: paths.pdfs.to({ id }) };
  const trails: [pattern: string, trail: Crumb[]][] = [
    [paths.profile.pattern, [{ label: t`Profile` }]],
    [paths.overview.pattern, [{ label: t`Overview` }]],
    [paths.myCourses.pattern, [{ label: t`My courses` }]],
    [paths.myQuizzes.pattern, [{ label: t`My quiz results` }]],
    [paths.users.pattern, [users]],
    [paths.createUser.pattern, [users, { label: t`Add` }]],
    [paths.editUser.pattern, [users, { label: t`Edit` }]],
    [paths.mainCategories.pattern, [mains]],
    [paths.createMainCategory.pattern, [mains, { label: t`Add` }]],
    [paths.editMainCategory.pattern, [mains, { label: t`Edit` }]],
    [paths.subCategoriesIndex.pattern, [mains, { label: t`Sub-categories` }]],
    [paths.createSubCategory.pattern, [mains, { label: t`Add sub-category` }]],
    [paths.editSubCategory.pattern, [mains, { label: t`Edit sub-category` }]],
    [paths.courses.pattern, [courses]],
    [paths.createCourse.pattern, [courses, { label: t`Add` }]],
    [paths.addUserToCourses.pattern, [courses, { label: t`Add subscriber` }]],
    [paths.videos.pattern, [courses, videos]],
    [paths.createVideo.pattern, [courses, videos, { label: t`Add` }]],
    [paths.editVideo.pattern, [courses, videos, { label: t`Edit` }]],
    [paths.records.pattern, [courses, records]],
    [paths.createRecord.pattern, [courses, records, { label: t`Add` }]],
    [paths.editRecord.pattern, [courses, records, { label: t`Edit` }]],
    [paths.pdfs.pattern, [courses, pdfs]],
    [paths.createPdf.pattern, [courses, pdfs, { label: t`Add` }]],
    [paths.editPdf.pattern, [courses, pdfs, { label: t`Edit` }]],
    ...quizTrails,
    [paths.addUserToCourse.pattern, [courses, { label: t`Add subscriber` }]],
    [paths.removeUserFromCourse.pattern, [courses, { label: t`Remove subscriber` }]],
    [paths.courseUsers.pattern, [isTeacher ? own : courses, { label: t`Subscribers` }]],
    [paths.editCourse.pattern, [courses, { label: t`Edit` }]],
  ];
  const here = trails.find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? [];
  return [{ label: t`Dashboard`, href: paths.dashboard.to() }, ...here];
}
