import type { Api } from '@fanous/api-client/client';
import { ApiError } from '@fanous/api-client/errors';
import {
  type CountLossesInput,
  countLossesQuery,
  type CountLossesResult,
} from '@fanous/api-client/generated/staffQueries.ts';

/** The kinds of rows whose losses the server counts. */
export type LossCountKind = CountLossesInput['query']['of'];

// The limit of the contract for one call.
const maxIds = 200;

/** Counts what is deleted together with the rows. Null if the server is a legacy API, which has no such operation. */
export async function countLosses(
  api: Api,
  kind: LossCountKind,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<CountLossesResult | null> {
  let sum: CountLossesResult | undefined;
  for (let start = 0; start < ids.length; start += maxIds) {
    try {
      const query = { of: kind, ids: ids.slice(start, start + maxIds).join(',') };
      const losses = await countLossesQuery(api, { query }).queryFn({ signal });
      sum = sum ? addLosses(sum, losses) : losses;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  }
  return sum ?? null;
}

function addLosses(a: CountLossesResult, b: CountLossesResult): CountLossesResult {
  const sum = { ...a };
  for (const key of Object.keys(b) as (keyof CountLossesResult)[]) sum[key] += b[key];
  return sum;
}
