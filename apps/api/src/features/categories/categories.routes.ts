import type { FastifyInstance } from 'fastify';
import { readPage } from '../../db/paging.ts';
import { readSearch } from '../../db/search.ts';
import { notFound } from '../../problems/problem.ts';
import { listCourses } from '../courses/courses.repository.ts';
import { findCategory, findMainCategory, listCategories, listMainCategories } from './categories.repository.ts';

/** Reads main categories and categories. */
export async function categoryRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation('listMainCategories', async ({ query }) => {
    const page = readPage(query);
    const { rows, ...total } = await listMainCategories(db, app.searches, readSearch(query.search), page);
    return { main_categories: rows, ...total, ...page };
  });

  app.operation('getMainCategory', async ({ params }) => {
    const main = await findMainCategory(db, params.id);
    if (!main) throw notFound();
    return main;
  });

  app.operation('listCategories', async ({ query }) => {
    const page = readPage(query);
    const { rows, ...total } = await listCategories(db, app.searches, {
      search: readSearch(query.search),
      mainId: query.main_category_id,
      page,
    });
    return { categories: rows, ...total, ...page };
  });

  app.operation('getCategory', async ({ params }) => {
    const category = await findCategory(db, params.id);
    if (!category) throw notFound();
    const { main_category_name, ...rest } = category;
    const { cards } = await listCourses(db, app.searches, { categoryId: rest.id, page: readPage({}) });
    return { ...rest, main_category: { id: rest.main_category_id, name: main_category_name }, courses: cards };
  });
}
