import { ComboBox } from '@fanous/ui/forms/ComboBox';
import { useLingui } from '@lingui/react/macro';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useOwnerSearch } from './useOwnerSearch.ts';

interface OwnerPickerProps {
  savedOwner: { id: number; name: string } | undefined;
}

/** Selects the owner of a course: a teacher or an admin. The server searches. */
export function OwnerPicker({ savedOwner: saved }: OwnerPickerProps) {
  const { t } = useLingui();
  const formLabels = useSharedFormTexts();
  const { search, items, pickerProps: picker } = useOwnerSearch();
  // The saved owner is listed until the user searches.
  const isMissing = saved !== undefined && search === '' && !items.some(({ id }) => id === String(saved.id));

  return (
    <ComboBox
      {...picker}
      name="user_id"
      label={t`Owner`}
      description={t`A teacher or an admin. Search by name or email.`}
      items={isMissing ? [{ id: String(saved.id), label: saved.name }, ...items] : items}
      {...(saved && { defaultValue: String(saved.id) })}
      {...formLabels.getRequiredProps(t`Owner`)}
    />
  );
}
