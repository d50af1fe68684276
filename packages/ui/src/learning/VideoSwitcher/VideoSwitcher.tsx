import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { ScrollRegion } from '../../layout/ScrollRegion/ScrollRegion.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import type { VideoId, VideoItem, VideoLabels, VideoPlayer } from './video.ts';
import { VideoRow } from './VideoRow.tsx';
import { VideoScreen } from './VideoScreen.tsx';
import * as css from './VideoSwitcher.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface VideoSwitcherProps extends RootElementProps {
  items: readonly VideoItem[];
  currentId: VideoId | null;
  onSelect: (id: VideoId) => void;
  /** Called when a locked row is pressed: explain why it is locked and how to get access. */
  onLocked: (id: VideoId) => void;
  /** The player; null before the first selection and while the URL loads. */
  player: VideoPlayer | null;
  isLoading?: boolean;
  /** Shown until a video plays. */
  cover: ReactNode;
  /** Shown over the picture, such as what comes next: a `PlayerNotice`. */
  overlay?: ReactNode;
  /** Shown below the title, such as why a video could not be opened. */
  notice?: ReactNode;
  /**
   * Keeps the space of a line and a switch for a notice that comes later, so that the list below does not move. While
   * `<html data-signed>` is set, it is kept as well.
   */
  reservesNoticeSpace?: boolean;
  /**
   * Shown in place of the list of `items`: a `CourseOutline`. Its rows call `onChoose` before they select an item, so that the new
   * title is focused and announced.
   */
  renderList?: ((onChoose: () => void) => ReactNode) | undefined;
  labels: VideoLabels;
}

/** A player with a list of videos. */
export function VideoSwitcher(props: VideoSwitcherProps) {
  const { items, currentId, onSelect, onLocked, player, isLoading = false, labels } = props;
  const format = useFormat();
  const id = useId();
  const current = items.find((item) => item.id === currentId);
  const [hasChosen, setHasChosen] = useState(false);
  // The selection changes a moment after the press: only then the new video is announced.
  const [shown, setShown] = useState({ id: currentId, isAnnounced: false });
  if (shown.id !== currentId) setShown({ id: currentId, isAnnounced: hasChosen });
  const heading = useFocusTitleOnChange(currentId, hasChosen);
  const list = useScrollToCurrentRow(currentId);

  const latest = useRef({ items, onSelect, onLocked });
  useLayoutEffect(() => {
    latest.current = { items, onSelect, onLocked };
  });
  const handlePress = useCallback(
    (pressed: VideoId) => {
      const { items, onSelect, onLocked } = latest.current;
      if (items.find((item) => item.id === pressed)?.isLocked) return onLocked(pressed);
      setHasChosen(true);
      onSelect(pressed);
    },
    [setHasChosen],
  );

  return (
    <div {...pickRootProps(props)} className={css.container}>
      <div className={css.switcher}>
        <section
          className={`${css.player} ${player?.kind === 'own' && !player.isAudio ? css.mediaPlayer : ''}`}
          aria-label={labels.player}
          aria-busy={isLoading || undefined}
          data-empty={(!player && !isLoading) || undefined}
        >
          <VideoScreen
            player={player}
            cover={props.cover}
            overlay={props.overlay}
            title={labels.frame(player?.title ?? '')}
            isLoading={isLoading}
            loadingLabel={labels.loading}
            videoKey={String(currentId)}
          />
          <h2 ref={heading} tabIndex={-1} className={addFullTashkeelClass(css.nowPlaying, current?.title)}>
            {current ? <Bidi>{current.title}</Bidi> : labels.choose}
          </h2>
          <div className={css.notice} data-reserved={props.reservesNoticeSpace || undefined}>
            {props.notice}
          </div>
          <VisuallyHidden>
            <output>{shown.isAnnounced && current && labels.nowPlaying(current.title)}</output>
          </VisuallyHidden>
        </section>
        <div className={css.panel}>
          <h2 id={id} className={css.listHeading}>
            {labels.list}
          </h2>
          <ScrollRegion ref={list} label={labels.listRegion} maxHeight="medium">
            {props.renderList ? (
              props.renderList(() => setHasChosen(true))
            ) : (
              <ol className={css.list} aria-labelledby={id}>
                {items.map((item, at) => {
                  const state = getRowState(item, currentId);
                  return (
                    <VideoRow
                      key={item.id}
                      id={item.id}
                      number={format.number(at + 1)}
                      title={item.title}
                      meta={item.meta}
                      watchedShare={item.isWatched ? undefined : item.watchedShare}
                      state={state}
                      stateLabel={
                        {
                          open: undefined,
                          free: labels.free,
                          locked: labels.locked,
                          watched: labels.watched,
                          current: labels.playing,
                        }[state]
                      }
                      onPress={handlePress}
                    />
                  );
                })}
              </ol>
            )}
          </ScrollRegion>
        </div>
      </div>
    </div>
  );
}

function getRowState(item: VideoItem, currentId: VideoId | null) {
  if (item.id === currentId) return 'current';
  if (item.isLocked) return 'locked';
  if (item.isWatched) return 'watched';
  return item.isFree ? 'free' : 'open';
}

/** Focuses the title after a selection, but not on mount. */
function useFocusTitleOnChange(currentId: VideoId | null, hasChosen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(currentId);
  useEffect(() => {
    if (shown.current === currentId) return;
    shown.current = currentId;
    if (!hasChosen || currentId === null) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [currentId, hasChosen]);
  return heading;
}

/** Scrolls the list, not the page, to the playing row. Returns the ref of the list. */
function useScrollToCurrentRow(currentId: VideoId | null) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const region = list.current;
    const row = region?.querySelector<HTMLElement>('[aria-current]');
    if (!region || !row || currentId === null) return;
    // `offsetTop` is relative to the region, which is positioned.
    const [top, end] = [row.offsetTop, row.offsetTop + row.offsetHeight];
    if (top < region.scrollTop || end > region.scrollTop + region.clientHeight) region.scrollTop = top;
  }, [currentId]);
  return list;
}
