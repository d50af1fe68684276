import type { ReactNode } from 'react';
import {
  Button,
  Checkbox,
  type Selection,
  Tree as RacTree,
  TreeItem as RacTreeItem,
  TreeItemContent,
} from 'react-aria-components';
import { Bidi } from '../../intl/Bidi.tsx';
import { useDirection } from '../../intl/useDirection.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import { findPath, listIds } from './treeItems.ts';
import * as css from './Tree.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

/** A unit with lessons, or a lesson. */
export interface TreeNode {
  id: string;
  title: string;
  /** Before the title: `circle-check` for a lesson that is done, `lock` for one that is locked. */
  icon?: IconSource;
  /** At the end of the row: a duration, a mark or a `Badge`. */
  meta?: ReactNode;
  /** The icon and `meta` in words, part of the name of the row: «تمت، 12 دقيقة». */
  metaLabel?: string;
  isDisabled?: boolean;
  /** The items below it. With it, pressing the row opens and closes them. */
  children?: readonly TreeNode[];
}

/** The names of the button that opens a unit. The name of the unit follows. */
export interface TreeLabels {
  /** «فتح» */
  expand: string;
  /** «طيّ» */
  collapse: string;
}

export interface TreeProps extends RootElementProps {
  /** The name of the tree: «محتوى الدورة». */
  label: string;
  items: readonly TreeNode[];
  labels: TreeLabels;
  /** The item that is shown elsewhere on the page: the lesson that plays. Its units are open at first. */
  currentId?: string;
  /** Called when an item without children is pressed. */
  onAction?: (id: string) => void;
  /** The open items (controlled). */
  expandedIds?: readonly string[];
  /** The items that are open at first. Without it, the items around the current one are. */
  defaultExpandedIds?: readonly string[];
  onExpandedChange?: (expandedIds: string[]) => void;
  /** Whether items can be selected: one, or several with checkboxes. Then pressing a unit selects it, and only its button opens it. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The selected items (controlled). */
  selectedIds?: readonly string[];
  /** The items that are selected at first. */
  defaultSelectedIds?: readonly string[];
  /** Called with all selected items, in the order of the tree. */
  onSelectionChange?: (selectedIds: string[]) => void;
}

/**
 * Items in levels, such as the units and lessons of a course. The arrow keys move between rows, and open and close them in reading
 * direction. For one level use `Accordion` or a list.
 */
export function Tree(props: TreeProps) {
  const {
    label,
    items,
    labels,
    currentId,
    onAction,
    selectionMode = 'none',
    onSelectionChange,
    onExpandedChange,
  } = props;
  const { expandedIds, selectedIds, defaultSelectedIds } = props;
  const separator = useDirection() === 'rtl' ? '، ' : ', ';
  const defaultExpandedIds = props.defaultExpandedIds ?? findPath(items, currentId).slice(0, -1);
  const toList = (keys: Selection) => listIds(items).filter((id) => keys === 'all' || keys.has(id));

  const renderItem = (item: TreeNode) => {
    const { id, title, metaLabel, isDisabled = false, children } = item;
    const isCurrent = id === currentId;
    return (
      <RacTreeItem
        key={id}
        id={id}
        textValue={title}
        aria-label={metaLabel === undefined ? title : `${title}${separator}${metaLabel}`}
        isDisabled={isDisabled}
        {...(!children && onAction && { onAction: () => onAction(id) })}
        // React Aria passes no `aria-current` on.
        render={(row) => <div {...row} aria-current={isCurrent || undefined} />}
        className={css.row}
      >
        <TreeItemContent>
          {({ isExpanded, isSelected }) => (
            <div className={css.content}>
              {children ? (
                <Button
                  slot="chevron"
                  aria-label={isExpanded ? labels.collapse : labels.expand}
                  className={css.expandButton}
                >
                  <span className={css.chevron}>
                    <Icon name="chevron-forward" />
                  </span>
                </Button>
              ) : (
                <span className={css.expandSpace({ isWide: selectionMode === 'multiple' })} />
              )}
              {selectionMode === 'multiple' && (
                <Checkbox slot="selection" className={css.checkbox}>
                  <span className={css.box}>
                    <span className={css.checkmark}>
                      <Icon name="check" />
                    </span>
                  </span>
                </Checkbox>
              )}
              <TreeItemText item={item} />
              {selectionMode === 'single' && (
                <span className={css.selectionMark}>{isSelected && <Icon name="check" />}</span>
              )}
            </div>
          )}
        </TreeItemContent>
        {children?.map(renderItem)}
      </RacTreeItem>
    );
  };

  return (
    <RacTree
      {...pickRootProps(props)}
      aria-label={label}
      className={css.tree}
      selectionMode={selectionMode}
      {...(expandedIds && { expandedKeys: expandedIds })}
      defaultExpandedKeys={defaultExpandedIds}
      onExpandedChange={(keys) => onExpandedChange?.(toList(keys))}
      {...(selectedIds && { selectedKeys: selectedIds })}
      {...(defaultSelectedIds && { defaultSelectedKeys: defaultSelectedIds })}
      onSelectionChange={(keys) => onSelectionChange?.(toList(keys))}
    >
      {items.map(renderItem)}
    </RacTree>
  );
}

function TreeItemText({ item: { title, icon, meta } }: { item: TreeNode }) {
  return (
    <>
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={css.text}>
        <span className={addFullTashkeelClass(css.title, title)}>
          <Bidi>{title}</Bidi>
        </span>
        {meta && <span className={css.meta}>{meta}</span>}
      </span>
    </>
  );
}
