import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { findErrorCode } from '../startupError.ts';
import { isPublicRead } from './publicReads.ts';

// After a server fails, the other one is used for this time before the failed one is tried again.
const pauseMs = 5_000;
// PostgreSQL codes for a shutdown, a lost connection, and a read that conflicts with the replay.
const serverErrorCodes = /^(57P0\d|08...|40001)$/;

const currentPositionSql = 'select pg_current_wal_lsn()::text as position';
const replayStateSql =
  'select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasReplayed"';

/** Prevents a read replica from returning outdated data. */
export interface ReplicaReadControl {
  /** Counts public reads by the server that served them, and why. */
  readonly readCounts: { replica: number; behind: number; unavailable: number; primary_unavailable: number };
  /** Records that data has changed. From now on, only a replica with this change may be used. */
  markChanged: () => void;
  /** Sets whether this server receives signals of changes. While it does not, the primary serves all reads. */
  setReceivesSignals: (receivesSignals: boolean) => void;
}

/**
 * Sends public reads to a replica that has replayed all changes that this server knows of, and all other queries to the primary. If the
 * replica is behind or fails, the primary is used. If the primary is unavailable, the replica serves public reads even if it is behind,
 * because outdated data is better than an error.
 */
export class ReplicaReads implements ReplicaReadControl {
  readonly readCounts = { replica: 0, behind: 0, unavailable: 0, primary_unavailable: 0 };
  readonly #primary: PostgresPool;
  readonly #replica: PostgresPool;
  #changeCount = 0;
  #receivesSignals = false;
  #replicaRetryTime = 0;
  #primaryRetryTime = 0;
  /** The position of the primary after a change. One query serves all connections. */
  #position: { changeCount: number; value: Promise<string> } | undefined;
  /** The change count that the server of each connection has replayed. The connections may lead to several replicas. */
  readonly #replayedChanges = new WeakMap<PostgresPoolClient, number>();

  constructor(primary: PostgresPool, replica: PostgresPool) {
    this.#primary = primary;
    this.#replica = replica;
  }

  get options(): PostgresPool['options'] {
    return this.#primary.options;
  }

  markChanged(): void {
    this.#changeCount += 1;
  }

  setReceivesSignals(receivesSignals: boolean): void {
    this.#receivesSignals = receivesSignals;
    // Signals come from the primary.
    if (receivesSignals) this.#primaryRetryTime = 0;
    // Changes may have been missed.
    this.markChanged();
  }

  async connect(): Promise<PostgresPoolClient> {
    if (!isPublicRead()) return this.#primary.connect();
    const current = await this.#connectToCurrentReplica();
    if (current) return this.#withFallback(current, this.#primary, () => this.#pauseReplica());
    if (Date.now() < this.#primaryRetryTime) return this.#connectToReplicaOr(() => this.#primary.connect());
    try {
      return this.#withFallback(await this.#primary.connect(), this.#replica, () => this.#pausePrimary());
    } catch (error) {
      this.#pausePrimary();
      return this.#connectToReplicaOr(() => {
        throw error;
      });
    }
  }

  async end(): Promise<void> {
    await Promise.all([this.#primary.end(), this.#replica.end()]);
  }

  /** Returns undefined if the primary has to be used. */
  async #connectToCurrentReplica(): Promise<PostgresPoolClient | undefined> {
    if (!this.#receivesSignals) return undefined;
    if (Date.now() < this.#replicaRetryTime) return this.#skip('unavailable');
    let client: PostgresPoolClient | undefined;
    try {
      client = await this.#replica.connect();
      const changeCount = this.#changeCount;
      const hasReplayed =
        this.#replayedChanges.get(client) === changeCount || (await this.#checkReplay(client, changeCount));
      if (hasReplayed) {
        this.readCounts.replica += 1;
        return client;
      }
      client.release();
      return this.#skip('behind');
    } catch {
      client?.release(true);
      this.#pauseReplica();
      return this.#skip('unavailable');
    }
  }

  /** Throws if the server is not a replica, for example because it has become the primary. */
  async #checkReplay(client: PostgresPoolClient, changeCount: number): Promise<boolean> {
    if (this.#position?.changeCount !== changeCount)
      this.#position = { changeCount, value: this.#readPrimaryPosition(changeCount) };
    const { rows } = await client.query<ReplayState>(replayStateSql, [await this.#position.value]);
    const [state] = rows;
    if (state?.isReplica !== true) throw new Error('The server of DATABASE_READ_URL is not a replica.');
    if (state.hasReplayed) this.#replayedChanges.set(client, changeCount);
    return state.hasReplayed;
  }

  async #readPrimaryPosition(changeCount: number): Promise<string> {
    try {
      const primary = await this.#primary.connect();
      try {
        const { rows } = await primary.query<{ position: string }>(currentPositionSql, []);
        return rows[0]?.position ?? '';
      } finally {
        primary.release();
      }
    } catch (error) {
      if (this.#position?.changeCount === changeCount) this.#position = undefined;
      throw error;
    }
  }

  /** Connects to a replica even if it is behind. Calls `connectElsewhere` if that fails. */
  async #connectToReplicaOr(connectElsewhere: () => Promise<PostgresPoolClient>): Promise<PostgresPoolClient> {
    const client = await this.#replica.connect().catch(() => undefined);
    if (!client) return connectElsewhere();
    this.readCounts.primary_unavailable += 1;
    return client;
  }

  /** Wraps a connection. If a query fails because of its server, it is sent to the other server. */
  #withFallback(client: PostgresPoolClient, other: PostgresPool, onFailure: () => void): PostgresPoolClient {
    let isBroken = false;
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query(text, values);
      } catch (error) {
        if (!isServerFailure(error)) throw error;
        isBroken = true;
        onFailure();
        const otherClient = await other.connect().catch(() => {
          throw error;
        });
        try {
          return await otherClient.query(text, values);
        } finally {
          otherClient.release();
        }
      }
    };
    return { query, release: () => client.release(isBroken) } as unknown as PostgresPoolClient;
  }

  #pauseReplica(): void {
    this.#replicaRetryTime = Date.now() + pauseMs;
  }

  #pausePrimary(): void {
    this.#primaryRetryTime = Date.now() + pauseMs;
  }

  #skip(reason: 'behind' | 'unavailable'): undefined {
    this.readCounts[reason] += 1;
    return undefined;
  }
}

interface ReplayState {
  isReplica: boolean;
  hasReplayed: boolean;
}

/** Whether the server or the connection failed, and not the query itself. Connection errors have no code of PostgreSQL. */
function isServerFailure(error: unknown): boolean {
  const code = findErrorCode(error);
  return code === undefined || code.length !== 5 || serverErrorCodes.test(code);
}
