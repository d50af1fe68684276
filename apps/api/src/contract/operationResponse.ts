import type { Operation } from './document.ts';
import { OperationResponse } from './types.ts';

/** Adds the default status to the result of a handler. */
export function toOperationResponse({ successResponses }: Operation, result: unknown): OperationResponse<unknown> {
  const [status = 200] = successResponses.keys();
  return result instanceof OperationResponse ? result : new OperationResponse(status as 200, result);
}
