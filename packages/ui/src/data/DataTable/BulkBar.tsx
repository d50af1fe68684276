import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { actions as actionsStyle, bar, count } from './BulkBar.css.ts';
import type { TableSelection } from './table.ts';

interface BulkBarProps extends Pick<TableSelection, 'countLabel' | 'clearLabel' | 'actions'> {
  selectedCount: number;
  onClear: () => void;
}

/** How many rows are chosen, said aloud as well, and what can be done with them. */
export function BulkBar({ selectedCount, countLabel, clearLabel, actions, onClear }: BulkBarProps) {
  const isEmpty = selectedCount === 0;
  return (
    <div className={bar} data-empty={isEmpty || undefined}>
      {!isEmpty && <IconButton size="dense" icon="x" label={clearLabel} onPress={onClear} />}
      {/* It stands there empty: what is announced must not come together with its words. */}
      <output className={count}>{isEmpty ? '' : countLabel(selectedCount)}</output>
      {!isEmpty && actions && <div className={actionsStyle}>{actions}</div>}
    </div>
  );
}
