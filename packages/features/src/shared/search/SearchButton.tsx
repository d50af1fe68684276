import { IconButton } from '@fanous/ui/actions/IconButton';
import { useLingui } from '@lingui/react/macro';
import { searchTriggerProps } from './searchTriggerProps.ts';

/** The button in the header of the site and of the dashboard that opens the search. */
export function SearchButton({ onPress }: { onPress: () => void }) {
  const { t } = useLingui();
  return <IconButton {...searchTriggerProps} icon="search" label={t`Search`} onPress={onPress} />;
}
