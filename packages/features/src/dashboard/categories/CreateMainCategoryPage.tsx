import { createMainCategory, type CreateMainCategoryInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { formBody } from '../frames/formBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { NameField } from './NameField.tsx';

/** Making a main category. */
export function CreateMainCategoryPage() {
  const { t } = useLingui();
  return (
    <FormPage
      title={t`Add main category`}
      save={(api, values, { idempotencyKey }) =>
        createMainCategory(api, {
          body: formBody(values, { empty: 'left out' }) as CreateMainCategoryInput['body'],
          idempotencyKey,
        })
      }
      back={paths.mainCategories.to()}
      invalidates={['listMainCategories']}
      words={{
        failure: t`There was a problem creating the category`,
        success: t`Category created successfully`,
        submit: t`Add main category`,
      }}
    >
      <NameField />
    </FormPage>
  );
}
