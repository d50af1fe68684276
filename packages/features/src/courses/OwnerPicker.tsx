import { listUsersQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { ComboBox } from '@fanous/ui/forms/ComboBox';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../shared/app.ts';
import { useFormWords } from '../shared/dashboard/useFormWords.ts';
import { useErrorText } from '../shared/useErrorText.ts';
import { useSettled } from '../shared/useSettled.ts';

const typingPauseMs = 250;
/** As many of each role as a list shows without becoming a search of its own. */
const mostShown = 20;

interface OwnerPickerProps {
  saved: { id: number; name: string } | undefined;
}

/** Whose course it is: a teacher or an admin, found by the server. */
export function OwnerPicker({ saved }: OwnerPickerProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const words = useFormWords();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), typingPauseMs);
  const of = (role: 'teacher' | 'admin') => ({
    ...listUsersQuery(api, { query: { role, ...(search !== '' && { search }), per_page: mostShown } }),
    placeholderData: keepPreviousData,
  });
  const teachers = useQuery(of('teacher'));
  const admins = useQuery(of('admin'));
  const error = teachers.error ?? admins.error;
  const found = [...(teachers.data?.users ?? []), ...(admins.data?.users ?? [])];
  // The saved owner is there from the start; a search finds whom it finds.
  const isMissing = saved !== undefined && search === '' && !found.some(({ id }) => id === saved.id);
  const items = found.map(({ id, name, email }) => ({ id: String(id), label: name, detail: email }));

  return (
    <ComboBox
      name="user_id"
      label={t`Owner`}
      description={t`A teacher or an admin. Search by name or e-mail.`}
      items={isMissing ? [{ id: String(saved.id), label: saved.name }, ...items] : items}
      filter="none"
      {...(saved && { defaultValue: String(saved.id) })}
      onInputChange={setTyped}
      isPending={teachers.isFetching || admins.isFetching || search !== typed.trim()}
      pendingLabel={t`Searching`}
      emptyLabel={error ? errorText(error) : t`No result for “${search}”`}
      buttonLabel={t`Show owners`}
      countMessage={(count) =>
        t`${plural(count, { 0: 'No results', one: '# result available', other: '# results available' })}`
      }
      {...words.required(t`Owner`)}
    />
  );
}
