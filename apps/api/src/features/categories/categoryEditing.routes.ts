import { foldArabic } from '@fanous/arabic/fold';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { findViolatedConstraint } from '../../db/transaction.ts';
import { Problem, createFieldProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { findCategory, findMainCategory } from './categories.repository.ts';
import {
  updateCategory,
  deleteEmptyCategory,
  deleteEmptyMainCategory,
  insertCategory,
  insertMainCategory,
  lockCategory,
  lockMainCategory,
  renameMainCategory,
} from './categoryEditing.repository.ts';

/** Adds, updates and deletes main categories and categories. */
export async function categoryEditingRoutes(app: FastifyInstance): Promise<void> {
  app.operation('createMainCategory', ({ body, transaction }) => {
    requireLetterOrDigit(body.name);
    return mapDuplicateName(
      transaction(async (db) => ({ ...(await insertMainCategory(db, body.name)), categories: [] })),
    );
  });

  app.operation(
    'updateMainCategory',
    ({ db, params }) => requireMainCategory(db, params.id),
    ({ params, body, transaction }) => {
      requireLetterOrDigit(body.name);
      return mapDuplicateName(
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
      if (!main) throw createNotFoundProblem();
      if (main.categories_count > 0) throw new Problem(409, 'has_categories', { messageNumber: main.categories_count });
      await deleteEmptyMainCategory(db, main.id);
    }),
  );

  app.operation('createCategory', ({ body, transaction }) => {
    requireLetterOrDigit(body.name);
    return mapDuplicateName(
      transaction(async (db) => {
        const main = await lockMainCategory(db, body.main_category_id);
        if (!main) throw createFieldProblem('main_category_id', 'category_not_found');
        return insertCategory(db, main.id, body.name);
      }),
    );
  });

  app.operation(
    'updateCategory',
    ({ db, params }) => requireCategory(db, params.id),
    ({ params, body, transaction }) => {
      if (body.name !== undefined) requireLetterOrDigit(body.name);
      return mapDuplicateName(
        transaction(async (db) => {
          const category = await lockCategory(db, params.id);
          if (!category) throw createNotFoundProblem();
          const { name = category.name, main_category_id: mainId = category.main_category_id } = body;
          // Locked in the order of ids, to avoid deadlocks between two moves.
          const mains = mainId === category.main_category_id ? [] : [category.main_category_id, mainId];
          for (const id of mains.toSorted((a, b) => a - b))
            if (!(await lockMainCategory(db, id))) throw createFieldProblem('main_category_id', 'category_not_found');
          await updateCategory(db, category, { name, mainId });
          return requireCategory(db, params.id);
        }),
      );
    },
  );

  app.operation('deleteCategory', ({ params, transaction }) =>
    transaction(async (db) => {
      const category = await lockCategory(db, params.id);
      if (!category) throw createNotFoundProblem();
      if (category.courses_count > 0) throw new Problem(409, 'has_courses', { messageNumber: category.courses_count });
      await deleteEmptyCategory(db, category);
    }),
  );
}

/** Converts a duplicate name to a field error. */
async function mapDuplicateName<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw nameConstraints.has(findViolatedConstraint(error) ?? '') ? createFieldProblem('name', 'name_taken') : error;
  }
}

const nameConstraints = new Set(['main_categories_by_name', 'categories_by_name']);

/** Throws for a name without letters and digits: names are compared by these, so all such names would be equal. */
function requireLetterOrDigit(name: string): void {
  if (foldArabic(name) === '') throw createFieldProblem('name', 'name_without_word');
}

async function requireMainCategory(db: Db, id: number) {
  const main = await findMainCategory(db, id);
  if (!main) throw createNotFoundProblem();
  return main;
}

async function requireCategory(db: Db, id: number) {
  const category = await findCategory(db, id);
  if (!category) throw createNotFoundProblem();
  const { main_category_name: _name, ...rest } = category;
  return rest;
}
