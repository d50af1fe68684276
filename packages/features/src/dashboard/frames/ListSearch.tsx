import { SearchField } from '@fanous/ui/forms/SearchField';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useSearchParam } from '../../shared/routing/useSearchParam.ts';

/** The search of a list. By itself, so that typing draws the field anew and not the table. */
export function ListSearch({ label, ref }: { label: string; ref: Ref<HTMLInputElement> }) {
  const { t } = useLingui();
  const { text, setText } = useSearchParam('search');
  return <SearchField label={label} clearLabel={t`Clear search`} value={text} onChange={setText} ref={ref} />;
}
