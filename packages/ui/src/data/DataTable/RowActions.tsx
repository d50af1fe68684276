import { use, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import type { MenuEntry } from '../../actions/Menu/items.ts';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { RowActionsContext } from './RowActionsContext.ts';
import { RowHeadingContext } from './RowHeadingContext.ts';
import type { TableRowActions } from './table.ts';

interface RowActionsProps {
  items: readonly MenuEntry[];
  visibleCount: number;
  /** «إجراءات أخرى:», followed by the row header. */
  moreLabel: string;
}

/** A single remaining action with a longer label goes into the menu, because its button would be too wide. */
const maxLoneLabelLength = 12;

/** The actions of a row of the table around it. */
export function RowActionsCell({ row }: { row: unknown }) {
  // A context has no type parameter. The row and the actions are from the same table.
  const rowActions = use(RowActionsContext) as TableRowActions<unknown> | undefined;
  if (!rowActions) return null;
  const { items, visibleCount = 1, moreLabel } = rowActions;
  return <RowActions items={items(row)} visibleCount={visibleCount} moreLabel={moreLabel('').trim()} />;
}

/** The most important actions of a row as buttons, the others in a menu. */
function RowActions({ items, visibleCount, moreLabel }: RowActionsProps) {
  const headingId = use(RowHeadingContext);
  const last = items[visibleCount];
  // A menu with one item saves no room, unless its label is long.
  const canShowLastAction = items.length === visibleCount + 1 && last && last.label.length <= maxLoneLabelLength;
  const count = canShowLastAction ? items.length : visibleCount;
  const rest = items.slice(count);
  return (
    <>
      {items.slice(0, count).map((item) => (
        <RowAction key={item.id} item={item} />
      ))}
      {rest.length > 0 && (
        <Menu labelSuffixId={headingId} items={rest} placement="bottom end">
          <IconButton icon="more" label={moreLabel} size="dense" />
        </Menu>
      )}
    </>
  );
}

function RowAction({ item }: { item: MenuEntry }) {
  const id = useId();
  const headingId = use(RowHeadingContext);
  const { label, icon, href, onAction, tone, isDisabled } = item;
  const buttonProps = {
    variant: 'outline',
    size: 'dense',
    id,
    // The name includes the row header, because «حذف» alone does not say what is deleted. The header is read in its own language.
    'aria-labelledby': `${id} ${headingId}`,
    ...(icon && { icon }),
    ...(tone && { tone }),
  } as const;
  return href ? (
    <ButtonLink {...buttonProps} href={href} {...(onAction && { onClick: onAction })}>
      {label}
    </ButtonLink>
  ) : (
    <Button {...buttonProps} isDisabled={isDisabled ?? false} {...(onAction && { onPress: () => onAction() })}>
      {label}
    </Button>
  );
}
