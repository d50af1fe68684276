import { ApiError } from '@fanous/api-client/errors';

/** The e-mail and the password of a sign-in. */
export interface Credentials {
  email: string;
  password: string;
}

/** Whether the password is correct, and the account uses two-step verification. */
export const isCodeRequired = (error: unknown): boolean => error instanceof ApiError && error.code === 'code_required';
