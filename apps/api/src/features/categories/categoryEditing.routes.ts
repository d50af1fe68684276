import { foldArabic } from '@fanous/arabic/fold';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { brokenConstraint } from '../../db/transaction.ts';
import { Problem, invalidField, notFound } from '../../problems/problem.ts';
import { findCategory, findMainCategory } from './categories.repository.ts';
import {
  changeCategory,
  deleteCategory,
  deleteMainCategory,
  insertCategory,
  insertMainCategory,
  lockCategory,
  lockMainCategory,
  renameMainCategory,
} from './categoryEditing.repository.ts';

/** Adding, changing and removing main categories and the categories below them. */
export async function categoryEditingRoutes(app: FastifyInstance): Promise<void> {
  app.operation('createMainCategory', ({ body, transaction }) => {
    requireWord(body.name);
    return withNameAsField(
      transaction(async (db) => ({ ...(await insertMainCategory(db, body.name)), categories: [] })),
    );
  });

  app.operation(
    'updateMainCategory',
    ({ db, params }) => requireMainCategory(db, params.id),
    ({ params, body, transaction }) => {
      requireWord(body.name);
      return withNameAsField(
        transaction(async (db) => {
          await renameMainCategory(db, params.id, body.name);
          return requireMainCategory(db, params.id);
        }),
      );
    },
  );

  app.operation('deleteMainCategory', ({ params, transaction }) =>
    transaction(async (db) => {
      const main = await lockMainCategory(db, params.id);
      if (!main) throw notFound();
      if (main.categories_count > 0) throw new Problem(409, 'has_categories', { count: main.categories_count });
      await deleteMainCategory(db, main.id);
    }),
  );

  app.operation('createCategory', ({ body, transaction }) => {
    requireWord(body.name);
    return withNameAsField(
      transaction(async (db) => {
        const main = await lockMainCategory(db, body.main_category_id);
        if (!main) throw invalidField('main_category_id', 'category_not_found');
        return insertCategory(db, main.id, body.name);
      }),
    );
  });

  app.operation(
    'updateCategory',
    ({ db, params }) => requireCategory(db, params.id),
    ({ params, body, transaction }) => {
      if (body.name !== undefined) requireWord(body.name);
      return withNameAsField(
        transaction(async (db) => {
          const category = await lockCategory(db, params.id);
          if (!category) throw notFound();
          const { name = category.name, main_category_id: mainId = category.main_category_id } = body;
          // In the order of their ids, so that two moves wait for each other and never hold each other up for good.
          const mains = mainId === category.main_category_id ? [] : [category.main_category_id, mainId];
          for (const id of mains.toSorted((a, b) => a - b))
            if (!(await lockMainCategory(db, id))) throw invalidField('main_category_id', 'category_not_found');
          await changeCategory(db, category, { name, mainId });
          return requireCategory(db, params.id);
        }),
      );
    },
  );

  app.operation('deleteCategory', ({ params, transaction }) =>
    transaction(async (db) => {
      const category = await lockCategory(db, params.id);
      if (!category) throw notFound();
      if (category.courses_count > 0) throw new Problem(409, 'has_courses', { count: category.courses_count });
      await deleteCategory(db, category);
    }),
  );
}

/** A name that is taken is a field error. */
async function withNameAsField<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw takenNames.has(brokenConstraint(error) ?? '') ? invalidField('name', 'name_taken') : error;
  }
}

const takenNames = new Set(['main_categories_by_name', 'categories_by_name']);

/** Names are told apart by their letters and digits: without any, all would be the same. */
function requireWord(name: string): void {
  if (foldArabic(name) === '') throw invalidField('name', 'name_without_word');
}

async function requireMainCategory(db: Db, id: number) {
  const main = await findMainCategory(db, id);
  if (!main) throw notFound();
  return main;
}

async function requireCategory(db: Db, id: number) {
  const category = await findCategory(db, id);
  if (!category) throw notFound();
  const { main_category_name: _name, ...rest } = category;
  return rest;
}
