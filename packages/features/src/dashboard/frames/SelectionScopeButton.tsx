import { Button } from '@fanous/ui/actions/Button';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { maxMatchingRows } from './useList.ts';
import type { SelectionScope } from './useSelection.ts';

/** Extends the selection to all matching rows, or reduces it to the loaded rows. */
export function SelectionScopeButton({ scope }: { scope: SelectionScope }) {
  const { t } = useLingui();
  const { extent, loadedCount, matchingCount } = scope;
  if (extent === 'within-loaded') return null;
  const isTruncated = matchingCount !== undefined && matchingCount > maxMatchingRows;
  const count = isTruncated ? maxMatchingRows : (matchingCount ?? 0);
  const selectMatchingLabel = isTruncated
    ? t`${plural(count, { one: 'Select the first # that matches', other: 'Select the first # that match' })}`
    : matchingCount === undefined
      ? t`Select all that match`
      : t`${plural(count, { one: 'Select the # that matches', other: 'Select all # that match' })}`;
  const selectLoadedLabel = t`${plural(loadedCount, { one: 'Select only the # that is loaded', other: 'Select only the # that are loaded' })}`;
  return (
    <Button
      size="dense"
      variant="quiet"
      isPending={scope.isPending}
      pendingLabel={t`Selecting`}
      onPress={extent === 'beyond-loaded' ? scope.selectLoaded : scope.selectMatching}
    >
      {extent === 'beyond-loaded' ? selectLoadedLabel : selectMatchingLabel}
    </Button>
  );
}
