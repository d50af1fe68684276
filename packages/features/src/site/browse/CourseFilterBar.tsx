import type { Schema } from '@fanous/api-client/client';
import { ToggleChips } from '@fanous/ui/actions/ToggleChips';
import { SearchField } from '@fanous/ui/forms/SearchField';
import { FilterBar } from '@fanous/ui/layout/FilterBar';
import { useLingui } from '@lingui/react/macro';
import { coursesSectionId, paths } from '../../paths.ts';
import type { UrlFilter } from './urlFilter.ts';
import { useCountLabels } from './useCountLabels.ts';

const ignoreSubmit = () => {};

interface CourseFilterBarProps {
  categories: Schema<'MainCategory'>[];
  text: string;
  onTextChange: (text: string) => void;
  filter: UrlFilter;
  onFilterChange: (filter: UrlFilter) => void;
}

/** The search field and the category filter. They stay visible while the list scrolls. */
export function CourseFilterBar({ categories, text, onTextChange, filter, onFilterChange }: CourseFilterBarProps) {
  const { t } = useLingui();
  const counts = useCountLabels();
  return (
    <FilterBar
      search={
        <SearchField
          label={t`Search by course name`}
          clearLabel={t`Clear search`}
          value={text}
          onChange={onTextChange}
          name="q"
          action={paths.home.to()}
          // The list already updates while the user types.
          onSubmit={ignoreSubmit}
          controlsId={coursesSectionId}
        />
      }
      filters={
        <ToggleChips
          label={t`Filter by category`}
          allLabel={t({ message: 'All', context: 'filter' })}
          allOfItemLabel={(name) => t`All of ${name}`}
          countLabel={counts.courses}
          removeLabel={(name) => t`Remove ${name}`}
          items={categories.map((main) => ({
            id: String(main.id),
            label: main.name,
            children: main.categories.map(({ id, name, courses_count: count }) => ({
              id: String(id),
              label: name,
              count,
            })),
          }))}
          value={{
            ...(filter.mainId === undefined ? {} : { itemId: String(filter.mainId) }),
            ...(filter.categoryId === undefined ? {} : { childId: String(filter.categoryId) }),
          }}
          onChange={({ itemId, childId }) =>
            onFilterChange({
              mainId: itemId === undefined ? undefined : Number(itemId),
              categoryId: childId === undefined ? undefined : Number(childId),
              pages: 1,
            })
          }
        />
      }
    />
  );
}
