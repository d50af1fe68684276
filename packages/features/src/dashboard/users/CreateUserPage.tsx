import { createUser, type CreateUserInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { toRequestBody } from '../frames/toRequestBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { UserFields } from './UserFields.tsx';

/** Creates an account for a user. */
export function CreateUserPage() {
  const { t } = useLingui();
  return (
    <FormPage
      title={t`Add user`}
      save={(api, values, { idempotencyKey }) =>
        createUser(api, { body: toRequestBody(values, { emptyAs: 'omit' }) as CreateUserInput['body'], idempotencyKey })
      }
      returnTo={paths.users.to()}
      invalidates={['listUsers']}
      labels={{
        errorMessage: t`There was a problem creating the user`,
        successMessage: t`User created successfully`,
        submitLabel: t`Add user`,
      }}
    >
      <UserFields />
    </FormPage>
  );
}
