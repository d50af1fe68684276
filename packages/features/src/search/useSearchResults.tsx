import type { SearchAllResult } from '@fanous/api-client/generated/queries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import { rankNameStart } from '@fanous/arabic/match';
import { createMatchRanker } from '@fanous/arabic/rank';
import { suggestSearch } from '@fanous/arabic/suggestion';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { VisuallyHidden } from '@fanous/ui/layout/VisuallyHidden';
import { Avatar } from '@fanous/ui/media/Avatar';
import { Cover } from '@fanous/ui/media/Cover';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { coursesSectionId, paths } from '../paths.ts';
import { useApp } from '../shared/app/app.ts';
import { filterCourses } from '../shared/search/filterCourses.ts';
import { type CommandGroup, maxResultsPerKind, type SearchText } from './foundCommands.ts';
import { searchResultsQuery } from './search.api.ts';

type Course = SearchAllResult['courses'][number];

interface SearchResults {
  groups: CommandGroup[];
  /** A search without typos that finds the same. */
  suggestion: string | undefined;
  /** The server has not answered this text yet. */
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** Finds courses, teachers and lessons as the user types. Each request is cancelled when the text changes. */
export function useSearchResults(
  { typed, sent }: SearchText,
  getCourseHref: (course: Course) => string,
): SearchResults {
  const { t } = useLingui();
  const { api } = useApp();
  const format = useFormat();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchResultsQuery(api, sent),
    enabled: sent !== '',
    placeholderData: keepPreviousData,
  });
  const isPending = typed !== sent || isFetching;
  const all = typed === '' || error || !data ? nothingFound : data;
  // Until the server has answered, only results of the text before that also match this one.
  const found = typed === sent && !isPlaceholderData ? all : filterResults(all, typed);
  const isStart = ({ name }: Course) => rankNameStart(name, typed) < 2;
  const toCommand = (course: Course) => ({
    id: `course-${course.id}`,
    label: course.name,
    description: course.user.name,
    media: (
      <Cover
        seed={course.slug}
        categoryId={course.category_id ?? course.id}
        courseTitle={course.name}
        src={toImageUrl(course.image_small ?? course.image)}
        ratio="4:3"
      />
    ),
    meta: (
      <>
        <VisuallyHidden>{t`Price`}: </VisuallyHidden>
        {format.price(course.price)}
      </>
    ),
    href: getCourseHref(course),
  });
  const starts = found.courses.filter(isStart).slice(0, maxResultsPerKind);
  const others = found.courses.filter((course) => !isStart(course)).slice(0, maxResultsPerKind);
  const hasMoreCourses = found.courses_total > starts.length + others.length;
  const showAll = {
    id: 'show-all',
    label: t`Show all courses`,
    icon: 'search' as const,
    href: getListHref(typed),
    isResult: false,
  };
  return {
    isPending: isPending && typed !== '',
    error: typed === '' ? null : error,
    retry: () => void refetch(),
    suggestion: isPending || error || !data || typed === '' ? undefined : suggestSearch(typed, getTexts(data)),
    groups: [
      { id: 'starts', label: t`Starts with`, commands: starts.map(toCommand) },
      {
        id: 'others',
        label: starts.length > 0 ? t`More courses` : t`Courses`,
        commands: others.map(toCommand),
      },
      { id: 'all', label: t`All results`, commands: hasMoreCourses ? [showAll] : [] },
      {
        id: 'teachers',
        label: t`Teachers`,
        commands: found.teachers.map(({ id, name, image, image_small: small }) => ({
          id: `teacher-${id}`,
          label: name,
          media: <Avatar name={name} src={toImageUrl(small ?? image)} size={40} />,
          // Teachers have no page: the list shows their courses.
          href: getListHref(name),
        })),
      },
      {
        id: 'lessons',
        label: t`Lessons`,
        commands: found.videos.map(({ id, title, course }) => ({
          id: `video-${id}`,
          label: title,
          description: course.name,
          icon: 'circle-play' as const,
          href: paths.course.to({ slug: course.slug }, { video: id }),
        })),
      },
    ],
  };
}

const nothingFound: SearchAllResult = { courses: [], courses_total: 0, teachers: [], videos: [] };

/** The list of the home page with a search. */
const getListHref = (search: string) => `${paths.home.to({ q: search })}#${coursesSectionId}`;

const toImageUrl = (path: string | null) => (path === null ? null : getStorageUrl(path));

/** Keeps the results that match, by the texts that are known here. */
function filterResults({ courses, teachers, videos }: SearchAllResult, typed: string): SearchAllResult {
  const rank = createMatchRanker(typed);
  const matching = filterCourses(courses, typed);
  return {
    courses: matching,
    courses_total: matching.length,
    teachers: teachers.filter(({ name }) => rank([[name]]) !== undefined),
    videos: videos.filter(({ title }) => rank([[title]]) !== undefined),
  };
}

/** All texts in which a search may have found something. */
const getTexts = ({ courses, teachers, videos }: SearchAllResult) => [
  ...courses.flatMap(({ name, user, categories }) => [name, user.name, ...categories.map((category) => category.name)]),
  ...teachers.map(({ name }) => name),
  ...videos.map(({ title }) => title),
];
