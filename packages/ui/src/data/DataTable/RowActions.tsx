import { use, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import type { MenuEntry } from '../../actions/Menu/items.ts';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { RowHeadingContext } from './RowHeadingContext.ts';

interface RowActionsProps {
  items: readonly MenuEntry[];
  shown: number;
  /** «إجراءات أخرى:»; the heading of the row follows. */
  moreLabel: string;
}

/** As a button, a longer name than this takes more room than a menu saves presses. */
const longestAlone = 12;

/** The most wanted actions of a row as buttons, the rest in a menu. */
export function RowActions({ items, shown, moreLabel }: RowActionsProps) {
  const headingId = use(RowHeadingContext);
  const last = items[shown];
  // A menu of one line costs a press and saves no room, unless its name is long.
  const isAlone = items.length === shown + 1 && last && last.label.length <= longestAlone;
  const count = isAlone ? items.length : shown;
  const rest = items.slice(count);
  return (
    <>
      {items.slice(0, count).map((item) => (
        <RowAction key={item.id} item={item} />
      ))}
      {rest.length > 0 && (
        <Menu subjectId={headingId} items={rest} placement="bottom end">
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
  const looks = {
    variant: 'outline',
    size: 'dense',
    id,
    // Read one after another, «حذف» eight times says nothing. The heading is read in its own language.
    'aria-labelledby': `${id} ${headingId}`,
    ...(icon && { icon }),
    ...(tone && { tone }),
  } as const;
  return href ? (
    <ButtonLink {...looks} href={href} {...(onAction && { onClick: onAction })}>
      {label}
    </ButtonLink>
  ) : (
    <Button {...looks} isDisabled={isDisabled ?? false} {...(onAction && { onPress: () => onAction() })}>
      {label}
    </Button>
  );
}
