import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { courseListQuery, type CourseFilters } from './courses.api.ts';
import { type CourseCardData, findCachedCourses } from './findCachedCourses.ts';

/** A list of courses as the screen shows it. */
export interface CourseList {
  courses: CourseCardData[];
  /** How many there are in all; unknown until the server has answered. */
  total: number | undefined;
  /** True until the server has answered for exactly this search and filter. */
  isProvisional: boolean;
  isLoadingMore: boolean;
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
}

/** The courses that are wanted: at once from what has been seen, completed by the server. `text` is what is being typed. */
export function useCourseList(text: string, filters: CourseFilters): CourseList {
  const app = useApp();
  const typed = text.trim();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...courseListQuery(app, filters),
    // One page more: the pages before it stay in view meanwhile.
    placeholderData: (before, query) => {
      const [, last] = query?.queryKey ?? [];
      return last?.search === filters.search && String(last.categoryIds) === String(filters.categoryIds)
        ? before
        : undefined;
    },
  });
  const isProvisional = filters.search !== typed || data === undefined;
  return {
    courses: isProvisional ? findCachedCourses(app.queryClient, typed, filters.categoryIds) : data.courses,
    total: isProvisional ? undefined : data.total,
    isProvisional,
    isLoadingMore: isPlaceholderData,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
