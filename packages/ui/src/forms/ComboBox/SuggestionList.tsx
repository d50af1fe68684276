import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { Bidi } from '../../intl/Bidi.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { matchOpenerTheme } from '../../overlays/matchOpenerTheme.ts';
import { floatingPanel } from '../../overlays/Popover/Popover.css.ts';
import { checkmark, emptyState, list, option, optionText, secondaryText } from './ComboBox.css.ts';
import { KeepOpenOnScroll } from './KeepOpenOnScroll.tsx';
import { type ComboBoxItem, getInputText } from './useComboBoxValue.ts';

/** Shows several options and a part of the next one, and does not cover the whole page. */
const listMaxHeightPx = 340;

/** The list of a combo box. `emptyContent` is shown in an empty list. Its items come from the combo box. */
export function SuggestionList({ emptyContent }: { emptyContent: ReactNode }) {
  return (
    <KeepOpenOnScroll>
      <Popover ref={matchOpenerTheme} className={floatingPanel} offset={6} maxHeight={listMaxHeightPx}>
        <ListBox<ComboBoxItem>
          className={list}
          renderEmptyState={() => <div className={emptyState}>{emptyContent}</div>}
        >
          {(item) => (
            <ListBoxItem id={item.id} textValue={getInputText(item)} className={option}>
              {({ isSelected }) => (
                <>
                  <span className={optionText}>
                    <Bidi>{item.label}</Bidi>
                    {item.description && (
                      <span className={secondaryText}>
                        <Bidi>{item.description}</Bidi>
                      </span>
                    )}
                    {item.meta && <span className={secondaryText}>{item.meta}</span>}
                  </span>
                  {isSelected && (
                    <span className={checkmark}>
                      <Icon name="check" />
                    </span>
                  )}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </KeepOpenOnScroll>
  );
}
