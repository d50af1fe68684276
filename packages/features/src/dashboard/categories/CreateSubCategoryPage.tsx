import { createCategory, type CreateCategoryInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { formBody } from '../frames/formBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { mainChoices } from './mainChoices.ts';
import { SubCategoryFields } from './SubCategoryFields.tsx';

/** Making a sub-category; the address may say under which main category. */
export function CreateSubCategoryPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const mains = useQuery(mainChoices(api));
  const main = Number(useSearchParams()[0].get('main')) || undefined;
  return (
    <FormPage
      title={t`Add sub-category`}
      save={(api, values, { idempotencyKey }) =>
        createCategory(api, {
          body: formBody(values, { empty: 'left out' }) as CreateCategoryInput['body'],
          idempotencyKey,
        })
      }
      back={main === undefined ? paths.mainCategories.to() : paths.subCategoriesIndex.to({ id: main })}
      invalidates={['listCategories', 'listMainCategories', 'getMainCategory']}
      words={{
        failure: t`There was a problem creating the category`,
        success: t`Category created successfully`,
        submit: t`Add sub-category`,
      }}
      fetched={{ query: mains, failure: t`Failed to fetch category data` }}
    >
      <SubCategoryFields mainId={main} />
    </FormPage>
  );
}
