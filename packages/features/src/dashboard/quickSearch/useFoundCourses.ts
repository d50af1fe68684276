import { getUserQuery, listCoursesQuery } from '@fanous/api-client/generated/queries.ts';
import { matchesAnywhere } from '@fanous/arabic/match';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { hasAccess } from '../../shared/app/access.ts';
import { useApp } from '../../shared/app/app.ts';
import { type FoundCommands, maxResultsPerKind, type SearchText, type User } from './foundCommands.ts';

/** Finds courses by name: all of them for admins, otherwise those that the user created or has. */
export function useFoundCourses(user: User, { typed, sent }: SearchText): FoundCommands {
  const { api } = useApp();
  const isAdmin = hasAccess(user, ['admin']);
  const canEdit = hasAccess(user, ['full-admin']);
  const all = useQuery({
    ...listCoursesQuery(api, { query: { search: sent, per_page: maxResultsPerKind } }),
    enabled: isAdmin && sent !== '',
    placeholderData: keepPreviousData,
  });
  const account = useQuery({ ...getUserQuery(api, { path: { id: user.id } }), enabled: !isAdmin });
  const own = user.role === 'teacher' ? account.data?.created_courses : account.data?.purchased_courses;
  const courses = typed === '' ? [] : ((isAdmin ? all.data?.courses : own) ?? []);
  const isPending = isAdmin ? typed !== sent || all.isFetching : account.isLoading;
  return {
    isPending,
    error: all.error ?? account.error,
    commands: courses
      // While the server searches, the results are those of the text before.
      .filter(({ name }) => (isAdmin && !isPending) || matchesAnywhere(name, typed))
      .slice(0, maxResultsPerKind)
      .map(({ id, name, slug, user: owner }) => ({
        id: `course-${id}`,
        label: name,
        description: owner.name,
        icon: 'book-open' as const,
        href: canEdit ? paths.editCourse.to({ slug, id }) : paths.course.to({ slug }),
      })),
  };
}
