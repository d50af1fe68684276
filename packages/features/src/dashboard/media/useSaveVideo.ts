import type { Api } from '@fanous/api-client/client';
import { ApiError } from '@fanous/api-client/errors';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useApp } from '../../shared/app/app.ts';
import type { ResumableUploadOptions } from '../../shared/hooks/useUpload.ts';
import { createVideoUploadDrafts } from './videoUploadDrafts.ts';

/** The choice between a link and a file. It is not a field of a video. */
export const sourceChoiceName = 'source';

/** Saves the form of a video. A file is sent first, and replaced by the id of its upload. */
export function useSaveVideo() {
  const { t } = useLingui();
  const app = useApp();
  const format = useFormat();
  // Kept here too, because the browser may forbid the storage of drafts.
  const finished = useRef<{ file: File; id: string }>(undefined);
  return async <Saved>(
    api: Api,
    values: FormData,
    transfer: ResumableUploadOptions,
    save: (values: FormData) => Promise<Saved>,
  ): Promise<Saved> => {
    // The form keeps its file, for the next attempt.
    const completed = new FormData();
    for (const [name, value] of values) if (name !== sourceChoiceName) completed.append(name, value);
    const file = values.get('upload_id');
    if (!(file instanceof File) || file.size === 0) return save(completed);

    const drafts = createVideoUploadDrafts(app);
    const saveWithUpload = async (id: string): Promise<Saved> => {
      completed.set('upload_id', id);
      try {
        const saved = await save(completed);
        drafts.remove(id);
        return saved;
      } catch (error) {
        if (isUploadIdRejected(error)) {
          finished.current = undefined;
          drafts.remove(id);
        }
        throw error;
      }
    };

    // An earlier attempt may have saved the video, and only its response was lost: the server then returns that video.
    const draft = drafts.find(file);
    const finishedId = finished.current?.file === file ? finished.current.id : draft?.isFinished ? draft.id : undefined;
    if (finishedId !== undefined) {
      try {
        return await saveWithUpload(finishedId);
      } catch (error) {
        // The upload has expired. The file is sent again.
        if (!isUploadIdRejected(error)) throw error;
      }
    }
    // The protocol is only needed for a file.
    const { uploadVideoFile } = await import('./uploadVideoFile.ts');
    const onResumed = (percent: number) => {
      const resumedAt = format.percent(percent / 100);
      app.announcements.emit(t`Upload continued from ${resumedAt}`);
    };
    const id = await uploadVideoFile(api, { ...app, drafts }, file, { ...transfer, onResumed });
    finished.current = { file, id };
    return saveWithUpload(id);
  };
}

const isUploadIdRejected = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && error.fieldErrors?.['upload_id'] !== undefined;
