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

/** Filters the courses by owner. The server searches. An empty field shows all courses. */
export function OwnerFilter({ value, onChange }: OwnerFilterProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const { items, pickerProps: picker } = useOwnerSearch();
  const id = value === undefined ? null : String(value);
  const isFound = items.some((item) => item.id === id);
  // The URL has only the id.
  const owner = useQuery({
    ...getUserQuery(api, { path: { id: value ?? 0 } }),
    enabled: value !== undefined && !isFound,
  });
  const selectedOption = id !== null && !isFound ? [{ id, label: owner.data?.name ?? `#${id}` }] : [];
  // An option like the others, so that selecting it closes the list. Its empty text shows the placeholder.
  const all = { id: allId, label: t`All creators`, inputText: '' };

  return (
    <ComboBox
      {...picker}
      label={t`Creator`}
      placeholder={t`All creators`}
      items={[all, ...selectedOption, ...items]}
      value={id ?? allId}
      onChange={(next) => onChange(next === allId ? null : next)}
    />
  );
}
