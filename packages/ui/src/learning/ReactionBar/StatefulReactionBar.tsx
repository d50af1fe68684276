import { useState } from 'react';
import { ReactionBar, type ReactionBarProps } from './ReactionBar.tsx';
import type { ReactionKind } from './reactions.ts';

/** For stories: keeps the sent reaction with a count of one, as the server does (spec §4). */
export function StatefulReactionBar(props: ReactionBarProps) {
  const [state, setState] = useState({ counts: props.counts, selectedKind: props.selectedKind });
  return (
    <ReactionBar
      {...props}
      {...state}
      onReact={async (kind: ReactionKind | null) => {
        await props.onReact(kind);
        setState({ counts: kind ? { [kind]: 1 } : {}, selectedKind: kind });
      }}
    />
  );
}
