import { useState } from 'react';
import type { VideoId, VideoPlayer } from './video.ts';
import { embedSrc } from './videoFixtures.ts';
import { VideoSwitcher, type VideoSwitcherProps } from './VideoSwitcher.tsx';

/** For stories: plays what is chosen, as a page does. */
export function LiveSwitcher(props: VideoSwitcherProps) {
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
        setCurrentId(id);
      }}
    />
  );
}
