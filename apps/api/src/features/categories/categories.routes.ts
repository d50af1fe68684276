import type { FastifyInstance } from 'fastify';
import { applyPageDefaults } from '../../db/paging.ts';
import { parseSearch } from '../../db/search.ts';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { listCourses } from '../courses/courses.repository.ts';
import { findCategory, findMainCategory, listCategories, listMainCategories } from './categories.repository.ts';

/** Reads main categories and categories. */
export async function categoryRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation('listMainCategories', async ({ query }) => {
    const page = applyPageDefaults(query);
    const { rows, ...total } = await listMainCategories(db, app.searchCache, parseSearch(query.search), page);
    return { main_categories: rows, ...total, ...page };
  });

  app.operation('getMainCategory', async ({ params }) => {
    const main = await findMainCategory(db, params.id);
    if (!main) throw createNotFoundProblem();
    return main;
  });

  app.operation('listCategories', async ({ query }) => {
    const page = applyPageDefaults(query);
    const { rows, ...total } = await listCategories(db, app.searchCache, {
      search: parseSearch(query.search),
      mainId: query.main_category_id,
      page,
    });
    return { categories: rows, ...total, ...page };
  });

  app.operation('getCategory', async ({ params }) => {
    const category = await findCategory(db, params.id);
    if (!category) throw createNotFoundProblem();
    const { main_category_name, ...rest } = category;
    const { cards } = await listCourses(db, app.searchCache, { categoryId: rest.id, page: applyPageDefaults({}) });
    return { ...rest, main_category: { id: rest.main_category_id, name: main_category_name }, courses: cards };
  });
}
