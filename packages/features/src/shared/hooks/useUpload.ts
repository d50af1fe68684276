import type { Api } from '@fanous/api-client/client';
import { withUploadProgress } from '@fanous/api-client/upload';
import type { SendForm } from '@fanous/api-client/wire';
import { useRef, useState } from 'react';
import { type ActionOptions, type Creation, useAction } from './useAction.ts';

/** What an operation is given besides its input, so that it can be followed, called off and sent again. */
export interface Sending extends Partial<Creation> {
  signal?: AbortSignal;
  send?: SendForm;
}

/** `useAction` for a call that sends a file, with its progress and a way to cancel it. */
export function useUpload<Input extends Sending, Result>(
  run: (api: Api, input: Input & Creation) => Promise<Result>,
  options: ActionOptions<Input, Result> = {},
) {
  const [percent, setPercent] = useState(0);
  const sending = useRef<AbortController>(undefined);
  const action = useAction((api, input: Input, creation) => {
    sending.current = new AbortController();
    setPercent(0);
    return run(api, {
      ...input,
      ...creation,
      signal: sending.current.signal,
      send: withUploadProgress(api, setPercent),
    });
  }, options);
  return { ...action, percent, cancel: () => sending.current?.abort() };
}
