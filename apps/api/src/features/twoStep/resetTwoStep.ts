import type { Db } from '../../db/database.ts';
import { runTransactionWithRetries } from '../../db/transaction.ts';
import { recordFieldChange, setAuditOperator } from '../audit/auditContext.ts';
import { deleteAuthenticator } from './authenticators.repository.ts';

/** Turns two-step verification off for a user who lost the phone. Returns false if it is not on. */
export async function resetTwoStep(db: Db, userId: number): Promise<boolean> {
  if (!(await deleteAuthenticator(db, userId))) return false;
  await recordFieldChange(db, { targetType: 'user', targetId: userId, field: 'two_step', before: true, after: false });
  return true;
}

/** Turns two-step verification off for the operator. */
export function resetTwoStepByEmail(db: Db, email: string): Promise<'done' | 'no_account' | 'not_on'> {
  return runTransactionWithRetries(db, async (db) => {
    const user = await db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst();
    if (!user) return 'no_account';
    await setAuditOperator(db, 'reset-two-step');
    return (await resetTwoStep(db, user.id)) ? 'done' : 'not_on';
  });
}
