interface CourseCategories {
  category_id: number | null;
  categories: readonly { id: number }[];
}

/** The categories of a course except the first, which is the one in the form. */
export const getOtherCategories = <Course extends CourseCategories>(course: Course): Course['categories'][number][] =>
  course.categories.filter(({ id }) => id !== course.category_id);

/** Replaces the first category and keeps the others: the API replaces all categories of a course. */
export const replaceFirstCategory = (course: CourseCategories, first: number): number[] => [
  first,
  ...getOtherCategories(course).flatMap(({ id }) => (id === first ? [] : [id])),
];
