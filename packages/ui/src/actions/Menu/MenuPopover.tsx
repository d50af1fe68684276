import { type ReactNode, type RefObject, use } from 'react';
import { Header, Menu, MenuItem, MenuSection, Popover, RouterProvider, SubmenuTrigger } from 'react-aria-components';
import { Bidi } from '../../intl/Bidi.tsx';
import { type Navigate, NavigateContext } from '../../intl/navigation.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { floatingPanel } from '../../overlays/Popover/Popover.css.ts';
import type { MenuContent, MenuEntry, MenuGroup } from './items.ts';
import { dangerItem, metaText, group, heading, item, checkmark, menu, itemText } from './Menu.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';
import { matchOpenerTheme } from '../../overlays/matchOpenerTheme.ts';

/** Where the menu opens; start and end follow the page direction. It flips where there is no room. */
export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

export interface MenuPopoverProps extends MenuContent, RootElementProps {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLElement | null>;
  /** The item that gets the focus first; true for none. */
  autoFocus: 'first' | 'last' | true;
  placement?: MenuPlacement | undefined;
  'aria-labelledby'?: string;
  /** Use it instead of `aria-labelledby` for chips: while the menu is open the page is hidden, and Chromium reads no name from a chip in it. */
  'aria-label'?: string;
  container?: Element | undefined;
}

const navigateByDocument: Navigate = (href) => window.location.assign(href);

/** The open menu. `Menu` and `ToggleChips` load it when it is about to be needed. */
export function MenuPopover(props: MenuPopoverProps) {
  const {
    items,
    selectedId,
    onSelect,
    isOpen,
    onClose,
    triggerRef,
    autoFocus,
    placement = 'bottom start',
    container,
  } = props;
  const isSelectable = selectedId !== undefined;
  const label = props['aria-label'];
  const nameProps = label === undefined ? { 'aria-labelledby': props['aria-labelledby'] } : { 'aria-label': label };
  // Only menus use links of React Aria, so its router provider is loaded only here.
  const navigate = use(NavigateContext) ?? navigateByDocument;
  return (
    <RouterProvider navigate={navigate}>
      <Popover
        ref={matchOpenerTheme}
        isOpen={isOpen}
        onOpenChange={(open) => open || onClose()}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        trigger="MenuTrigger"
        UNSTABLE_portalContainer={container}
        {...nameProps}
        className={floatingPanel}
      >
        <Menu
          {...pickRootProps(props)}
          {...nameProps}
          autoFocus={autoFocus}
          onClose={onClose}
          className={menu}
          {...(isSelectable && {
            selectionMode: 'single' as const,
            disallowEmptySelection: true,
            selectedKeys: selectedId === null ? [] : [selectedId],
            onSelectionChange: (keys) => keys !== 'all' && [...keys].forEach((key) => onSelect?.(String(key))),
          })}
        >
          {items.map((each) =>
            isGroup(each) ? renderGroup(each, onClose, isSelectable) : renderEntry(each, onClose, isSelectable),
          )}
        </Menu>
      </Popover>
    </RouterProvider>
  );
}

/** A label written by a user, or a label of the page that contains a user-written name. */
function EntryLabel({ label, nameInLabel }: Pick<MenuEntry, 'label' | 'nameInLabel'>) {
  const [before, ...after] = nameInLabel ? label.split(nameInLabel) : [];
  if (!nameInLabel || after.length === 0) return <Bidi>{label}</Bidi>;
  return (
    <>
      {before}
      <Bidi>{nameInLabel}</Bidi>
      {after.join(nameInLabel)}
    </>
  );
}

const isGroup = (each: MenuEntry | MenuGroup): each is MenuGroup => 'entries' in each;

// Functions, not components: React Aria reads the menu items from the elements.
function renderGroup(each: MenuGroup, onClose: () => void, isSelectable: boolean): ReactNode {
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
      {entries.map((entry) => renderEntry(entry, onClose, isSelectable || selectedIds !== undefined))}
    </MenuSection>
  );
}

function renderEntry(entry: MenuEntry, onClose: () => void, isSelectable: boolean, isInSubmenu = false): ReactNode {
  const { items } = entry;
  // An item of a submenu closes both menus.
  const runAndClose = () => {
    entry.onAction?.();
    onClose();
  };
  const menuItem = (
    <MenuItem
      key={entry.id}
      id={entry.id}
      textValue={entry.label}
      href={entry.href}
      isDisabled={entry.isDisabled}
      onAction={isInSubmenu ? runAndClose : entry.onAction}
      className={`${item} ${entry.tone === 'danger' ? dangerItem : ''}`}
    >
      {({ isSelected }) => (
        <>
          {isSelectable && <span className={checkmark}>{isSelected && <Icon name="check" />}</span>}
          {entry.icon && <Icon name={entry.icon} />}
          <span className={itemText}>
            <EntryLabel {...entry} />
          </span>
          {entry.meta && (
            <span className={metaText} aria-hidden={entry.metaLabel ? true : undefined}>
              {entry.meta}
            </span>
          )}
          {entry.metaLabel && <VisuallyHidden>{entry.metaLabel}</VisuallyHidden>}
          {items && <Icon name="chevron-forward" />}
        </>
      )}
    </MenuItem>
  );
  if (!items) return menuItem;
  return (
    <SubmenuTrigger key={entry.id}>
      {menuItem}
      <Popover ref={matchOpenerTheme} offset={4} className={floatingPanel}>
        <Menu aria-label={entry.label} className={menu}>
          {items.map((each) => renderEntry(each, onClose, false, true))}
        </Menu>
      </Popover>
    </SubmenuTrigger>
  );
}
