import type { Api } from '@fanous/api-client/client';
import { type OnProgress, withUploadProgress } from '@fanous/api-client/upload';
import type { SendForm } from '@fanous/api-client/wire';
import { useRef, useState } from 'react';
import { type ActionOptions, type IdempotencyOptions, useAction } from './useAction.ts';

/** Whether a resumable transfer sends, is paused, or waits for the network. */
export type UploadStatus = 'uploading' | 'paused' | 'waiting';

/** Pauses and resumes a transfer. */
export interface UploadControls {
  pause: () => void;
  resume: () => void;
}

/** How a resumable transfer reports its state. */
export interface ResumableUploadOptions {
  signal?: AbortSignal;
  onProgress?: OnProgress;
  onStatusChange?: (status: UploadStatus) => void;
  /** Receives the controls when the transfer begins, and undefined when it has ended. */
  onControlsChange?: (controls: UploadControls | undefined) => void;
}

/** Passed to upload calls for progress, cancelling and safe retries. `transfer` is for a file that is sent in pieces first. */
export interface UploadOptions extends Partial<IdempotencyOptions> {
  signal?: AbortSignal;
  send?: SendForm;
  transfer?: ResumableUploadOptions;
}

/** `useAction` for a call that sends a file, with its progress and a way to cancel it. */
export function useUpload<Input extends UploadOptions, Result>(
  run: (api: Api, input: Input & IdempotencyOptions) => Promise<Result>,
  options: ActionOptions<Input, Result> = {},
) {
  const [percent, setPercent] = useState(0);
  const [uploadStatus, setUploadStatus] = useState<UploadStatus>('uploading');
  const [uploadControls, setUploadControls] = useState<UploadControls>();
  const abortController = useRef<AbortController>(undefined);
  const action = useAction((api, input: Input, creation) => {
    abortController.current = new AbortController();
    setPercent(0);
    setUploadStatus('uploading');
    const { signal } = abortController.current;
    return run(api, {
      ...input,
      ...creation,
      signal,
      transfer: {
        signal,
        onProgress: setPercent,
        onStatusChange: setUploadStatus,
        onControlsChange: setUploadControls,
      },
      send: withUploadProgress(api, setPercent),
    });
  }, options);
  return { ...action, percent, uploadStatus, uploadControls, cancel: () => abortController.current?.abort() };
}
