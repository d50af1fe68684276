import { sql } from 'kysely';
import type { Db } from './database.ts';
import { signalChannel } from './signals.ts';
import type { Signal } from './signals.ts';

/** Notifies all servers, including this one, when the transaction commits. */
export async function sendSignal(db: Db, signal: Signal): Promise<void> {
  await sql`select pg_notify(${signalChannel}, ${JSON.stringify(signal)})`.execute(db);
}
