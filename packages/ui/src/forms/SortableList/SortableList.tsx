import { type ReactNode, useId, useState } from 'react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import type { MenuEntry } from '../../actions/Menu/items.ts';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { addFullTashkeelClass } from '../../utils/addFullTashkeelClass.ts';
import { moveItemBy, moveItemNextTo } from './moveItem.ts';
import * as css from './SortableList.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** One item of the list. */
export interface SortableListItem {
  id: string;
  /** Names the item, its handle and its menu. */
  title: string;
  /** Muted text below the title. */
  description?: ReactNode;
}

/** All texts. React Aria adds how to drag with the keyboard and a screen reader, in the language of the page. */
export interface SortableListLabels {
  /** The name of the menu of an item. The title follows: «نقل». */
  menu: string;
  /** «نقل إلى أعلى» */
  moveUp: string;
  /** «نقل إلى أسفل» */
  moveDown: string;
  /** Announced after a move: «قانون أوم: الموضع 2 من 4». Both numbers are formatted. */
  moved: (title: string, position: string, count: string) => string;
}

export interface SortableListProps extends RootElementProps {
  /** The name of the list: «ترتيب الدروس». */
  label: string;
  /** The items in their order. */
  items: readonly SortableListItem[];
  /** Called with all ids in the new order, after a drop or a choice in a menu. */
  onReorder: (ids: string[]) => void;
  labels: SortableListLabels;
  /** More entries of the menu of an item, such as moving it to another list. */
  getMenuEntries?: (id: string) => readonly MenuEntry[];
  /** While the order is saved, or for those who may not change it. */
  isDisabled?: boolean;
}

/**
 * A list that people put in order: by dragging with a mouse or a finger, by the handle with the keyboard, or by the menu of an
 * item. To order the rows of a table use `DataTable` with a column for the position.
 */
export function SortableList(props: SortableListProps) {
  const { label, items, onReorder, labels, getMenuEntries, isDisabled = false, ...rootProps } = props;
  const format = useFormat();
  const [announcement, setAnnouncement] = useState('');
  const idPrefix = useId();
  const ids = items.map(({ id }) => id);

  const reorder = (moved: string, nextIds: string[]) => {
    if (nextIds.every((id, at) => id === ids[at])) return;
    const title = items.find(({ id }) => id === moved)?.title ?? '';
    setAnnouncement(labels.moved(title, format.number(nextIds.indexOf(moved) + 1), format.number(ids.length)));
    onReorder(nextIds);
  };

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) => items.filter(({ id }) => keys.has(id)).map(({ title }) => ({ 'text/plain': title })),
    onReorder: ({ keys, target }) => {
      const [moved] = keys;
      if (moved === undefined || target.dropPosition === 'on') return;
      reorder(String(moved), moveItemNextTo(ids, String(moved), String(target.key), target.dropPosition));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.dropIndicator} />,
  });

  return (
    <div {...rootProps}>
      <GridList
        aria-label={label}
        className={css.list}
        dragAndDropHooks={dragAndDropHooks}
        // Handles and menus are reached with Tab.
        keyboardNavigationBehavior="tab"
      >
        {items.map(({ id, title, description }, at) => (
          <GridListItem key={id} id={id} textValue={title} className={css.item}>
            <Button slot="drag" className={css.handle} isDisabled={isDisabled}>
              <Icon name="grip" />
            </Button>
            <span className={css.number} aria-hidden="true">
              {format.number(at + 1)}
            </span>
            <span className={css.text}>
              <span id={`${idPrefix}${id}`} className={addFullTashkeelClass(css.title, title)}>
                <Bidi>{title}</Bidi>
              </span>
              {description && (
                <span className={css.description}>
                  {typeof description === 'string' ? <Bidi>{description}</Bidi> : description}
                </span>
              )}
            </span>
            <Menu
              labelSuffixId={`${idPrefix}${id}`}
              placement="bottom end"
              items={[
                {
                  id: 'up',
                  label: labels.moveUp,
                  icon: 'arrow-up',
                  isDisabled: at === 0,
                  onAction: () => reorder(id, moveItemBy(ids, id, -1)),
                },
                {
                  id: 'down',
                  label: labels.moveDown,
                  icon: 'arrow-down',
                  isDisabled: at === items.length - 1,
                  onAction: () => reorder(id, moveItemBy(ids, id, 1)),
                },
                ...(getMenuEntries?.(id) ?? []),
              ]}
            >
              <IconButton icon="more" label={labels.menu} isDisabled={isDisabled} />
            </Menu>
          </GridListItem>
        ))}
      </GridList>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </div>
  );
}
