import { useMediaSelector } from 'media-chrome/react/media-store';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { useDirection } from '../../intl/useDirection.ts';
import { useFormat } from '../../intl/useFormat.ts';
import type { Chapter, MediaPlayerLabels } from './media.ts';
import { PlayerButton } from './PlayerButton.tsx';
import type { Quality } from './useMediaSource.ts';
import { type PlayerActions, playbackRates } from './usePlayerActions.ts';

interface MenuProps {
  labels: MediaPlayerLabels;
  actions: PlayerActions;
  /** The player while it is in full screen, which hides everything outside. */
  container: Element | undefined;
}

/** The buttons are on the right in every language, so the menus open toward the left. */
const useMenuPlacement = () => (useDirection() === 'rtl' ? 'top start' : 'top end');

/** Jumps to a chapter. */
export function ChapterMenu({
  labels,
  actions,
  container,
  chapters,
  currentChapter,
}: MenuProps & { chapters: readonly Chapter[]; currentChapter: Chapter | undefined }) {
  const format = useFormat();
  return (
    <Menu
      placement={useMenuPlacement()}
      container={container}
      items={chapters.map(({ start, title }) => ({ id: String(start), label: title, meta: format.duration(start) }))}
      selectedId={currentChapter ? String(currentChapter.start) : null}
      onSelect={(id) => actions.seekTo(Number(id))}
    >
      <PlayerButton label={labels.chapters} icon="bookmark" />
    </Menu>
  );
}

const offId = 'off';

/** Chooses the language of the captions. */
export function CaptionsMenu({
  labels,
  actions,
  container,
  tracks,
}: MenuProps & { tracks: readonly { label: string }[] }) {
  const shown = useMediaSelector((state) => state.mediaSubtitlesShowing?.[0]?.label);
  return (
    <Menu
      placement={useMenuPlacement()}
      container={container}
      items={[{ id: offId, label: labels.captionsOff }, ...tracks.map(({ label }, at) => ({ id: String(at), label }))]}
      selectedId={shown === undefined ? offId : String(tracks.findIndex(({ label }) => label === shown))}
      onSelect={(id) => actions.showCaptions(id === offId ? undefined : tracks[Number(id)]?.label)}
    >
      <PlayerButton label={labels.captions} icon="captions" isOn={shown !== undefined} />
    </Menu>
  );
}

/** Chooses the speed. */
export function SpeedMenu({ labels, actions, container }: MenuProps) {
  const format = useFormat();
  const speed = useMediaSelector((state) => state.mediaPlaybackRate ?? 1);
  const formatSpeed = (value: number) => `${format.number(value)}×`;
  return (
    <Menu
      placement={useMenuPlacement()}
      container={container}
      items={playbackRates.map((value) => ({ id: String(value), label: formatSpeed(value) }))}
      selectedId={String(speed)}
      onSelect={(id) => actions.setSpeed(Number(id))}
    >
      <PlayerButton label={`${labels.speed} ${formatSpeed(speed)}`}>{formatSpeed(speed)}</PlayerButton>
    </Menu>
  );
}

const automaticId = 'automatic';

/** Chooses the quality of HLS. */
export function QualityMenu({ labels, container, quality }: Omit<MenuProps, 'actions'> & { quality: Quality }) {
  const format = useFormat();
  const { levels, selectedId, select, load } = quality;
  const formatHeight = (height: number) => `${format.year(height)}p`;
  const selected = levels.find(({ id }) => id === selectedId);
  const shown = selected ? formatHeight(selected.height) : labels.automatic;
  return (
    // Observes the button inside: opening the menu by pointer or keys makes the levels known.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onClick={load} onKeyDown={({ key }) => key.startsWith('Arrow') && load()}>
      <Menu
        placement={useMenuPlacement()}
        container={container}
        items={[
          { id: automaticId, label: labels.automatic },
          ...levels.map(({ id, height }) => ({ id, label: formatHeight(height) })),
        ]}
        selectedId={selectedId ?? automaticId}
        onSelect={(id) => select(id === automaticId ? null : id)}
      >
        <PlayerButton label={`${labels.quality} ${shown}`}>{shown}</PlayerButton>
      </Menu>
    </div>
  );
}
