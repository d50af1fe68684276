import { MediaActionTypes, useMediaStore } from 'media-chrome/react/media-store';
import { type RefObject, useMemo } from 'react';

/** Speeds in the menu. */
export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

const keepWithin = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export type PlayerActions = ReturnType<typeof usePlayerActions>;

/** What the buttons and keys do. Seeking, and changes of volume, speed, mute and captions return the resulting value. */
export function usePlayerActions(mediaRef: RefObject<HTMLMediaElement | null>) {
  const store = useMediaStore();
  return useMemo(() => {
    const request = (type: string, detail?: unknown) => store.dispatch({ type, detail });
    const read = () => store.getState();
    // Reads the element, because the store changes only with its events, and there are none before the metadata has loaded. The browser
    // starts at the last time that was set before.
    const getTimes = () => {
      const { currentTime = 0, duration = Number.NaN } = mediaRef.current ?? {};
      return { currentTime, duration: Number.isFinite(duration) ? duration : undefined };
    };
    const seekTo = (seconds: number) => {
      const time = keepWithin(seconds, 0, getTimes().duration ?? Infinity);
      if (mediaRef.current) mediaRef.current.currentTime = time;
      return time;
    };
    const setVolume = (volume: number) => {
      const next = keepWithin(volume, 0, 1);
      request(MediaActionTypes.MEDIA_VOLUME_REQUEST, next);
      return next;
    };
    const setSpeed = (speed: number) => {
      request(MediaActionTypes.MEDIA_PLAYBACK_RATE_REQUEST, speed);
      return speed;
    };
    return {
      togglePlay: () =>
        request(read().mediaPaused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST),
      seekTo,
      seekBy: (seconds: number) => seekTo(getTimes().currentTime + seconds),
      seekToRatio: (ratio: number) => {
        const { currentTime, duration } = getTimes();
        return duration === undefined ? currentTime : seekTo(duration * ratio);
      },
      setVolume,
      changeVolume: (change: number) => setVolume((read().mediaMuted ? 0 : (read().mediaVolume ?? 1)) + change),
      toggleMute: () => {
        const isMuted = read().mediaVolumeLevel === 'off';
        request(isMuted ? MediaActionTypes.MEDIA_UNMUTE_REQUEST : MediaActionTypes.MEDIA_MUTE_REQUEST);
        return !isMuted;
      },
      setSpeed,
      changeSpeed: (steps: 1 | -1) => {
        const current = read().mediaPlaybackRate ?? 1;
        const next =
          steps > 0
            ? playbackRates.find((speed) => speed > current)
            : playbackRates.findLast((speed) => speed < current);
        return setSpeed(next ?? current);
      },
      toggleCaptions: () => {
        const { mediaSubtitlesList = [], mediaSubtitlesShowing = [] } = read();
        if (mediaSubtitlesList.length === 0) return undefined;
        request(MediaActionTypes.MEDIA_TOGGLE_SUBTITLES_REQUEST);
        return mediaSubtitlesShowing.length === 0;
      },
      /** Shows one of the tracks; undefined hides them. */
      showCaptions: (label: string | undefined) => {
        const { mediaSubtitlesList = [] } = read();
        request(MediaActionTypes.MEDIA_DISABLE_SUBTITLES_REQUEST, mediaSubtitlesList);
        const track = mediaSubtitlesList.find((each) => each.label === label);
        if (track) request(MediaActionTypes.MEDIA_SHOW_SUBTITLES_REQUEST, [track]);
      },
      togglePictureInPicture: () =>
        request(read().mediaIsPip ? MediaActionTypes.MEDIA_EXIT_PIP_REQUEST : MediaActionTypes.MEDIA_ENTER_PIP_REQUEST),
      toggleFullScreen: () => {
        const { mediaIsFullscreen, mediaFullscreenUnavailable } = read();
        if (mediaFullscreenUnavailable !== undefined) return;
        request(
          mediaIsFullscreen
            ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST
            : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST,
        );
      },
    };
  }, [store, mediaRef]);
}
