import type { AppServices } from '../../shared/app/app.ts';
import { createDraftStore } from '../../shared/storage/drafts.ts';

/** The upload of a file that no video has yet, as far as this device knows. */
export interface VideoUploadDraft {
  id: string;
  /** The server has the whole file. */
  isFinished: boolean;
}

export type VideoUploadDrafts = ReturnType<typeof createVideoUploadDrafts>;

const prefix = 'video-upload:';

/** The uploads of video files of the signed-in user that this device remembers. Signing out deletes them with all drafts. */
export function createVideoUploadDrafts(app: Pick<AppServices, 'session'>) {
  const drafts = createDraftStore(app.session.get()?.data.id ?? 0);
  const getName = (file: File) => `${prefix}${file.name}:${file.size}:${file.lastModified}`;
  return {
    find: (file: File): VideoUploadDraft | undefined => parseDraft(drafts.read(getName(file))),
    write: (file: File, draft: VideoUploadDraft) => drafts.write(getName(file), draft),
    remove: (id: string) => {
      for (const name of drafts.list(prefix)) if (parseDraft(drafts.read(name))?.id === id) drafts.remove(name);
    },
  };
}

function parseDraft(value: unknown): VideoUploadDraft | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return undefined;
  return { id: value.id, isFinished: 'isFinished' in value && value.isFinished === true };
}
