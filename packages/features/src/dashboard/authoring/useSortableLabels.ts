import type { SortableListProps } from '@fanous/ui/forms/SortableList';
import { useLingui } from '@lingui/react/macro';

/** The texts of lists that can be sorted. */
export function useSortableLabels(): SortableListProps['labels'] {
  const { t } = useLingui();
  return {
    menu: t`Move`,
    moveUp: t`Move up`,
    moveDown: t`Move down`,
    moved: (title, position, count) => t`${title}: number ${position} of ${count}`,
  };
}
