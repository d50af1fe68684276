import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

// Each name is a statement that every connection keeps: queries built in ever new ways must not fill its memory.
const mostNames = 500;
const longestText = 5_000;

/**
 * Hands kysely a pool whose queries have names, so that a connection parses each of them once and may keep its plan:
 * most of the work of a short query. `takeTurn` is waited for before a connection is used.
 */
export function withNamedStatements(pool: Pool, takeTurn?: () => Promise<unknown>): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames || text.length > longestText) return known;
    const name = `fanous_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  const wrap = (client: PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[]) => {
      // Without values there may be several statements in one text, which cannot be named: migrations.
      const name = values.length > 0 ? nameOf(text) : undefined;
      return name === undefined ? client.query(text, [...values]) : client.query({ name, text, values: [...values] });
    };
    return { query, release: (destroy?: boolean) => client.release(destroy) } as unknown as PostgresPoolClient;
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      await takeTurn?.();
      const own = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, own);
      return own;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
