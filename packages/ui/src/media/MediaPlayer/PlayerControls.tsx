import { useMediaSelector } from 'media-chrome/react/media-store';
import { Ltr } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Chapter, MediaPlayerLabels } from './media.ts';
import { PlayerButton } from './PlayerButton.tsx';
import { CaptionsMenu, ChapterMenu, QualityMenu, SpeedMenu } from './SettingsMenus.tsx';
import { seekSeconds } from './shortcuts.ts';
import { TimeSlider } from './TimeSlider.tsx';
import type { Quality } from './useMediaSource.ts';
import type { PlayerActions } from './usePlayerActions.ts';
import { VolumeControl } from './VolumeControl.tsx';
import * as css from './controls.css.ts';

interface PlayerControlsProps {
  labels: MediaPlayerLabels;
  actions: PlayerActions;
  chapters: readonly Chapter[];
  quality: Quality;
  hasPicture: boolean;
  hasPictureInPicture: boolean;
  container: Element | undefined;
}

/** The time line with the buttons below it. */
export function PlayerControls(props: PlayerControlsProps) {
  const { labels, actions, chapters, quality, hasPicture, hasPictureInPicture, container } = props;
  const format = useFormat();
  const isPaused = useMediaSelector((state) => state.mediaPaused ?? true);
  const chapterStart = useMediaSelector(
    (state) => chapters.findLast(({ start }) => start <= (state.mediaCurrentTime ?? 0))?.start,
  );
  const currentChapter = chapters.find(({ start }) => start === chapterStart);
  const menuProps = { labels, actions, container };
  const renderSeekButton = (label: string, icon: 'rotate' | 'rotate-back', seconds: number) => (
    <PlayerButton label={label} onPress={() => actions.seekBy(seconds)}>
      <span className={css.seekIcon}>
        <span className={css.seekArrow}>
          <Icon name={icon} size={24} />
        </span>
        <span className={css.seekSeconds}>{format.number(seekSeconds)}</span>
      </span>
    </PlayerButton>
  );
  return (
    <div className={css.controls}>
      <TimeSlider labels={labels} chapters={chapters} currentChapter={currentChapter} onSeek={actions.seekTo} />
      <div className={css.buttons}>
        <div className={css.group}>
          <PlayerButton
            label={isPaused ? labels.play : labels.pause}
            icon={isPaused ? 'play' : 'pause'}
            onPress={actions.togglePlay}
          />
          {renderSeekButton(labels.back(seekSeconds), 'rotate-back', -seekSeconds)}
          {renderSeekButton(labels.forward(seekSeconds), 'rotate', seekSeconds)}
          <VolumeControl labels={labels} actions={actions} />
          <ElapsedTime />
        </div>
        <div className={css.group}>
          {chapters.length > 0 && <ChapterMenu {...menuProps} chapters={chapters} currentChapter={currentChapter} />}
          {hasPicture && <Captions {...menuProps} />}
          <SpeedMenu {...menuProps} />
          {quality.isSelectable && <QualityMenu labels={labels} container={container} quality={quality} />}
          {hasPictureInPicture && <PictureInPictureButton labels={labels} actions={actions} />}
          {hasPicture && <FullScreenButton labels={labels} actions={actions} />}
        </div>
      </div>
    </div>
  );
}

/** The time line says the same to screen readers. */
function ElapsedTime() {
  const format = useFormat();
  const seconds = useMediaSelector((state) => Math.floor(state.mediaCurrentTime ?? 0));
  const duration = useMediaSelector((state) => state.mediaDuration || 0);
  return (
    <span className={css.time} aria-hidden="true">
      <Ltr>{format.duration(seconds)}</Ltr> / <Ltr>{format.duration(duration)}</Ltr>
    </span>
  );
}

/** A button for one track, a menu for several. */
function Captions({ labels, actions, container }: Pick<PlayerControlsProps, 'labels' | 'actions' | 'container'>) {
  const tracks = useMediaSelector((state) => state.mediaSubtitlesList);
  const isShown = useMediaSelector((state) => (state.mediaSubtitlesShowing?.length ?? 0) > 0);
  if (!tracks || tracks.length === 0) return null;
  if (tracks.length > 1)
    return <CaptionsMenu labels={labels} actions={actions} container={container} tracks={tracks} />;
  return (
    <PlayerButton
      label={isShown ? labels.hideCaptions : labels.showCaptions}
      icon="captions"
      isOn={isShown}
      onPress={actions.toggleCaptions}
    />
  );
}

type ToggleProps = Pick<PlayerControlsProps, 'labels' | 'actions'>;

function PictureInPictureButton({ labels, actions }: ToggleProps) {
  const isUnavailable = useMediaSelector((state) => state.mediaPipUnavailable !== undefined);
  const isOn = useMediaSelector((state) => state.mediaIsPip ?? false);
  if (isUnavailable) return null;
  return (
    <PlayerButton
      label={isOn ? labels.exitPictureInPicture : labels.pictureInPicture}
      icon="picture-in-picture"
      isOn={isOn}
      onPress={actions.togglePictureInPicture}
    />
  );
}

function FullScreenButton({ labels, actions }: ToggleProps) {
  const isUnavailable = useMediaSelector((state) => state.mediaFullscreenUnavailable !== undefined);
  const isOn = useMediaSelector((state) => state.mediaIsFullscreen ?? false);
  if (isUnavailable) return null;
  return (
    <PlayerButton
      label={isOn ? labels.exitFullScreen : labels.fullScreen}
      icon={isOn ? 'minimize' : 'maximize'}
      onPress={actions.toggleFullScreen}
    />
  );
}
