import type { RunTransaction } from '../../src/contract/types.ts';
import type { Db } from '../../src/db/database.ts';
import { runInTransaction } from '../../src/db/transaction.ts';

/** Runs transactions without a viewer and without checking rights. */
export const runWithoutViewer =
  (db: Db): RunTransaction<undefined> =>
  (work) =>
    runInTransaction(db, (db) => work(db, undefined));
