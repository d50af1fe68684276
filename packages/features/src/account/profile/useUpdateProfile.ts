import type { Schema } from '@fanous/api-client/client';
import { getUserQuery, updateProfile } from '@fanous/api-client/generated/queries.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import type { UpdateProfileInput, UpdateProfileResult } from '@fanous/api-client/generated/queries.ts';
import { useApp } from '../../shared/app/app.ts';
import { useAction } from '../../shared/hooks/useAction.ts';

/** Updates the user's own account, and the session with the response (spec §7). */
export function useUpdateProfile(): UseMutationResult<UpdateProfileResult, Error, UpdateProfileInput> {
  const { api, session, queryClient } = useApp();
  return useAction(async (client, input: UpdateProfileInput) => {
    const response = await updateProfile(client, input);
    // A changed password ends every session and gives a new token (decision 43).
    const token = response.access_token ?? session.getToken();
    if (token !== null) {
      const { data } = session.setFromResponse({ access_token: token, data: response.data });
      const { queryKey } = getUserQuery(api, { path: { id: data.id } });
      // A fetch under way may have the old data: a new sign-in fetches everything again.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before: Schema<'UserDetail'> | undefined) => {
        const isNewEmail = before?.email_confirmed_at !== undefined && before.email !== data.email;
        return before && { ...before, ...data, ...(isNewEmail && { email_confirmed_at: null }) };
      });
    }
    return response;
  });
}
