import type { SummaryComposerProps } from '@fanous/ui/learning/SummaryComposer';
import { useEffect, useRef, useState } from 'react';
import { getDrafts } from '../../shared/storage/drafts.ts';
import { getDraftFiles } from '../../shared/storage/draftFiles.ts';
import { describeDraft, getFiles, hasFiles, restoreDraft, type SummaryDraft } from './summaryDraft.ts';

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

const empty: SummaryDraft = { lectureName: '', pdf: null, photos: [] };

/** The summary that one user is preparing for a course, stored on this device until it is sent (decision 36). */
export function useSummaryDraft(userId: number, courseId: number): DraftState {
  const name = `summary:${courseId}`;
  const [restored, setRestored] = useState<SummaryDraft | null>();
  const [isDirty, setDirty] = useState(false);
  const [isStored, setStored] = useState(true);
  const known = useRef(describeDraft(empty));

  useEffect(() => {
    let isStale = false;
    const restore = async () => {
      const files = await getDraftFiles(userId, name).read();
      if (isStale) return;
      const draft = restoreDraft(getDrafts(userId).read(name), files);
      known.current = describeDraft(draft ?? empty);
      setRestored(draft);
    };
    void restore();
    return () => {
      isStale = true;
    };
  }, [userId, name]);

  const drop = () => {
    getDrafts(userId).drop(name);
    void getDraftFiles(userId, name).drop();
    setDirty(false);
    setStored(true);
  };
  const keep = async (draft: SummaryDraft, description: string) => {
    setDirty(hasFiles(draft));
    const isTextStored = getDrafts(userId).write(name, JSON.parse(description));
    const areFilesStored = await getDraftFiles(userId, name).write(getFiles(draft));
    if (description === known.current) setStored(isTextStored && areFilesStored);
  };
  return {
    restored,
    isDirty,
    isStored: isStored,
    onDraftChange: (draft) => {
      const description = describeDraft(draft);
      if (description === known.current) return;
      known.current = description;
      if (hasFiles(draft) || draft.lectureName.trim() !== '') void keep(draft, description);
      else drop();
    },
    discard: () => {
      known.current = describeDraft(empty);
      setRestored(null);
      drop();
    },
  };
}
