import type { RunTransaction } from '../../src/contract/types.ts';
import type { Db } from '../../src/db/database.ts';
import { runTransactionWithRetries } from '../../src/db/transaction.ts';

/** Runs transactions without a viewer and without checking rights. */
export const createUncheckedRunTransaction =
  (db: Db): RunTransaction<undefined> =>
  (work) =>
    runTransactionWithRetries(db, (db) => work(db, undefined));
