import { ApiError } from '@fanous/api-client/errors';

const codes = ['email_link_used', 'email_link_expired', 'email_link_unknown'] as const;

/** Why a link does not confirm an e-mail: the code of the server, or a part of the link is missing. */
export type ConfirmationFailure = (typeof codes)[number] | 'incomplete';

/** Finds why a link does not work. Returns undefined for other errors, which may be temporary. */
export function findConfirmationFailure(error: unknown): ConfirmationFailure | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.status === 422 ? 'incomplete' : codes.find((code) => code === error.code);
}
