import type { Api } from '@fanous/api-client/client';
import { withUploadProgress } from '@fanous/api-client/upload';
import type { SendForm } from '@fanous/api-client/wire';
import { useRef, useState } from 'react';
import { type ActionOptions, type IdempotencyOptions, useAction } from './useAction.ts';

/** Passed to upload calls for progress, cancelling and safe retries. */
export interface UploadOptions extends Partial<IdempotencyOptions> {
  signal?: AbortSignal;
  send?: SendForm;
}

/** `useAction` for a call that sends a file, with its progress and a way to cancel it. */
export function useUpload<Input extends UploadOptions, Result>(
  run: (api: Api, input: Input & IdempotencyOptions) => Promise<Result>,
  options: ActionOptions<Input, Result> = {},
) {
  const [percent, setPercent] = useState(0);
  const abortController = useRef<AbortController>(undefined);
  const action = useAction((api, input: Input, creation) => {
    abortController.current = new AbortController();
    setPercent(0);
    return run(api, {
      ...input,
      ...creation,
      signal: abortController.current.signal,
      send: withUploadProgress(api, setPercent),
    });
  }, options);
  return { ...action, percent, cancel: () => abortController.current?.abort() };
}
