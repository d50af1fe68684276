import { ApiError } from '@fanous/api-client/errors';

/** Whether a retry can help. Not after 403 and 404. */
export const canRetry = (error: unknown): boolean =>
  !(error instanceof ApiError && (error.status === 403 || error.status === 404));
