import { useState } from 'react';
import type { VideoId, VideoPlayer } from './video.ts';
import { embedSrc } from './VideoSwitcher.fixtures.ts';
import { VideoSwitcher, type VideoSwitcherProps } from './VideoSwitcher.tsx';

interface StatefulVideoSwitcherProps extends VideoSwitcherProps {
  /** Delay of the selection in milliseconds, as on a page that keeps it in the URL. */
  delay?: number;
}

/** For stories: keeps the selected video. */
export function StatefulVideoSwitcher({ delay, ...props }: StatefulVideoSwitcherProps) {
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
