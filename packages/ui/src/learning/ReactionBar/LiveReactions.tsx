import { useState } from 'react';
import { ReactionBar, type ReactionBarProps } from './ReactionBar.tsx';
import type { ReactionKind } from './reactions.ts';

/** For stories: keeps what was sent, as a page does: that reaction alone, with a count of one (spec §4). */
export function LiveReactions(props: ReactionBarProps) {
  const [state, setState] = useState({ counts: props.counts, chosen: props.chosen });
  return (
    <ReactionBar
      {...props}
      {...state}
      onReact={async (kind: ReactionKind | null) => {
        await props.onReact(kind);
        setState({ counts: kind ? { [kind]: 1 } : {}, chosen: kind });
      }}
    />
  );
}
