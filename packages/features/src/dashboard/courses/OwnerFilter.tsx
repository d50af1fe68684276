import { getUserQuery } from '@fanous/api-client/generated/queries.ts';
import { ComboBox } from '@fanous/ui/forms/ComboBox';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { useOwnerSearch } from './useOwnerSearch.ts';

interface OwnerFilterProps {
  value: number | undefined;
  onChange: (value: string | null) => void;
}

const allId = 'all';

/** Narrows the list of courses to those of one owner, found by the server. Emptied, it shows all. */
export function OwnerFilter({ value, onChange }: OwnerFilterProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const { items, pickerProps: picker } = useOwnerSearch();
  const id = value === undefined ? null : String(value);
  const isFound = items.some((item) => item.id === id);
  // The address holds an id alone.
  const owner = useQuery({
    ...getUserQuery(api, { path: { id: value ?? 0 } }),
    enabled: value !== undefined && !isFound,
  });
  const chosen = id !== null && !isFound ? [{ id, label: owner.data?.name ?? `#${id}` }] : [];
  // A choice like the others, so that choosing it closes the list. The field then shows its placeholder.
  const all = { id: allId, label: t`All creators`, text: '' };

  return (
    <ComboBox
      {...picker}
      label={t`Creator`}
      placeholder={t`All creators`}
      items={[all, ...chosen, ...items]}
      value={id ?? allId}
      onChange={(next) => onChange(next === allId ? null : next)}
    />
  );
}
