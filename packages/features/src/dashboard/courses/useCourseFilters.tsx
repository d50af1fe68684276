import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import type { ListFilter } from '../frames/ListFilters.tsx';
import { useFilterParam, useIdFilterParam } from '../frames/useFilterParam.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { categoryOptionsQuery } from './courseForm.api.ts';

const prices = ['free', 'paid'] as const;
const lazyOwnerFilter = lazyComponent('OwnerFilter', () => import('./OwnerFilter.tsx'));

/** The filters of the courses list: category, owner and price. Their values are in the URL. */
export function useCourseFilters() {
  const { t } = useLingui();
  const { api } = useApp();
  const category = useIdFilterParam('category');
  const owner = useIdFilterParam('teacher');
  const price = useFilterParam('price', prices);
  const mains = useQuery(categoryOptionsQuery(api)).data?.main_categories ?? [];
  const toOptions = (items: readonly { id: number; name: string }[]) =>
    items.map(({ id, name }) => ({ value: String(id), label: name }));

  const filters: ListFilter[] = [
    {
      name: 'category',
      label: t`Category`,
      allLabel: t`All categories`,
      value: category,
      options: mains
        .filter(({ categories }) => categories.length > 0)
        .map(({ name, categories }) => ({ label: name, options: toOptions(categories) })),
    },
    {
      name: 'teacher',
      value: owner,
      field: (onChange) => <lazyOwnerFilter.Component value={owner} onChange={onChange} />,
    },
    {
      name: 'price',
      label: t`Price`,
      allLabel: t`All prices`,
      value: price,
      options: [
        { value: 'free', label: t`Free` },
        { value: 'paid', label: t`Paid` },
      ],
    },
  ];
  const query = {
    ...(category !== undefined && { category_id: category }),
    ...(owner !== undefined && { user_id: owner }),
    ...(price && { price }),
  };
  return { query, filters };
}
