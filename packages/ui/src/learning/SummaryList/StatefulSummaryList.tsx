import { useState } from 'react';
import type { ReactionKind } from '../ReactionBar/reactions.ts';
import type { SummaryId, SummaryItem } from './summaries.ts';
import { SummaryList, type SummaryListProps } from './SummaryList.tsx';

const setReaction = (item: SummaryItem, kind: ReactionKind | null): SummaryItem => ({
  ...item,
  reactions: kind ? { [kind]: 1 } : {},
  selectedReaction: kind,
});

/** For stories: keeps the reactions, as a page does. */
export function StatefulSummaryList(props: SummaryListProps) {
  const [items, setItems] = useState(props.items);
  return (
    <SummaryList
      {...props}
      items={items}
      onReact={async (id: SummaryId, kind: ReactionKind | null) => {
        await props.onReact(id, kind);
        setItems(items.map((item) => (item.id === id ? setReaction(item, kind) : item)));
      }}
    />
  );
}
