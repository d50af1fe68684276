import { ApiError } from '@fanous/api-client/errors';

/** Whether trying again may help: not where something is missing or refused. */
export const canRetry = (error: unknown): boolean =>
  !(error instanceof ApiError && (error.status === 403 || error.status === 404));
