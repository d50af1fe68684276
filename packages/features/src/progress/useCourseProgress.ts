import { ApiError } from '@fanous/api-client/errors';
import { getCourseProgressQuery } from '@fanous/api-client/generated/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApp } from '../shared/app/app.ts';
import { listProgressDrafts, progressStoredEvent, writeProgressDraft } from '../shared/storage/progressDrafts.ts';
import { mergeProgress, type ProgressEntry } from './progressEntries.ts';

/** Another device may have played in the meantime. */
const staleTimeMs = 15_000;

interface TrackedProgress {
  /** Legacy APIs have no progress. */
  isSupported: boolean;
  /** By video. Undefined while it loads, and if the API has no progress. */
  entries: ReadonlyMap<number, ProgressEntry> | undefined;
  /** The number of videos. Undefined if the server could not be asked. */
  videosCount: number | undefined;
  /** Stores a position on the device, to be sent. */
  storePosition: (videoId: number, entry: ProgressEntry, isUrgent: boolean) => void;
}

/** The user's progress in a course: what the server has, and what this device has not sent yet. */
export function useCourseProgress(courseId: number, userId: number): TrackedProgress {
  const { api } = useApp();
  const query = useQuery({
    ...getCourseProgressQuery(api, { path: { id: courseId } }),
    staleTime: staleTimeMs,
  });
  const { data, error } = query;
  const isSupported = !(error instanceof ApiError && error.status === 404);
  const isSettled = data !== undefined || error !== null;
  const listDrafts = () => listProgressDrafts(userId).filter((draft) => draft.courseId === courseId);
  // What was sent is no draft any more when the data changes.
  const [waiting, setWaiting] = useState(() => ({ data, drafts: listDrafts() }));
  if (waiting.data !== data) setWaiting({ data, drafts: listDrafts() });
  const entries = useMemo(
    () => (isSettled && isSupported ? mergeProgress(data?.videos ?? [], waiting.drafts) : undefined),
    [data, isSettled, isSupported, waiting.drafts],
  );
  return {
    isSupported,
    entries,
    videosCount: data?.videos_count,
    storePosition: (videoId, entry, isUrgent) => {
      writeProgressDraft(userId, { videoId, courseId, ...entry, reachedAt: Date.now() });
      setWaiting({ data, drafts: listDrafts() });
      window.dispatchEvent(new CustomEvent(progressStoredEvent, { detail: isUrgent }));
    },
  };
}
