import type { Api } from '@fanous/api-client/client';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import { telling } from '@fanous/api-client/upload';
import type { SendForm } from '@fanous/api-client/wire';
import { useRef, useState } from 'react';
import { type Creation, useAction } from './useAction.ts';

/** What an operation is given besides its input, so that it can be followed, called off and sent again. */
export interface Sending extends Partial<Creation> {
  signal?: AbortSignal;
  send?: SendForm;
}

/** An action that sends a file: `useUpload(createSummary, { changes: ['getCourse'] })`, how far it is, and how to call it off. */
export function useUpload<Input extends Sending, Result>(
  run: (api: Api, input: Input & Creation) => Promise<Result>,
  options: { changes?: (keyof operations)[] } = {},
) {
  const [percent, setPercent] = useState(0);
  const sending = useRef<AbortController>(undefined);
  const action = useAction((api, input: Input, creation) => {
    sending.current = new AbortController();
    setPercent(0);
    return run(api, { ...input, ...creation, signal: sending.current.signal, send: telling(api, setPercent) });
  }, options);
  return { ...action, percent, cancel: () => sending.current?.abort() };
}
