import { listUsersQuery } from '@fanous/api-client/generated/queries.ts';
import { UserPicker as Picker } from '@fanous/ui/forms/UserPicker';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../shared/app.ts';
import { useErrorText } from '../shared/useErrorText.ts';
import { useSettled } from '../shared/useSettled.ts';

const typingPauseMs = 250;
/** As many as a list shows without becoming a search of its own. */
const mostShown = 20;

/** One user, found by e-mail or name; the server searches, so that it finds everyone there is. */
export function UserPicker() {
  const { t } = useLingui();
  const { api } = useApp();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), typingPauseMs);
  const users = useQuery({
    ...listUsersQuery(api, { query: { ...(search !== '' && { search }), per_page: mostShown } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Picker
      name="user_id"
      label={t`User`}
      description={t`Search by e-mail or name`}
      users={(users.data?.users ?? []).map(({ id, name, email }) => ({ id: String(id), name, email }))}
      onInputChange={setTyped}
      isPending={users.isFetching || search !== typed.trim()}
      pendingLabel={t`Searching`}
      emptyLabel={users.error ? errorText(users.error) : t`No result for “${search}”`}
      buttonLabel={t`Show users`}
      countMessage={(count) =>
        t`${plural(count, { 0: 'No results', one: '# result available', other: '# results available' })}`
      }
      isRequired
      requiredMessage={t`Select a user`}
    />
  );
}
