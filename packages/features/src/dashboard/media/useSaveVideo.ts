import type { Api } from '@fanous/api-client/client';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../../shared/app/app.ts';
import type { TransferOptions } from '../../shared/hooks/useUpload.ts';

/** The choice between a link and a file. It is not a field of a video. */
export const sourceChoiceName = 'source';

/** Saves the form of a video. A file is sent first, and replaced by the id of its upload. */
export function useSaveVideo() {
  const { t } = useLingui();
  const app = useApp();
  const format = useFormat();
  return async <Saved>(
    api: Api,
    values: FormData,
    transfer: TransferOptions,
    save: (values: FormData) => Promise<Saved>,
  ): Promise<Saved> => {
    // The form keeps its file, for the next attempt.
    const completed = new FormData();
    for (const [name, value] of values) if (name !== sourceChoiceName) completed.append(name, value);
    const file = values.get('upload_id');
    if (!(file instanceof File) || file.size === 0) return save(completed);
    // The protocol is only needed for a file.
    const { forgetVideoUpload, uploadVideoFile } = await import('./uploadVideoFile.ts');
    const onResumed = (percent: number) => {
      const resumedAt = format.percent(percent / 100);
      app.announcements.emit(t`Upload continued from ${resumedAt}`);
    };
    const id = await uploadVideoFile(api, app, file, { ...transfer, onResumed });
    completed.set('upload_id', id);
    const saved = await save(completed);
    forgetVideoUpload(app, id);
    return saved;
  };
}
