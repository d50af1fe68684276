import { useState } from 'react';
import type { VideoId, VideoPlayer } from './video.ts';
import { embedSrc } from './VideoSwitcher.fixtures.ts';
import { VideoSwitcher, type VideoSwitcherProps } from './VideoSwitcher.tsx';

interface LiveSwitcherProps extends VideoSwitcherProps {
  /** Milliseconds until a choice arrives, as on a page that keeps it in its address. */
  delay?: number;
}

/** For stories: plays what is chosen, as a page does. */
export function LiveSwitcher({ delay, ...props }: LiveSwitcherProps) {
  const [currentId, setCurrentId] = useState(props.currentId);
  const current = props.items.find((item) => item.id === currentId);
  const player: VideoPlayer | null = current ? { kind: 'embed', src: embedSrc, title: current.title } : null;
  return (
    <VideoSwitcher
      {...props}
      currentId={currentId}
      player={props.player ?? player}
      onSelect={(id: VideoId) => {
        props.onSelect(id);
        if (delay === undefined) setCurrentId(id);
        else setTimeout(setCurrentId, delay, id);
      }}
    />
  );
}
