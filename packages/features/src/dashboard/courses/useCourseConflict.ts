import {
  getCourseQuery,
  type GetCourseResult,
  type ListMainCategoriesResult,
} from '@fanous/api-client/generated/queries.ts';
import { type ListUsersResult, type UpdateCourseResult } from '@fanous/api-client/generated/staffQueries.ts';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../../shared/app/app.ts';
import type { FormPageProps } from '../frames/formPageProps.ts';
import { categoryOptionsQuery } from './courseForm.api.ts';

/** Handles a save conflict of a course: caches the saved version and compares it with the changes in the form. */
export function useCourseConflict(id: number): NonNullable<FormPageProps['conflict']> {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const format = useFormat();
  const { queryKey } = getCourseQuery(api, { path: { course: String(id) } });
  // A picked owner is in the cache of the user lists.
  const getOwnerName = (user: number) =>
    queryClient
      .getQueriesData<ListUsersResult>({ queryKey: ['listUsers'] })
      .flatMap(([, response]) => response?.users ?? [])
      .find((listed) => listed.id === user)?.name ?? format.number(user);
  const getCategoryName = (category: number) =>
    queryClient
      .getQueryData<ListMainCategoriesResult>(categoryOptionsQuery(api).queryKey)
      ?.main_categories.flatMap(({ categories }) => categories)
      .find((listed) => listed.id === category)?.name ?? '';

  return {
    applySaved: (current) =>
      queryClient.setQueryData<GetCourseResult>(
        queryKey,
        (before) => before && { ...before, ...(current as UpdateCourseResult) },
      ),
    getDifferences: (changes) => {
      const theirs = queryClient.getQueryData<GetCourseResult>(queryKey);
      if (!theirs) return [];
      const getMine = (name: string) => {
        const value = changes.get(name);
        return typeof value === 'string' ? value : '';
      };
      const fields = [
        { name: 'name', label: t`Name`, mine: getMine('name'), theirs: theirs.name },
        { name: 'slug', label: t`Slug`, mine: getMine('slug'), theirs: theirs.slug },
        { name: 'description', label: t`Description`, mine: getMine('description'), theirs: theirs.description },
        {
          name: 'outcomes',
          label: t`What students learn`,
          mine: getMine('outcomes'),
          theirs: theirs.outcomes ?? '',
        },
        {
          name: 'audience',
          label: t`Who the course is for`,
          mine: getMine('audience'),
          theirs: theirs.audience ?? '',
        },
        {
          name: 'price',
          label: t`Price`,
          mine: format.price(Number(getMine('price'))),
          theirs: format.price(theirs.price),
        },
        {
          name: 'user_id',
          label: t`Owner`,
          mine: getOwnerName(Number(getMine('user_id'))),
          theirs: theirs.user.name,
        },
        {
          name: 'categories[]',
          label: t`Category`,
          mine: getCategoryName(Number(getMine('categories[]'))),
          theirs: format.plainList(theirs.categories.map((category) => category.name)),
        },
        { name: 'image', label: t`Course image`, mine: getFileName(changes.get('image')), theirs: t`The saved image` },
        { name: 'remove_image', label: t`Course image`, mine: t`No image`, theirs: t`The saved image` },
      ];
      return fields.filter(({ name }) => changes.has(name));
    },
  };
}

const getFileName = (value: FormDataEntryValue | null) => (value instanceof File ? value.name : '');
