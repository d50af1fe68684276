import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { courseListQuery, type Wanted } from './catalogue.api.ts';
import { type CourseCardData, knownCourses } from './knownCourses.ts';

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
export function useCourseList(text: string, wanted: Wanted): CourseList {
  const app = useApp();
  const typed = text.trim();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...courseListQuery(app, wanted),
    // One page more: the pages before it stay in view meanwhile.
    placeholderData: (before, query) => {
      const [, last] = query?.queryKey ?? [];
      return last?.search === wanted.search && String(last.categoryIds) === String(wanted.categoryIds)
        ? before
        : undefined;
    },
  });
  const isProvisional = wanted.search !== typed || data === undefined;
  return {
    courses: isProvisional ? knownCourses(app.queryClient, typed, wanted.categoryIds) : data.courses,
    total: isProvisional ? undefined : data.total,
    isProvisional,
    isLoadingMore: isPlaceholderData,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
