import { Select, type SelectProps } from '@fanous/ui/forms/Select';
import { Grid } from '@fanous/ui/layout/Grid';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListSort } from './useList.ts';

interface ListFilterParam {
  /** The name of the URL parameter. */
  name: string;
  value: string | number | undefined;
}

interface OptionsFilter extends ListFilterParam {
  label: string;
  /** The label when nothing is selected: «كل الأدوار». */
  allLabel: string;
  options: SelectProps['options'];
}

/** A filter with too many values for a select. */
interface FieldFilter extends ListFilterParam {
  /** Renders the field. Null clears the filter. */
  field: (onChange: (value: string | null) => void) => ReactNode;
}

/** A filter of a list. Its value is in the URL. */
export type ListFilter = OptionsFilter | FieldFilter;

interface ListFiltersProps {
  filters: readonly ListFilter[];
  /** The sort orders. Column headers offer them too, but cards have no headers. */
  sorts: readonly ListSort[];
  sort: string | undefined;
  /** The header text of a column. */
  getHeader: (column: string) => string | undefined;
}

/** The filters and the sort order of a list. Their values are in the URL. */
export function ListFilters({ filters, sorts, sort, getHeader }: ListFiltersProps) {
  const { t } = useLingui();
  const [, setParams] = useSearchParams();
  const setParam = (name: string, value: string | null) => {
    const updateParams = (previous: URLSearchParams) => {
      const updated = new URLSearchParams(previous);
      if (value === null) updated.delete(name);
      else updated.set(name, value);
      return updated;
    };
    setParams(updateParams, { replace: true, preventScrollReset: true });
  };
  const sortOptions = sorts.flatMap(({ value, sort: { column, direction } }) => {
    const header = getHeader(column);
    if (header === undefined) return [];
    return [{ value, label: direction === 'ascending' ? t`${header}, ascending` : t`${header}, descending` }];
  });
  if (filters.length === 0 && sortOptions.length === 0) return null;
  return (
    <Grid minColumnWidth="xs" gap="s5">
      {filters.map((filter) => {
        const { name, value } = filter;
        const handleChange = (next: string | null) => setParam(name, next);
        // The wrapper reserves the place of a lazy field.
        if ('field' in filter) return <div key={name}>{filter.field(handleChange)}</div>;
        return (
          <Select
            key={name}
            label={filter.label}
            placeholder={filter.allLabel}
            options={addMissingOption(filter.options, value)}
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

/** Adds the value from the URL by its id if the options do not contain it (yet): the field must not show “all”. */
function addMissingOption(options: OptionsFilter['options'], value: OptionsFilter['value']): OptionsFilter['options'] {
  if (value === undefined) return options;
  const all = options.flatMap((option) => ('options' in option ? option.options : [option]));
  const text = String(value);
  return all.some((option) => option.value === text) ? options : [...options, { value: text, label: `#${text}` }];
}
