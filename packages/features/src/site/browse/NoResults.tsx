import { Button } from '@fanous/ui/actions/Button';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Trans, useLingui } from '@lingui/react/macro';
import { NoResultText } from '../../shared/search/NoResultText.tsx';

interface NoResultsProps {
  text: string;
  isFiltered: boolean;
  /** Offline, so the server was not asked. */
  isOffline: boolean;
  onClear: () => void;
}

/** Shown if no course matches the search and filter, or there are no courses. */
export function NoResults({ text, isFiltered, isOffline, onClear }: NoResultsProps) {
  const { t } = useLingui();
  const query = text.trim();
  const isAll = query === '' && !isFiltered;
  const hint = query === '' ? undefined : t`The search looks at the beginning of course names.`;
  return (
    <EmptyState
      title={query === '' ? t`No courses found` : <NoResultText search={query} />}
      description={isOffline ? t`Without a connection only the courses loaded so far are searched.` : hint}
      action={
        !isAll && (
          <Button variant="outline" onPress={onClear}>
            <Trans>Show all courses</Trans>
          </Button>
        )
      }
    />
  );
}
