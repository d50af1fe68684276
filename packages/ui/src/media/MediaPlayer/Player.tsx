import { createMediaStore } from 'media-chrome/media-store/media-store';
import { MediaActionTypes, MediaProvider, useMediaSelector, useMediaStore } from 'media-chrome/react/media-store';
import { type SyntheticEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { isAudioType, type MediaPlayerProps } from './media.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { useCaptionErrorHandlers } from './useCaptionErrorHandlers.ts';
import { useIdle } from './useIdle.ts';
import { useMediaSource } from './useMediaSource.ts';
import { useTimedNotice } from './useTimedNotice.ts';
import { useVideoGestures } from './useVideoGestures.ts';
import { usePlayerActions } from './usePlayerActions.ts';
import { usePlayerShortcutHandler } from './usePlayerShortcutHandler.ts';
import { usePositionReports } from './usePositionReports.ts';
import * as css from './MediaPlayer.css.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';

// Each recording starts with sound and without captions, and nothing is stored on the device. A store takes its options only when
// it is created.
const options = { noMutedPref: true, noVolumePref: true, noSubtitlesLangPref: true };

/** The player itself. `MediaPlayer` loads it when it is needed. */
export function Player(props: MediaPlayerProps) {
  const [mediaStore] = useState(() => createMediaStore({ documentElement: document, options }));
  return (
    <MediaProvider mediaStore={mediaStore}>
      <ConnectedPlayer {...props} />
    </MediaProvider>
  );
}

/** Connects the elements with the state of the player. */
function useMediaElements() {
  const store = useMediaStore();
  // State, because menus are rendered into it in full screen.
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  useEffect(() => {
    const connect = (element: HTMLMediaElement | undefined, fullscreenElement: HTMLElement | undefined) => {
      store.dispatch({ type: MediaActionTypes.FULLSCREEN_ELEMENT_CHANGE_REQUEST, detail: fullscreenElement });
      store.dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail: element });
    };
    connect(media.current ?? undefined, root ?? undefined);
    return () => connect(undefined, undefined);
  }, [store, root]);
  return { root, setRoot, media };
}

type MediaEventHandlers = Record<string, (event: SyntheticEvent<HTMLMediaElement>) => void>;

/** Merges two sets of handlers of the media element. */
function mergeHandlers(first: MediaEventHandlers, second: MediaEventHandlers): MediaEventHandlers {
  const merged = { ...first };
  for (const [name, handler] of Object.entries(second)) {
    const other = merged[name];
    merged[name] = (event) => {
      other?.(event);
      handler(event);
    };
  }
  return merged;
}

function ConnectedPlayer(props: MediaPlayerProps) {
  const { type, label, labels, poster, captions = [], chapters = [], watermark, fill, onPositionChange } = props;
  const { root, setRoot, media } = useMediaElements();
  const { mediaProps, quality, hasFailed } = useMediaSource(media, props);
  const captionErrorHandlers = useCaptionErrorHandlers(props.onCaptionsExpired);
  const reports = usePositionReports(onPositionChange, props.startPosition);
  useImperativeHandle(
    props.controlRef,
    () => ({
      seekTo: (seconds) => {
        if (media.current) media.current.currentTime = seconds;
      },
      play: () => void media.current?.play().catch(() => undefined),
    }),
    [media],
  );
  const actions = usePlayerActions(media);
  const [notice, notify] = useTimedNotice();
  const handleKeyDown = usePlayerShortcutHandler(actions, labels, notify);
  const gestures = useVideoGestures(actions);
  const isFullScreen = useMediaSelector((state) => state.mediaIsFullscreen ?? false);
  const isPlaying = useMediaSelector((state) => state.mediaPaused === false);
  const isIdle = useIdle(root, isFullScreen && isPlaying);

  const hasPicture = !isAudioType(type);
  const Media = hasPicture ? 'video' : 'audio';
  const element = (
    <Media
      ref={media}
      className={hasPicture ? css.video : css.audio}
      playsInline
      preload="metadata"
      tabIndex={-1}
      {...(hasPicture && { poster, disablePictureInPicture: watermark !== undefined })}
      {...mergeHandlers(mediaProps, reports)}
      {...captionErrorHandlers}
    >
      {captions.map((track) => (
        // A new address of the same language keeps the element, and so the choice of the user.
        <track key={track.language} kind="captions" src={track.src} srcLang={track.language} label={track.label} />
      ))}
    </Media>
  );
  return (
    // It only observes keys of the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...pickRootProps(props)}
      ref={setRoot}
      dir="ltr"
      aria-label={label}
      // A click on the picture focuses the player, so that its keys work.
      tabIndex={-1}
      className={`${css.root} ${hasPicture ? css.pictureLayout : css.soundLayout} ${fill ? css.filling : ''}`}
      data-fullscreen={isFullScreen || undefined}
      data-idle={isIdle || undefined}
      onKeyDown={handleKeyDown}
    >
      {hasPicture ? (
        // The buttons below do the same.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div className={css.picture} {...gestures}>
          {element}
          {watermark !== undefined && (
            <div className={css.watermark} aria-hidden="true">
              {watermark}
            </div>
          )}
          {hasFailed ? <FailureMessage text={labels.failed} /> : <PictureState loadingLabel={labels.loading} />}
          {notice && (
            <div className={css.notice} aria-hidden="true">
              <bdi>{notice.text}</bdi>
            </div>
          )}
        </div>
      ) : (
        <>
          {element}
          {hasFailed && <FailureMessage text={labels.failed} />}
        </>
      )}
      <PlayerControls
        labels={labels}
        actions={actions}
        chapters={chapters}
        quality={quality}
        hasPicture={hasPicture}
        hasPictureInPicture={hasPicture && watermark === undefined}
        container={isFullScreen ? (root ?? undefined) : undefined}
      />
      <VisuallyHidden>
        <output>{notice?.spoken}</output>
      </VisuallyHidden>
    </section>
  );
}

function FailureMessage({ text }: { text: string }) {
  return (
    <p role="alert" className={css.failure}>
      <bdi>{text}</bdi>
    </p>
  );
}

/** A large sign before the first play, and a spinner while the video waits for data. */
function PictureState({ loadingLabel }: { loadingLabel: string }) {
  const isWaiting = useMediaSelector((state) => state.mediaPaused === false && state.mediaLoading === true);
  const isAtStart = useMediaSelector((state) => state.mediaPaused !== false && !state.mediaCurrentTime);
  if (isWaiting)
    return (
      <div className={css.waiting}>
        <Spinner size={40} label={loadingLabel} />
      </div>
    );
  if (!isAtStart) return null;
  return (
    <div className={css.startSign}>
      <Icon name="play" size={24} />
    </div>
  );
}
