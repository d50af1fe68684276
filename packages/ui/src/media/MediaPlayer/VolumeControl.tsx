import { useMediaSelector } from 'media-chrome/react/media-store';
import { useFormat } from '../../intl/useFormat.ts';
import type { MediaPlayerLabels } from './media.ts';
import { PlayerButton } from './PlayerButton.tsx';
import type { PlayerActions } from './usePlayerActions.ts';
import * as css from './controls.css.ts';

interface VolumeControlProps {
  labels: MediaPlayerLabels;
  actions: PlayerActions;
}

/** Mutes and sets the volume. The slider is left out where only the keys of the device set the volume. */
export function VolumeControl({ labels, actions }: VolumeControlProps) {
  const format = useFormat();
  const isMuted = useMediaSelector((state) => state.mediaVolumeLevel === 'off');
  const volume = useMediaSelector((state) => (state.mediaMuted ? 0 : (state.mediaVolume ?? 1)));
  const isFixed = useMediaSelector((state) => state.mediaVolumeUnavailable !== undefined);
  return (
    <>
      <PlayerButton
        label={isMuted ? labels.unmute : labels.mute}
        icon={isMuted ? 'volume-off' : 'volume'}
        onPress={actions.toggleMute}
      />
      {!isFixed && (
        <div className={css.volumeSlider}>
          <div className={css.volumeRail}>
            <div className={css.volumeFill} style={{ inlineSize: `${volume * 100}%` }} />
          </div>
          <input
            type="range"
            className={css.volumeInput}
            aria-label={labels.volume}
            aria-valuetext={format.percent(Math.round(volume * 100) / 100)}
            min={0}
            max={1}
            step={0.05}
            value={volume}
            onChange={(event) => actions.setVolume(Number(event.currentTarget.value))}
          />
        </div>
      )}
    </>
  );
}
