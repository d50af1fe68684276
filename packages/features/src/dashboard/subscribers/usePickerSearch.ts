import type { Api } from '@fanous/api-client/client';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createElement, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useDebouncedValue } from '../../shared/hooks/useDebouncedValue.ts';
import { NoResultText } from '../../shared/search/NoResultText.tsx';

const typingPauseMs = 250;
/** A longer list would be hard to scan. */
const maxResults = 20;

interface PickerQuery {
  search?: string;
  per_page: number;
}

/** Searches on the server while the user types. Returns the response and the props of the picker. */
export function usePickerSearch<Response>(
  query: (
    api: Api,
    pickerQuery: PickerQuery,
  ) => { queryKey: QueryKey; queryFn: (context: { signal?: AbortSignal }) => Promise<Response> },
) {
  const { t } = useLingui();
  const { api } = useApp();
  const errorText = useErrorText();
  const [inputText, setInputText] = useState('');
  const search = useDebouncedValue(inputText.trim(), typingPauseMs);
  const found = useQuery({
    ...query(api, { ...(search !== '' && { search }), per_page: maxResults }),
    placeholderData: keepPreviousData,
  });
  return {
    found: found.data,
    picker: {
      onInputChange: setInputText,
      isPending: found.isFetching || search !== inputText.trim(),
      pendingLabel: t`Searching`,
      emptyLabel: found.error
        ? errorText(found.error)
        : search === ''
          ? t`No data found`
          : createElement(NoResultText, { search }),
      countMessage: (count: number) =>
        t`${plural(count, { 0: 'No results', one: '# result available', other: '# results available' })}`,
    },
  };
}
