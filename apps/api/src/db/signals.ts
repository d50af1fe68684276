import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The channel on which servers tell each other what has happened. */
export const signalChannel = 'fanous';

/** What has happened. Ids only: whoever hears it asks the database for what it needs. */
export type Signal =
  | { about: 'video'; id: number }
  /** Videos of a course have gone, and with them what people were told of. */
  | { about: 'gone'; id: number }
  /** A user has read notifications. */
  | { about: 'reader'; id: number }
  /** Sessions of a user have ended. */
  | { about: 'sessions'; id: number };

/** Hears of signals. `resume` is called when some may have been missed. */
export interface Ear {
  hear: (signal: Signal) => void;
  resume: () => void;
}

/** Tells all servers, this one too, as soon as the transaction is through. */
export async function sendSignal(db: Db, signal: Signal): Promise<void> {
  await sql`select pg_notify(${signalChannel}, ${JSON.stringify(signal)})`.execute(db);
}

/** What came over the channel; undefined for what another version said. */
export function readSignal(payload: string | undefined): Signal | undefined {
  const [, about, id] = /^\{"about":"(video|gone|reader|sessions)","id":(\d{1,16})\}$/.exec(payload ?? '') ?? [];
  return about === undefined ? undefined : { about: about as Signal['about'], id: Number(id) };
}
