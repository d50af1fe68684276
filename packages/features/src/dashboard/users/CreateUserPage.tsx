import { createUser, type CreateUserInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { formBody } from '../frames/formBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { UserFields } from './UserFields.tsx';

/** Making an account for somebody. */
export function CreateUserPage() {
  const { t } = useLingui();
  return (
    <FormPage
      title={t`Add user`}
      save={(api, values, { idempotencyKey }) =>
        createUser(api, { body: formBody(values, { empty: 'left out' }) as CreateUserInput['body'], idempotencyKey })
      }
      back={paths.users.to()}
      invalidates={['listUsers']}
      words={{
        failure: t`There was a problem creating the user`,
        success: t`User created successfully`,
        submit: t`Add user`,
      }}
    >
      <UserFields />
    </FormPage>
  );
}
