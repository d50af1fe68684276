import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { canUseHlsLibrary, type HlsPlayback, playHls, type QualityLevel } from './hls.ts';
import { isHlsType, type MediaPlayerProps } from './media.ts';

type MediaSourceOptions = Pick<MediaPlayerProps, 'src' | 'type' | 'startPosition' | 'onExpired' | 'onFailed'>;

/** The qualities of a video. */
export interface Quality {
  /** False if the type has none, or if this browser gives no choice. */
  isSelectable: boolean;
  /** The best one first. Empty until they are known. */
  levels: readonly QualityLevel[];
  /** Null for the automatic choice. */
  selectedId: string | null;
  select: (id: string | null) => void;
  /** Makes the levels known. A browser that plays HLS itself does not tell them, so this changes to hls.js. */
  load: () => void;
}

/** Loads `src` into the media element, and continues at the same position when `src` changes. */
export function useMediaSource(mediaRef: RefObject<HTMLMediaElement | null>, options: MediaSourceOptions) {
  const { src, type, startPosition = 0, onExpired, onFailed } = options;
  const playback = useRef({ time: startPosition, isPlaying: false, hasFailed: false });
  const hls = useRef<HlsPlayback>(undefined);
  const [levels, setLevels] = useState<readonly QualityLevel[]>([]);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [prefersLibrary, setPrefersLibrary] = useState(false);
  const [failedSrc, setFailedSrc] = useState<string>();

  const handleError = () => {
    // A browser may say that it plays HLS, and fail.
    if (isHlsType(type) && !hls.current && canUseHlsLibrary()) return setPrefersLibrary(true);
    // One retry per failure: if a new link fails too, another one will not help.
    if (playback.current.hasFailed || !onExpired) {
      setFailedSrc(src);
      onFailed?.();
    } else {
      onExpired();
    }
    playback.current.hasFailed = true;
  };
  const handleLibraryError = useEffectEvent(handleError);

  useEffect(() => {
    const media = mediaRef.current;
    if (!media) return undefined;
    const { time, isPlaying } = playback.current;
    const usesLibrary =
      isHlsType(type) &&
      canUseHlsLibrary() &&
      (prefersLibrary || media.canPlayType('application/vnd.apple.mpegurl') === '');
    let isStopped = false;
    const resume = () => {
      if (time > 0) media.currentTime = time;
      if (isPlaying) media.play().catch(() => undefined);
    };
    if (usesLibrary) {
      const start = async () => {
        try {
          const onError = () => isStopped || handleLibraryError();
          const started = await playHls(media, { src, startPosition: time, onLevels: setLevels, onError });
          if (isStopped) return started.stop();
          hls.current = started;
          return resume();
        } catch {
          return isStopped || handleLibraryError();
        }
      };
      void start();
    } else {
      media.src = src;
      resume();
    }
    return () => {
      isStopped = true;
      hls.current?.stop();
      hls.current = undefined;
    };
  }, [mediaRef, src, type, prefersLibrary]);

  // Stops the download.
  useEffect(() => {
    const media = mediaRef.current;
    return () => {
      media?.removeAttribute('src');
      media?.load();
    };
  }, [mediaRef]);

  const saveTime = () => {
    // A change of the source reports position 0 once before the new file loads.
    const media = mediaRef.current;
    if (media && media.readyState > 0) playback.current.time = media.currentTime;
  };
  const mediaProps = {
    onTimeUpdate: saveTime,
    // The link may expire before the first `timeupdate` of a new position.
    onSeeking: saveTime,
    onPlay: () => {
      playback.current.isPlaying = true;
    },
    onPause: () => {
      // An expired link pauses too; only a pause by the user counts.
      const media = mediaRef.current;
      if (media && !media.error && media.readyState > 0) playback.current.isPlaying = false;
    },
    onLoadedMetadata: () => {
      playback.current.hasFailed = false;
    },
    onError: handleError,
  };
  const quality: Quality = {
    isSelectable: isHlsType(type) && canUseHlsLibrary() && (!prefersLibrary || levels.length !== 1),
    levels,
    selectedId,
    select: (id) => {
      setSelectedId(id);
      hls.current?.selectLevel(id);
    },
    load: () => setPrefersLibrary(true),
  };
  return { mediaProps, quality, hasFailed: failedSrc === src };
}
