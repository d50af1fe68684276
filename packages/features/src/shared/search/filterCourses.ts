import { createMatchRanker } from '@fanous/arabic/rank';

interface SearchableCourse {
  name: string;
  user: { name: string };
  categories: readonly { name: string }[];
  videos?: readonly { title: string }[];
}

/**
 * The courses that match a search by name, teacher, category or lesson, in the order of the server (decision 41). For lists that are
 * loaded completely.
 */
export function filterCourses<Course extends SearchableCourse>(courses: readonly Course[], search: string): Course[] {
  const rank = createMatchRanker(search);
  return courses
    .map((course) => ({ course, rank: rank(getSearchedTexts(course)) ?? Infinity }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ course }) => course);
}

const getSearchedTexts = ({ name, user, categories, videos = [] }: SearchableCourse) => [
  [name],
  [user.name],
  categories.map((category) => category.name),
  videos.map(({ title }) => title),
];
