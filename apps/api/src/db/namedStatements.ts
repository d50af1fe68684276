import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

// Every connection keeps each named statement in memory, so dynamic queries must not add names without limit.
const maxNames = 500;
const maxNamedTextLength = 5_000;

/**
 * Wraps a pool so that its queries have names. A connection then parses a query once and may keep its plan, which is most of
 * the work of a short query. `waitBeforeUse` is awaited before a connection is used.
 */
export function withNamedStatements(pool: Pool, waitBeforeUse?: () => Promise<unknown>): PostgresPool {
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
    const query = (text: string, values: readonly unknown[]) => {
      // A text without values may contain several statements (migrations), which cannot have a name.
      const name = values.length > 0 ? getName(text) : undefined;
      return name === undefined ? client.query(text, [...values]) : client.query({ name, text, values: [...values] });
    };
    return { query, release: (destroy?: boolean) => client.release(destroy) } as unknown as PostgresPoolClient;
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
