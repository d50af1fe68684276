import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { actionsSlot as actionsStyle, bar, count, selectAllSlot as scopeStyle } from './BulkActionBar.css.ts';
import type { TableSelection } from './table.ts';

interface BulkActionBarProps extends Pick<TableSelection, 'countLabel' | 'clearLabel' | 'selectAllAction' | 'actions'> {
  selectedCount: number;
  onClear: () => void;
}

/** Shows and announces the number of selected rows, with the bulk actions. */
export function BulkActionBar({
  selectedCount,
  countLabel,
  clearLabel,
  selectAllAction,
  actions,
  onClear,
}: BulkActionBarProps) {
  const isEmpty = selectedCount === 0;
  return (
    // It only observes keys of the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={bar}
      data-empty={isEmpty || undefined}
      onKeyDown={(event) => {
        // Escape in a menu or a dialog opened from here only closes that.
        const isInBar = event.target instanceof Node && event.currentTarget.contains(event.target);
        const isOpen = event.currentTarget.querySelector('[aria-expanded="true"]');
        if (event.key !== 'Escape' || isEmpty || event.defaultPrevented || !isInBar || isOpen) return;
        event.preventDefault();
        onClear();
      }}
    >
      {!isEmpty && <IconButton size="dense" icon="x" label={clearLabel} onPress={onClear} />}
      {/* Rendered while empty: a live region is announced only when its text changes. */}
      <output className={count}>{isEmpty ? '' : countLabel(selectedCount)}</output>
      {!isEmpty && selectAllAction && <div className={scopeStyle}>{selectAllAction}</div>}
      {!isEmpty && actions && <div className={actionsStyle}>{actions}</div>}
    </div>
  );
}
