import { ApiError } from '@fanous/api-client/errors';
import {
  getCourseProgressQuery,
  type GetCourseProgressResult,
  saveProgress,
  type SaveProgressResult,
} from '@fanous/api-client/generated/queries.ts';
import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../shared/app/app.ts';
import { useAction } from '../shared/hooks/useAction.ts';
import {
  hasProgressDrafts,
  listProgressDrafts,
  type ProgressDraft,
  progressStoredEvent,
  removeSentProgress,
} from '../shared/storage/progressDrafts.ts';
import { addSavedProgress, toSentPosition } from './progressEntries.ts';
import { createSendSchedule, type SendOutcome } from './sendSchedule.ts';

const maxPositionsPerRequest = 100;

/**
 * Sends positions that are stored on the device: when it is mounted, while a video plays, and after a pause. `BackgroundTasks` mounts it
 * when the network is back.
 */
export function ProgressSender({ userId }: { userId: number }) {
  const { api, queryClient, session } = useApp();
  const { mutateAsync: save } = useAction(
    (api, drafts: readonly ProgressDraft[]) =>
      saveProgress(api, { body: { positions: drafts.map((draft) => toSentPosition(draft, Date.now())) } }),
    // The page says it when the session has expired. A background task asks for nothing.
    { reauthenticates: false, invalidates: ['getMyProgress'] },
  );

  const updateCache = (sent: readonly ProgressDraft[], { videos }: SaveProgressResult) => {
    for (const courseId of new Set(sent.map((draft) => draft.courseId))) {
      const ids = new Set(sent.filter((draft) => draft.courseId === courseId).map(({ videoId }) => videoId));
      const saved = videos.filter(({ video_id }) => ids.has(video_id));
      queryClient.setQueryData<GetCourseProgressResult>(
        getCourseProgressQuery(api, { path: { id: courseId } }).queryKey,
        (progress) => progress && addSavedProgress(progress, saved),
      );
    }
  };

  const send = useEffectEvent(async (): Promise<SendOutcome> => {
    const drafts = listProgressDrafts(userId).slice(0, maxPositionsPerRequest);
    // Another user who has signed in meanwhile did not watch this.
    if (drafts.length === 0 || session.get()?.data.id !== userId) return 'sent';
    try {
      const result = await save(drafts);
      removeSentProgress(userId, drafts);
      updateCache(drafts, result);
      return drafts.length === maxPositionsPerRequest ? 'incomplete' : 'sent';
    } catch (error) {
      if (error instanceof ApiError && error.code === 'network') return 'offline';
      if (canSendLater(error)) return 'failed';
      // Sending it again would not help: the API is a legacy one, or refuses the content.
      removeSentProgress(userId, drafts);
      return 'sent';
    }
  });

  useEffect(() => {
    const schedule = createSendSchedule({ send: () => send() });
    const handleStored = (event: Event) => schedule.request((event as CustomEvent<boolean>).detail);
    const handleLeave = () => {
      if (document.visibilityState === 'hidden' && hasProgressDrafts(userId)) schedule.flush();
    };
    window.addEventListener(progressStoredEvent, handleStored);
    document.addEventListener('visibilitychange', handleLeave);
    if (hasProgressDrafts(userId)) schedule.request(true);
    return () => {
      window.removeEventListener(progressStoredEvent, handleStored);
      document.removeEventListener('visibilitychange', handleLeave);
      schedule.stop();
    };
  }, [userId]);
  return null;
}

const canSendLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || [0, 401, 408, 429].includes(error.status) || error.status >= 500;
