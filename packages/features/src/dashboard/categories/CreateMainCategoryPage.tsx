import { createMainCategory, type CreateMainCategoryInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { toRequestBody } from '../frames/toRequestBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { NameField } from './NameField.tsx';

/** Creates a main category. */
export function CreateMainCategoryPage() {
  const { t } = useLingui();
  return (
    <FormPage
      title={t`Add main category`}
      save={(api, values, { idempotencyKey }) =>
        createMainCategory(api, {
          body: toRequestBody(values, { emptyAs: 'omit' }) as CreateMainCategoryInput['body'],
          idempotencyKey,
        })
      }
      returnTo={paths.mainCategories.to()}
      invalidates={['listMainCategories']}
      labels={{
        errorMessage: t`There was a problem creating the category`,
        successMessage: t`Category created successfully`,
        submitLabel: t`Add main category`,
      }}
    >
      <NameField />
    </FormPage>
  );
}
