import type { SummaryComposerProps } from '@fanous/ui/learning/SummaryComposer';
import { useEffect, useRef, useState } from 'react';
import { createDraftStore } from '../../shared/storage/drafts.ts';
import { createDraftFileStore } from '../../shared/storage/draftFiles.ts';
import { serializeDraft, getFilesByKey, hasFiles, restoreDraft, type SummaryDraft } from './summaryDraft.ts';

interface DraftState {
  /** The draft stored on this device. Undefined while it loads, null if there is none. */
  restored: SummaryDraft | null | undefined;
  /** Whether there are unsent files that have changed since the draft was restored. */
  isDirty: boolean;
  /** Whether the whole draft is stored on this device. */
  isStored: boolean;
  onDraftChange: NonNullable<SummaryComposerProps['onDraftChange']>;
  /** Deletes the draft. */
  discard: () => void;
}

const emptyDraft: SummaryDraft = { lectureName: '', pdf: null, photos: [] };

/** The summary that one user is preparing for a course, stored on this device until it is sent (decision 36). */
export function useSummaryDraft(userId: number, courseId: number): DraftState {
  const name = `summary:${courseId}`;
  const [restored, setRestored] = useState<SummaryDraft | null>();
  const [isDirty, setDirty] = useState(false);
  const [isStored, setStored] = useState(true);
  const latestJson = useRef(serializeDraft(emptyDraft));

  useEffect(() => {
    let isStale = false;
    const restore = async () => {
      const files = await createDraftFileStore(userId, name).read();
      if (isStale) return;
      const draft = restoreDraft(createDraftStore(userId).read(name), files);
      latestJson.current = serializeDraft(draft ?? emptyDraft);
      setRestored(draft);
    };
    void restore();
    return () => {
      isStale = true;
    };
  }, [userId, name]);

  const deleteDraft = () => {
    createDraftStore(userId).remove(name);
    void createDraftFileStore(userId, name).remove();
    setDirty(false);
    setStored(true);
  };
  const saveDraft = async (draft: SummaryDraft, json: string) => {
    setDirty(hasFiles(draft));
    const isTextStored = createDraftStore(userId).write(name, JSON.parse(json));
    const areFilesStored = await createDraftFileStore(userId, name).write(getFilesByKey(draft));
    if (json === latestJson.current) setStored(isTextStored && areFilesStored);
  };
  return {
    restored,
    isDirty,
    isStored,
    onDraftChange: (draft) => {
      const description = serializeDraft(draft);
      if (description === latestJson.current) return;
      latestJson.current = description;
      if (hasFiles(draft) || draft.lectureName.trim() !== '') void saveDraft(draft, description);
      else deleteDraft();
    },
    discard: () => {
      latestJson.current = serializeDraft(emptyDraft);
      setRestored(null);
      deleteDraft();
    },
  };
}
