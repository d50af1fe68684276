import type { Db } from '../../db/database.ts';
import type { DeviceName } from './userAgent.ts';

/**
 * Stores the browser and the system of a sign-in. Returns whether they are new for an account that had signed in before. Of two sign-ins
 * at the same moment, only one is new.
 */
export async function recordUserDevice(db: Db, userId: number, { browser, system }: DeviceName): Promise<boolean> {
  const added = await db
    .insertInto('user_devices')
    .values({ user_id: userId, browser, system })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  const devices = db.selectFrom('user_devices').where('user_id', '=', userId);
  if (added) return (await devices.select('browser').limit(2).execute()).length > 1;
  await db
    .updateTable('user_devices')
    .set({ signed_in_at: new Date().toISOString() })
    .where('user_id', '=', userId)
    .where('browser', '=', browser)
    .where('system', '=', system)
    .execute();
  return false;
}

/** Deletes devices that have not signed in for this time. Afterwards they are new again. */
export async function deleteOldUserDevices(db: Db, maxSeconds: number): Promise<void> {
  await db
    .deleteFrom('user_devices')
    .where('signed_in_at', '<', new Date(Date.now() - maxSeconds * 1_000).toISOString())
    .execute();
}
