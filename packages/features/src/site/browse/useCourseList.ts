import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { courseListQuery, type CourseFilters } from './courses.api.ts';
import { type CourseCardData, findCachedCourses } from './findCachedCourses.ts';

export interface CourseList {
  courses: CourseCardData[];
  /** The number of courses in the whole list. Undefined until the server has responded. */
  total: number | undefined;
  /** True until the server has responded to exactly this search and filter. */
  isProvisional: boolean;
  isLoadingMore: boolean;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** The courses that match: cached ones first, then the response of the server. `text` is the text being typed. */
export function useCourseList(text: string, filters: CourseFilters): CourseList {
  const app = useApp();
  const typed = text.trim();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...courseListQuery(app, filters),
    // Keeps the pages so far visible while the next one loads.
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
    isFetching,
    retry: () => void refetch(),
  };
}
