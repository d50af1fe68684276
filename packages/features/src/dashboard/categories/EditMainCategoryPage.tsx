import { getMainCategoryQuery } from '@fanous/api-client/generated/queries.ts';
import { updateMainCategory } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { getFormText } from '../../shared/forms/getFormText.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { NameField } from './NameField.tsx';

/** Edits a main category. */
export function EditMainCategoryPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const id = Number(useParams()['id']);
  const main = useQuery(getMainCategoryQuery(api, { path: { id } }));
  return (
    <FormPage
      title={t`Edit main category`}
      save={(api, values) => updateMainCategory(api, { path: { id }, body: { name: getFormText(values, 'name') } })}
      submitMode="changes"
      returnTo={paths.mainCategories.to()}
      invalidates={['listMainCategories', 'getMainCategory', 'getCategory']}
      labels={{
        errorMessage: t`There was a problem updating the category`,
        successMessage: t`Category updated successfully`,
      }}
      initialDataSource={{ query: main, errorMessage: t`Failed to fetch category data` }}
    >
      <NameField name={main.data?.name} />
    </FormPage>
  );
}
