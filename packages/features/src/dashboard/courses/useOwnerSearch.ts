import { listUsersQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useDebouncedValue } from '../../shared/hooks/useDebouncedValue.ts';
import { NoResultText } from '../../shared/search/NoResultText.tsx';

const debounceMs = 250;
/** Per role. A longer list would be hard to scan. */
const maxResults = 20;

/** Searches teachers and admins, who may own a course, on the server while the user types. Returns props for a `ComboBox`. */
export function useOwnerSearch() {
  const { t } = useLingui();
  const { api } = useApp();
  const errorText = useErrorText();
  const [inputText, setInputText] = useState('');
  const search = useDebouncedValue(inputText.trim(), debounceMs);
  const createUsersQuery = (role: 'teacher' | 'admin') => ({
    ...listUsersQuery(api, { query: { role, ...(search !== '' && { search }), per_page: maxResults } }),
    placeholderData: keepPreviousData,
  });
  const teachers = useQuery(createUsersQuery('teacher'));
  const admins = useQuery(createUsersQuery('admin'));
  const error = teachers.error ?? admins.error;
  const owners = [...(teachers.data?.users ?? []), ...(admins.data?.users ?? [])];
  return {
    search,
    items: owners.map(({ id, name, email }) => ({ id: String(id), label: name, description: email })),
    pickerProps: {
      filter: 'none' as const,
      onInputChange: setInputText,
      isPending: teachers.isFetching || admins.isFetching || search !== inputText.trim(),
      pendingLabel: t`Searching`,
      emptyLabel: error ? errorText(error) : createElement(NoResultText, { search }),
      buttonLabel: t`Show owners`,
      countMessage: (count: number) =>
        t`${plural(count, { 0: 'No results', one: '# result available', other: '# results available' })}`,
    },
  };
}
