import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { actions as actionsStyle, bar, count, scope as scopeStyle } from './BulkBar.css.ts';
import type { TableSelection } from './table.ts';

interface BulkBarProps extends Pick<TableSelection, 'countLabel' | 'clearLabel' | 'scope' | 'actions'> {
  selectedCount: number;
  onClear: () => void;
}

/** How many rows are chosen, said aloud as well, and what can be done with them. */
export function BulkBar({ selectedCount, countLabel, clearLabel, scope, actions, onClear }: BulkBarProps) {
  const isEmpty = selectedCount === 0;
  return (
    // It only looks on: what has the focus is a control of the bar.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={bar}
      data-empty={isEmpty || undefined}
      onKeyDown={(event) => {
        // A menu or a dialog that was opened from here is no part of the bar, and closes alone.
        const isInBar = event.target instanceof Node && event.currentTarget.contains(event.target);
        const isOpen = event.currentTarget.querySelector('[aria-expanded="true"]');
        if (event.key !== 'Escape' || isEmpty || event.defaultPrevented || !isInBar || isOpen) return;
        event.preventDefault();
        onClear();
      }}
    >
      {!isEmpty && <IconButton size="dense" icon="x" label={clearLabel} onPress={onClear} />}
      {/* It stands there empty: what is announced must not come together with its words. */}
      <output className={count}>{isEmpty ? '' : countLabel(selectedCount)}</output>
      {!isEmpty && scope && <div className={scopeStyle}>{scope}</div>}
      {!isEmpty && actions && <div className={actionsStyle}>{actions}</div>}
    </div>
  );
}
