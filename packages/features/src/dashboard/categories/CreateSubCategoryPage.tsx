import { createCategory, type CreateCategoryInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { toRequestBody } from '../frames/toRequestBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { mainCategoryOptionsQuery } from './mainCategoryOptionsQuery.ts';
import { SubCategoryFields } from './SubCategoryFields.tsx';

/** Creates a sub-category. The URL may preselect the main category. */
export function CreateSubCategoryPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const mains = useQuery(mainCategoryOptionsQuery(api));
  const main = Number(useSearchParams()[0].get('main')) || undefined;
  return (
    <FormPage
      title={t`Add sub-category`}
      save={(api, values, { idempotencyKey }) =>
        createCategory(api, {
          body: toRequestBody(values, { emptyAs: 'omit' }) as CreateCategoryInput['body'],
          idempotencyKey,
        })
      }
      returnTo={main === undefined ? paths.mainCategories.to() : paths.subCategoriesIndex.to({ id: main })}
      invalidates={['listCategories', 'listMainCategories', 'getMainCategory']}
      labels={{
        errorMessage: t`There was a problem creating the category`,
        successMessage: t`Category created successfully`,
        submitLabel: t`Add sub-category`,
      }}
      initialDataSource={{ query: mains, errorMessage: t`Failed to fetch category data` }}
    >
      <SubCategoryFields mainId={main} />
    </FormPage>
  );
}
