import { Select, type SelectProps } from '@fanous/ui/forms/Select';
import { Grid } from '@fanous/ui/layout/Grid';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListSort } from './useList.ts';

interface ListFilterParam {
  /** Of the parameter in the URL. */
  name: string;
  value: string | number | undefined;
}

interface OptionsFilter extends ListFilterParam {
  label: string;
  /** What no choice is called: «كل الأدوار». */
  allLabel: string;
  options: SelectProps['options'];
}

/** For choices that are too many for a list of options. */
interface FieldFilter extends ListFilterParam {
  /** The field that chooses. Null is no choice. */
  field: (onChange: (value: string | null) => void) => ReactNode;
}

/** One choice that narrows a list; it lives in the URL. */
export type ListFilter = OptionsFilter | FieldFilter;

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
    <Grid minColumnWidth="xs" gap="s5">
      {filters.map((filter) => {
        const { name, value } = filter;
        const handleChange = (next: string | null) => setParam(name, next);
        // A field that loads late has its place from the start.
        if ('field' in filter) return <div key={name}>{filter.field(handleChange)}</div>;
        return (
          <Select
            key={name}
            label={filter.label}
            placeholder={filter.allLabel}
            options={withValue(filter.options, value)}
            value={value === undefined ? null : String(value)}
            onChange={handleChange}
          />
        );
      })}
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
function withValue(options: OptionsFilter['options'], value: OptionsFilter['value']): OptionsFilter['options'] {
  if (value === undefined) return options;
  const all = options.flatMap((option) => ('options' in option ? option.options : [option]));
  const text = String(value);
  return all.some((option) => option.value === text) ? options : [...options, { value: text, label: `#${text}` }];
}
