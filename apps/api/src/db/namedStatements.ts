import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Client, Pool, PoolClient, QueryConfig } from 'pg';

// Every connection keeps each named statement in memory, so dynamic queries must not add names without limit.
const maxNames = 500;
const maxNamedTextLength = 5_000;

interface NamedStatementOptions {
  /** Is awaited before a connection is used. */
  waitBeforeUse?: (() => Promise<unknown>) | undefined;
  /**
   * A query without a response after this time fails, and its connection is closed: the other end may be gone without closing it.
   * Does not apply after `unlimitedTimeSql`.
   */
  responseTimeoutMs?: number | undefined;
}

/** Allows any time for the queries of a transaction. */
export const unlimitedTimeSql = 'set local statement_timeout = 0';

/**
 * Wraps a pool so that its queries have names. A connection then parses a query once and may keep its plan, which is most of
 * the work of a short query.
 */
export function withNamedStatements(pool: Pool, options: NamedStatementOptions = {}): PostgresPool {
  const { waitBeforeUse, responseTimeoutMs } = options;
  const names = new Map<string, string>();
  const getName = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames || text.length > maxNamedTextLength) return known;
    const name = `fanous_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  const wrap = (client: PoolClient): PostgresPoolClient => {
    let hasUnlimitedTime = false;
    const query = async (text: string, values: readonly unknown[]) => {
      hasUnlimitedTime ||= text.startsWith(unlimitedTimeSql);
      // A text without values may contain several statements (migrations), which cannot have a name.
      const name = values.length > 0 ? getName(text) : undefined;
      const timeout = hasUnlimitedTime ? undefined : responseTimeoutMs;
      const config: TimedQueryConfig = {
        text,
        values: [...values],
        ...(name !== undefined && { name }),
        ...(timeout !== undefined && { query_timeout: timeout }),
      };
      try {
        return await client.query(config);
      } catch (error) {
        if (isResponseTimeout(error)) closeConnection(client);
        throw error;
      }
    };
    const release = (destroy?: boolean) => {
      hasUnlimitedTime = false;
      client.release(destroy);
    };
    return { query, release } as unknown as PostgresPoolClient;
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      await waitBeforeUse?.();
      const own = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, own);
      return own;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** `pg` has this option for single queries, but its type lacks it. */
interface TimedQueryConfig extends QueryConfig {
  query_timeout?: number;
}

/** Whether an error of `pg` means that a query had no response in time. */
const isResponseTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** Closes the connection of a query that is still running. The pool replaces it. */
function closeConnection(client: PoolClient): void {
  // The method of every client of `pg`. A client of a pool has it too, but its type does not.
  void (client as unknown as Client).end().catch(() => undefined);
}
