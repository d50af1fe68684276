interface CourseCategories {
  category_id: number | null;
  categories: readonly { id: number }[];
}

/** The categories of a course beside the first one, which is the one that a form shows. */
export const getOtherCategories = <Course extends CourseCategories>(course: Course): Course['categories'][number][] =>
  course.categories.filter(({ id }) => id !== course.category_id);

/** The categories of a course whose first one is changed: a call replaces them all, and nobody meant to take it out of the rest. */
export const replaceFirstCategory = (course: CourseCategories, first: number): number[] => [
  first,
  ...getOtherCategories(course).flatMap(({ id }) => (id === first ? [] : [id])),
];
