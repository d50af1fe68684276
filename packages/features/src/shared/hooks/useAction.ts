import type { Api } from '@fanous/api-client/client';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import type { ToastContent } from '@fanous/ui/feedback/toasts';
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useApp } from '../app/app.ts';
import { invalidateOperations } from '../app/invalidateOperations.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';
import { useToast } from '../notices/useToast.ts';
import { withReauthentication } from '../app/withReauthentication.ts';

/** Passed to calls that create something, so that a repeated call creates nothing twice. */
export interface IdempotencyOptions {
  idempotencyKey: string;
}

/** The tone defaults to success or danger. */
type ToastText = Omit<ToastContent, 'tone'> & Partial<Pick<ToastContent, 'tone'>>;

export interface ActionOptions<Input, Result> {
  /** Queries that the call changes. They are fetched again after it. */
  invalidates?: readonly (keyof operations)[];
  /** Runs on success, before the queries are fetched again: updates what is on the screen. */
  onSuccess?: (result: Result, input: Input) => void;
  /** The toast of success. Leave it out where a dialog or the page itself shows the success. */
  successToast?: (input: Input) => ToastText | undefined;
  /**
   * The toast of a failure, from the words for the error. Leave it out where a form, a field or a dialog shows `error`: forms
   * use `useFormErrors`.
   */
  errorToast?: (message: string, input: Input, error: Error) => ToastText | undefined;
  /** Whether an expired session is renewed first. False for signing in and out. */
  reauthenticates?: boolean;
  /** For a call that is safe to repeat and must arrive: how it waits for the network. */
  retryOptions?: Pick<UseMutationOptions<Result, Error, Input>, 'networkMode' | 'retry' | 'retryDelay'>;
}

/**
 * The one way to change something on the server: `useAction(createUserCourse, { invalidates: ['listCourses'] })`. If the
 * session has expired, the sign-in dialog opens, and the call is completed after it. Calls that create something get an idempotency key.
 */
export function useAction<Input, Result>(
  run: (api: Api, input: Input, creation: IdempotencyOptions) => Promise<Result>,
  options: ActionOptions<Input, Result> = {},
): UseMutationResult<Result, Error, Input> {
  const {
    invalidates = [],
    onSuccess,
    successToast,
    errorToast,
    reauthenticates = true,
    retryOptions: retries,
  } = options;
  const app = useApp();
  const toast = useToast();
  const errorText = useErrorText();
  const key = useIdempotencyKey();
  return useMutation({
    ...retries,
    meta: { reauthenticates },
    mutationFn: (input: Input) => {
      const call = () => run(app.api, input, { idempotencyKey: key.get() });
      return reauthenticates ? withReauthentication(app, call) : call();
    },
    onSuccess: (result, input) => {
      key.renewAfter();
      onSuccess?.(result, input);
      const toastText = successToast?.(input);
      if (toastText) toast({ tone: 'success', ...toastText });
      return invalidateOperations(app.queryClient, invalidates);
    },
    onError: (error, input) => {
      key.renewAfter(error);
      const toastText = errorToast?.(errorText(error), input, error);
      if (toastText) toast({ tone: 'danger', ...toastText });
    },
  });
}
