import { removeArticle, foldArabic } from '@fanous/arabic/fold';
import type { Db } from '../../db/database.ts';
import { toExcerpt } from '../../features/courses/excerpt.ts';
import type { DemoCourse, DemoMainCategory } from '../content/types.ts';
import { sortByCreatedAt, getSeededId, insertRows } from './insertRows.ts';

/** Adds main categories and categories. Returns the ids of the categories by key. */
export async function seedCategories(db: Db, mainCategories: DemoMainCategory[]): Promise<Map<string, number>> {
  const toNameColumns = ({ name, createdAt }: { name: string; createdAt: Date }) => ({
    name,
    name_fold: foldArabic(name),
    created_at: createdAt.toISOString(),
  });
  const mainIds = await insertRows(db, 'main_categories', mainCategories.map(toNameColumns));
  const subCategories = mainCategories.flatMap(({ categories }, index) =>
    categories.map((category) => ({ ...category, main_category_id: mainIds[index] ?? 0 })),
  );
  const rows = subCategories.map((category) => ({
    ...toNameColumns(category),
    main_category_id: category.main_category_id,
  }));
  const ids = await insertRows(db, 'categories', rows);
  return new Map(subCategories.map(({ key }, index) => [key, ids[index] ?? 0]));
}

/** Adds the courses and their categories. */
export async function seedCourses(
  db: Db,
  courses: DemoCourse[],
  people: ReadonlyMap<string, number>,
  categories: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const sorted = sortByCreatedAt(courses);
  const rows = sorted.map((course) => ({
    user_id: getSeededId(people, course.teacher),
    slug: course.slug,
    name: course.name,
    name_fold: foldArabic(course.name),
    name_bare: removeArticle(foldArabic(course.name)),
    description: course.description,
    excerpt: toExcerpt(course.description),
    outcomes: course.outcomes,
    audience: course.audience,
    price_piastres: course.pricePiastres,
    image: null,
    created_at: course.createdAt.toISOString(),
  }));
  const ids = await insertRows(db, 'courses', rows);
  const links = sorted.map(({ category }, index) => ({
    course_id: ids[index] ?? 0,
    category_id: getSeededId(categories, category),
  }));
  await db.insertInto('course_categories').values(links).execute();
  return new Map(sorted.map(({ slug }, index) => [slug, ids[index] ?? 0]));
}
