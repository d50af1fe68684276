import { SearchField } from '@fanous/ui/forms/SearchField';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useSearchParam } from '../../shared/routing/useSearchParam.ts';

/** The search field of a list. A component of its own, so that typing does not render the table again. */
export function ListSearch({ label, ref }: { label: string; ref: Ref<HTMLInputElement> }) {
  const { t } = useLingui();
  const { text, setText } = useSearchParam('search');
  return <SearchField label={label} clearLabel={t`Clear search`} value={text} onChange={setText} ref={ref} />;
}
