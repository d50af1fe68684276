import { type ReactNode, type RefObject, use } from 'react';
import { Header, Menu, MenuItem, MenuSection, Popover, RouterProvider, SubmenuTrigger } from 'react-aria-components';
import { Bidi } from '../../intl/Bidi.tsx';
import { type Navigate, NavigateContext } from '../../intl/navigation.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { floatingPanel } from '../../overlays/Popover/Popover.css.ts';
import type { MenuContent, MenuEntry, MenuGroup } from './items.ts';
import { danger, detail, group, heading, item, mark, menu, words } from './Menu.css.ts';

/** Where a menu hangs; start and end follow the page's direction. It turns over by itself where there is no room. */
export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

export interface MenuPopoverProps extends MenuContent {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLElement | null>;
  /** The line that has the focus at first; true for none. */
  autoFocus: 'first' | 'last' | true;
  placement?: MenuPlacement | undefined;
  'aria-labelledby'?: string;
  /** In place of it: while the menu is open, the page around it is hidden, and Chromium reads no name from a chip in it. */
  'aria-label'?: string;
}

const loadDocument: Navigate = (href) => window.location.assign(href);

/** The open menu, with all its machinery. `Menu` and `ToggleChips` load it when it is about to be needed. */
export function MenuPopover(props: MenuPopoverProps) {
  const { items, selectedId, onSelect, isOpen, onClose, triggerRef, autoFocus, placement = 'bottom start' } = props;
  const isChoice = selectedId !== undefined;
  const label = props['aria-label'];
  const name = label === undefined ? { 'aria-labelledby': props['aria-labelledby'] } : { 'aria-label': label };
  // Menus alone have links of React Aria's, and only here is its idea of a router worth its bytes.
  const navigate = use(NavigateContext) ?? loadDocument;
  return (
    <RouterProvider navigate={navigate}>
      <Popover
        isOpen={isOpen}
        onOpenChange={(open) => open || onClose()}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        trigger="MenuTrigger"
        {...name}
        className={floatingPanel}
      >
        <Menu
          {...name}
          autoFocus={autoFocus}
          onClose={onClose}
          className={menu}
          {...(isChoice && {
            selectionMode: 'single' as const,
            disallowEmptySelection: true,
            selectedKeys: selectedId === null ? [] : [selectedId],
            onSelectionChange: (keys) => keys !== 'all' && [...keys].forEach((key) => onSelect?.(String(key))),
          })}
        >
          {items.map((each) => (isGroup(each) ? section(each, onClose, isChoice) : line(each, onClose, isChoice)))}
        </Menu>
      </Popover>
    </RouterProvider>
  );
}

/** A label that somebody gave, or one of the page's words around such a name. */
function Words({ label, name }: Pick<MenuEntry, 'label' | 'name'>) {
  const [before, ...after] = name ? label.split(name) : [];
  if (!name || after.length === 0) return <Bidi>{label}</Bidi>;
  return (
    <>
      {before}
      <Bidi>{name}</Bidi>
      {after.join(name)}
    </>
  );
}

const isGroup = (each: MenuEntry | MenuGroup): each is MenuGroup => 'entries' in each;

// Functions, not components: React Aria reads the lines of a menu from the elements themselves.
function section(each: MenuGroup, onClose: () => void, isChoice: boolean): ReactNode {
  const { id, label, entries, selectedIds, onSelectionChange } = each;
  return (
    <MenuSection
      key={id}
      id={id}
      aria-label={each['aria-label']}
      className={group}
      {...(selectedIds && {
        selectionMode: 'multiple' as const,
        selectedKeys: selectedIds,
        onSelectionChange: (keys) => keys !== 'all' && onSelectionChange?.([...keys].map(String)),
      })}
    >
      {label && <Header className={heading}>{label}</Header>}
      {entries.map((entry) => line(entry, onClose, isChoice || selectedIds !== undefined))}
    </MenuSection>
  );
}

function line(entry: MenuEntry, onClose: () => void, isChoice: boolean, isInner = false): ReactNode {
  const { items } = entry;
  // A line of a menu inside a menu closes both.
  const actAndClose = () => {
    entry.onAction?.();
    onClose();
  };
  const self = (
    <MenuItem
      key={entry.id}
      id={entry.id}
      textValue={entry.label}
      href={entry.href}
      isDisabled={entry.isDisabled}
      onAction={isInner ? actAndClose : entry.onAction}
      className={`${item} ${entry.tone === 'danger' ? danger : ''}`}
    >
      {({ isSelected }) => (
        <>
          {isChoice && <span className={mark}>{isSelected && <Icon name="check" />}</span>}
          {entry.icon && <Icon name={entry.icon} />}
          <span className={words}>
            <Words {...entry} />
          </span>
          {entry.detail && (
            <span className={detail} aria-hidden={entry.detailLabel ? true : undefined}>
              {entry.detail}
            </span>
          )}
          {entry.detailLabel && <VisuallyHidden>{entry.detailLabel}</VisuallyHidden>}
          {items && <Icon name="chevron-forward" />}
        </>
      )}
    </MenuItem>
  );
  if (!items) return self;
  return (
    <SubmenuTrigger key={entry.id}>
      {self}
      <Popover offset={4} className={floatingPanel}>
        <Menu aria-label={entry.label} className={menu}>
          {items.map((each) => line(each, onClose, false, true))}
        </Menu>
      </Popover>
    </SubmenuTrigger>
  );
}
