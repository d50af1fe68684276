import { getSettingsQuery, getUserQuery } from '@fanous/api-client/generated/queries.ts';
import { updateUser } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { hasAccess } from '../../shared/app/access.ts';
import { useApp } from '../../shared/app/app.ts';
import { toRequestBody } from '../frames/toRequestBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { NotAllowedPage } from '../../shared/errors/NotAllowedPage.tsx';
import { useSession } from '../../shared/app/useSession.ts';
import { UserFields } from './UserFields.tsx';

/** Edits an account. */
export function EditUserPage() {
  const { t } = useLingui();
  const { api, session } = useApp();
  const me = useSession()?.data;
  const id = Number(useParams()['id']);
  const user = useQuery(getUserQuery(api, { path: { id } }));
  // A description that a field gets later is not read out.
  const settings = useQuery(getSettingsQuery(api));
  // Limited admins may not edit admins (decision 6).
  if (user.data?.role === 'admin' && !(me !== undefined && hasAccess(me, ['full-admin']))) return <NotAllowedPage />;
  return (
    <FormPage
      title={t`Edit user`}
      save={async (api, values) => {
        const response = await updateUser(api, { path: { id }, body: toRequestBody(values, { emptyAs: 'null' }) });
        // The server sends a new token after users change their own password: all old tokens are revoked (decision 43).
        if (response.access_token !== undefined)
          session.setFromResponse({ access_token: response.access_token, data: response });
        return response;
      }}
      submitMode="changes"
      returnTo={paths.users.to()}
      invalidates={['listUsers', 'getUser']}
      labels={{ errorMessage: t`There was a problem updating the user`, successMessage: t`User updated successfully` }}
      initialDataSource={{ query: settings.isPending ? settings : user, errorMessage: t`Failed to fetch user data` }}
    >
      <UserFields {...(user.data && { user: user.data })} />
    </FormPage>
  );
}
