import { useFormat } from '@fanous/ui/intl/useFormat';
import { connectPlayer, type PlaybackState, type PlayerControl } from '@fanous/ui/media/connectPlayer';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CourseProgressView, WatchStatus } from '../shared/course/courseProgress.ts';
import { useAreaMessages } from '../shared/hooks/useAreaMessages.ts';
import { isAutoNextOn, storeAutoNext } from './autoNext.ts';
import { findPlayerProtocol } from './findPlayerProtocol.ts';
import { NextVideoNotice } from './NextVideoNotice.tsx';
import { ProgressFooter } from './ProgressFooter.tsx';
import { getResumePosition, isWatchedAt, type ProgressEntry } from './progressEntries.ts';
import { ResumedNotice } from './ResumedNotice.tsx';
import { useCourseProgress } from './useCourseProgress.ts';

interface CourseProgressTrackerProps {
  courseId: number;
  userId: number;
  /** The videos that the viewer may open, in their order. */
  videos: readonly { id: number; title: string }[];
  /** The video in the player. */
  openVideoId: number | undefined;
  onSelect: (videoId: number) => void;
  /** Receives what to show: undefined while it loads, null if the API has no progress. */
  onChange: (view: CourseProgressView | null | undefined) => void;
}

type Notice = { kind: 'resumed'; position: number } | { kind: 'next' };

/** Records what the viewer plays in a course, and tells the page what to show for it. Renders nothing itself. */
export function CourseProgressTracker(props: CourseProgressTrackerProps) {
  return useAreaMessages('progress') && <LoadedTracker {...props} />;
}

function LoadedTracker({ courseId, userId, videos, openVideoId, onSelect, onChange }: CourseProgressTrackerProps) {
  const { isSupported, entries, videosCount, storePosition } = useCourseProgress(courseId, userId);
  const [isAutoNext, setAutoNext] = useState(isAutoNextOn);
  const [notice, setNotice] = useState<Notice>();
  const control = useRef<PlayerControl>(null);
  const videoToPlay = useRef<number>(undefined);
  const statusByVideo = useWatchStatuses(entries);

  // Where the open video begins. It stays while its position changes.
  const [start, setStart] = useState<{ videoId: number; position: number }>();
  if (entries && openVideoId !== undefined && start?.videoId !== openVideoId) {
    setStart({ videoId: openVideoId, position: getResumePosition(entries.get(openVideoId)) });
    setNotice(undefined);
  }

  const at = videos.findIndex(({ id }) => id === openVideoId);
  const nextVideo = at < 0 ? undefined : videos[at + 1];
  const playedVideoId = useRef<number>(undefined);

  const handlePosition = (seconds: number, state: PlaybackState) => {
    const isFirst = playedVideoId.current !== openVideoId;
    // Going to the start position is not watching.
    if (openVideoId === undefined || (isFirst && !state.isPlaying)) return;
    const before = entries?.get(openVideoId);
    const isWatched = before?.isWatched === true || isWatchedAt(seconds, state);
    const duration = state.duration === undefined ? (before?.duration ?? null) : Math.round(state.duration) || null;
    storePosition(openVideoId, { position: Math.floor(seconds), duration, isWatched }, !state.isPlaying);
    playedVideoId.current = openVideoId;
    if (state.hasEnded) setNotice(nextVideo && { kind: 'next' });
    else if (isFirst && start && start.position > 0) setNotice({ kind: 'resumed', position: start.position });
    else if (state.isPlaying) setNotice((shown) => (shown?.kind === 'next' ? undefined : shown));
  };
  const playNext = () => {
    if (!nextVideo) return;
    videoToPlay.current = nextVideo.id;
    setNotice(undefined);
    onSelect(nextVideo.id);
  };
  // The view stays the same while only these functions change.
  const latest = useRef({ handlePosition, playNext });
  useEffect(() => {
    latest.current = { handlePosition, playNext };
  });

  const restart = useCallback(() => {
    control.current?.seekTo(0);
    setNotice(undefined);
  }, []);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [filePlayer, setFilePlayer] = useState<PlayerControl | null>(null);
  const playIfChosen = useEffectEvent((player: PlayerControl | undefined) => {
    if (videoToPlay.current === openVideoId) player?.play();
    // A player without a connection does not start, and neither does the one after it.
    videoToPlay.current = undefined;
  });
  const connectFrame = useEffectEvent((player: HTMLIFrameElement) => {
    const protocol = findPlayerProtocol(player.src, location.origin);
    if (!protocol) return undefined;
    return connectPlayer(player, {
      protocol,
      startPosition: start?.position ?? 0,
      onPositionChange: (seconds, state) => latest.current.handlePosition(seconds, state),
    });
  });
  const seekToStart = useEffectEvent((player: PlayerControl) => {
    if (start && start.position > 0) player.seekTo(start.position);
  });
  const isReady = start !== undefined && start.videoId === openVideoId;
  useEffect(() => {
    if (!isReady || !frame) return undefined;
    const connection = connectFrame(frame);
    control.current = connection ?? null;
    playIfChosen(connection);
    return () => {
      control.current = null;
      connection?.disconnect();
    };
  }, [frame, isReady]);
  useEffect(() => {
    if (!isReady || !filePlayer) return undefined;
    control.current = filePlayer;
    seekToStart(filePlayer);
    playIfChosen(filePlayer);
    return () => {
      control.current = null;
    };
  }, [filePlayer, isReady]);

  const file = useMemo<CourseProgressView['file']>(
    () => ({
      controlRef: setFilePlayer,
      onPositionChange: (seconds, state) => latest.current.handlePosition(seconds, state),
    }),
    [],
  );

  const overlay = useMemo(() => {
    if (notice?.kind === 'resumed')
      return <ResumedNotice position={notice.position} onRestart={restart} onClose={() => setNotice(undefined)} />;
    if (notice?.kind === 'next' && nextVideo)
      return (
        <NextVideoNotice
          title={nextVideo.title}
          isAutomatic={isAutoNext}
          onPlay={() => latest.current.playNext()}
          onClose={() => setNotice(undefined)}
        />
      );
    return null;
  }, [notice, nextVideo, isAutoNext, restart]);

  const watchedCount = entries && [...entries.values()].filter(({ isWatched }) => isWatched).length;
  const footer = useMemo(
    () =>
      watchedCount !== undefined &&
      videosCount !== undefined && (
        <ProgressFooter
          watchedCount={Math.min(watchedCount, videosCount)}
          videosCount={videosCount}
          isAutoNext={isAutoNext}
          onAutoNextChange={(isOn) => {
            storeAutoNext(isOn);
            setAutoNext(isOn);
          }}
        />
      ),
    [watchedCount, videosCount, isAutoNext],
  );

  const view = useMemo<CourseProgressView | undefined>(
    () => statusByVideo && { statusByVideo, frameRef: setFrame, file, overlay, footer },
    [statusByVideo, file, overlay, footer],
  );
  useEffect(() => {
    onChange(isSupported ? view : null);
  }, [onChange, isSupported, view]);
  // The next user must not see it.
  useEffect(() => () => onChange(undefined), [onChange]);
  return null;
}

/** What the list shows for each video. */
function useWatchStatuses(entries: ReadonlyMap<number, ProgressEntry> | undefined) {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo(() => {
    if (!entries) return undefined;
    const toWatchStatus = ({ position, duration, isWatched }: ProgressEntry): WatchStatus => {
      if (duration === null || isWatched || position === 0)
        return { isWatched, watchedShare: undefined, position: undefined };
      const [reached, length] = [format.duration(position), format.duration(duration)];
      return {
        isWatched,
        watchedShare: Math.min(1, position / duration),
        position: t({ message: `${reached} of ${length}`, context: 'playing time' }),
      };
    };
    return new Map([...entries].map(([id, entry]) => [id, toWatchStatus(entry)]));
  }, [entries, format, t]);
}
