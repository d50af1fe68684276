import { useState } from 'react';
import { SortableList, type SortableListProps } from './SortableList.tsx';

/** Keeps the order, as a page does. */
export function StatefulSortableList(props: SortableListProps) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
      {...props}
      items={items}
      onReorder={(ids) => {
        setItems(ids.flatMap((id) => items.find((item) => item.id === id) ?? []));
        props.onReorder(ids);
      }}
    />
  );
}
