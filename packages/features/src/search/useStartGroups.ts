import { listMainCategoriesQuery } from '@fanous/api-client/generated/queries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { useApp } from '../shared/app/app.ts';
import { type CommandGroup, maxResultsPerKind } from './foundCommands.ts';
import type { RecentSearches } from '../shared/storage/recentSearches.ts';

interface StartGroups {
  /** The searches before, and a command that deletes them. */
  recent: CommandGroup;
  /** The categories with the most courses. */
  categories: CommandGroup;
}

/** What the search offers before typing. */
export function useStartGroups(recentSearches: RecentSearches): StartGroups {
  const { t } = useLingui();
  const { api } = useApp();
  const [recent, setRecent] = useState(() => recentSearches.list());
  const mainCategories = useQuery(listMainCategoriesQuery(api, { query: { per_page: 200 } })).data?.main_categories;
  const popular = (mainCategories ?? [])
    .flatMap(({ categories }) => categories)
    .filter(({ courses_count: count }) => count > 0)
    .toSorted((a, b) => b.courses_count - a.courses_count)
    .slice(0, maxResultsPerKind);
  const clear = {
    id: 'clear-recent',
    label: t`Clear recent searches`,
    icon: 'trash' as const,
    isResult: false,
    staysOpen: true,
    onAction: () => {
      recentSearches.clear();
      setRecent([]);
    },
  };
  return {
    recent: {
      id: 'recent',
      label: t`Recent searches`,
      commands:
        recent.length === 0
          ? []
          : [
              ...recent.map((search) => ({
                id: `recent-${search}`,
                label: search,
                icon: 'clock' as const,
                inputText: search,
              })),
              clear,
            ],
    },
    categories: {
      id: 'categories',
      label: t`Popular categories`,
      commands: popular.map(({ id, name }) => ({
        id: `category-${id}`,
        label: name,
        icon: 'layout-grid' as const,
        href: paths.categoryCourses.to({ id }),
        isResult: false,
      })),
    },
  };
}
