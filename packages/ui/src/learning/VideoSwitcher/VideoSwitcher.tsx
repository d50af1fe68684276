import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { ScrollRegion } from '../../layout/ScrollRegion/ScrollRegion.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { VideoId, VideoItem, VideoLabels, VideoPlayer } from './video.ts';
import { VideoRow } from './VideoRow.tsx';
import { VideoScreen } from './VideoScreen.tsx';
import * as css from './VideoSwitcher.css.ts';

export interface VideoSwitcherProps {
  items: readonly VideoItem[];
  currentId: VideoId | null;
  onSelect: (id: VideoId) => void;
  /** A locked row was pressed: say why it is locked and offer the way in. */
  onLocked: (id: VideoId) => void;
  /** What plays; nothing before the first choice and while an address is on its way. */
  player: VideoPlayer | null;
  isLoading?: boolean;
  /** Stands on the screen until something plays. */
  cover: ReactNode;
  /** Shown under the title, such as why a video could not be opened. */
  notice?: ReactNode;
  labels: VideoLabels;
}

/** A screen and the list of what can be played on it. */
export function VideoSwitcher(props: VideoSwitcherProps) {
  const { items, currentId, onSelect, onLocked, player, isLoading = false, labels } = props;
  const format = useFormat();
  const id = useId();
  const current = items.find((item) => item.id === currentId);
  const [hasChosen, setHasChosen] = useState(false);
  // The choice arrives a moment after the press: only a video that has changed since is announced.
  const [shown, setShown] = useState({ id: currentId, isAnnounced: false });
  if (shown.id !== currentId) setShown({ id: currentId, isAnnounced: hasChosen });
  const heading = useFocusOnChange(currentId, hasChosen);
  const list = useCurrentInView(currentId);

  const latest = useRef({ items, onSelect, onLocked });
  useLayoutEffect(() => {
    latest.current = { items, onSelect, onLocked };
  });
  const press = useCallback((pressed: VideoId) => {
    const { items, onSelect, onLocked } = latest.current;
    if (items.find((item) => item.id === pressed)?.isLocked) return onLocked(pressed);
    setHasChosen(true);
    onSelect(pressed);
  }, []);

  return (
    <div className={css.container}>
      <div className={css.switcher}>
        <section className={css.player} aria-label={labels.player} aria-busy={isLoading || undefined}>
          <VideoScreen
            player={player}
            cover={props.cover}
            title={labels.frame(player?.title ?? '')}
            isLoading={isLoading}
            loadingLabel={labels.loading}
            videoKey={String(currentId)}
          />
          <h2 ref={heading} tabIndex={-1} className={css.nowPlaying}>
            {current ? <Bidi>{current.title}</Bidi> : labels.choose}
          </h2>
          {props.notice}
          <VisuallyHidden>
            <output>{shown.isAnnounced && current && labels.nowPlaying(current.title)}</output>
          </VisuallyHidden>
        </section>
        <div className={css.panel}>
          <h2 id={id} className={css.listHeading}>
            {labels.list}
          </h2>
          <ScrollRegion ref={list} label={labels.listRegion} maxHeight="medium">
            <ol className={css.list} aria-labelledby={id}>
              {items.map((item, at) => {
                const state = stateOf(item, currentId);
                return (
                  <VideoRow
                    key={item.id}
                    id={item.id}
                    number={format.number(at + 1)}
                    title={item.title}
                    meta={item.meta}
                    state={state}
                    stateLabel={
                      { open: undefined, free: labels.free, locked: labels.locked, current: labels.playing }[state]
                    }
                    onPress={press}
                  />
                );
              })}
            </ol>
          </ScrollRegion>
        </div>
      </div>
    </div>
  );
}

function stateOf(item: VideoItem, currentId: VideoId | null) {
  if (item.id === currentId) return 'current';
  if (item.isLocked) return 'locked';
  return item.isFree ? 'free' : 'open';
}

/** After a choice the reader is taken to what was chosen; a page that opens on a video keeps its focus. */
function useFocusOnChange(currentId: VideoId | null, hasChosen: boolean) {
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

/** Scrolls the list, never the page, to the row that plays. */
function useCurrentInView(currentId: VideoId | null) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const region = list.current;
    const row = region?.querySelector<HTMLElement>('[aria-current]');
    if (!region || !row || currentId === null) return;
    // From the edge of the region, which is positioned.
    const [top, end] = [row.offsetTop, row.offsetTop + row.offsetHeight];
    if (top < region.scrollTop || end > region.scrollTop + region.clientHeight) region.scrollTop = top;
  }, [currentId]);
  return list;
}
