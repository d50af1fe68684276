import type { RunTransaction } from '../../src/contract/types.ts';
import type { Db } from '../../src/db/database.ts';
import { transaction } from '../../src/db/transaction.ts';

/** Runs transactions for nobody in particular: there are no rights to check. */
export const runWithoutViewer =
  (db: Db): RunTransaction<undefined> =>
  (work) =>
    transaction(db, (db) => work(db, undefined));
