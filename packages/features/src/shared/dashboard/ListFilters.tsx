import { Select, type SelectProps } from '@fanous/ui/forms/Select';
import { Grid } from '@fanous/ui/layout/Grid';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import type { ListSort } from './useList.ts';

/** One choice that narrows a list; it lives in the URL. */
export interface ListFilter {
  /** Of the parameter in the URL. */
  name: string;
  label: string;
  /** What no choice is called: «كل الأدوار». */
  allLabel: string;
  value: string | number | undefined;
  options: SelectProps['options'];
}

interface ListFiltersProps {
  filters: readonly ListFilter[];
  /** The orders of the list. The heads of columns offer them too, but cards have no heads. */
  sorts: readonly ListSort[];
  sort: string | undefined;
  /** What a column is called. */
  headerOf: (column: string) => string | undefined;
}

/** What narrows and orders a list, each choice in the URL. */
export function ListFilters({ filters, sorts, sort, headerOf }: ListFiltersProps) {
  const { t } = useLingui();
  const [, setParams] = useSearchParams();
  const setParam = (name: string, value: string | null) => {
    const change = (before: URLSearchParams) => {
      const after = new URLSearchParams(before);
      if (value === null) after.delete(name);
      else after.set(name, value);
      return after;
    };
    setParams(change, { replace: true, preventScrollReset: true });
  };
  const sortOptions = sorts.flatMap(({ word, sort: { column, direction } }) => {
    const header = headerOf(column);
    if (header === undefined) return [];
    return [{ value: word, label: direction === 'ascending' ? t`${header}, ascending` : t`${header}, descending` }];
  });
  if (filters.length === 0 && sortOptions.length === 0) return null;
  return (
    <Grid least="xs" gap="s5">
      {filters.map(({ name, label, allLabel, value, options }) => (
        <Select
          key={name}
          label={label}
          placeholder={allLabel}
          options={withValue(options, value)}
          value={value === undefined ? null : String(value)}
          onChange={(next) => setParam(name, next)}
        />
      ))}
      {sortOptions.length > 0 && (
        <Select
          label={t`Sort by`}
          placeholder={t`Default order`}
          options={sortOptions}
          value={sort ?? null}
          onChange={(next) => setParam('sort', next)}
        />
      )}
    </Grid>
  );
}

/** A value of the URL that is not among the options, or not yet, is shown by its id: the field must not say “all”. */
function withValue(options: ListFilter['options'], value: ListFilter['value']): ListFilter['options'] {
  if (value === undefined) return options;
  const all = options.flatMap((option) => ('options' in option ? option.options : [option]));
  const text = String(value);
  return all.some((option) => option.value === text) ? options : [...options, { value: text, label: `#${text}` }];
}
