import { getCategoryQuery } from '@fanous/api-client/generated/queries.ts';
import { updateCategory } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { mainCategoryOptionsQuery } from './mainCategoryOptionsQuery.ts';
import { SubCategoryFields } from './SubCategoryFields.tsx';

/** Edits the name and the main category of a sub-category. */
export function EditSubCategoryPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const id = Number(useParams()['id']);
  const mains = useQuery(mainCategoryOptionsQuery(api));
  const category = useQuery(getCategoryQuery(api, { path: { id } }));
  const missing = category.data === undefined ? category : mains;
  const mainId = category.data?.main_category_id;
  return (
    <FormPage
      title={t`Edit sub-category`}
      save={(api, values) => updateCategory(api, { path: { id }, body: getChanges(values) })}
      submitMode="changes"
      returnTo={mainId === undefined ? paths.mainCategories.to() : paths.subCategoriesIndex.to({ id: mainId })}
      invalidates={['listCategories', 'listMainCategories', 'getMainCategory', 'getCategory']}
      labels={{
        errorMessage: t`There was a problem updating the category`,
        successMessage: t`Category updated successfully`,
      }}
      initialDataSource={{ query: missing, errorMessage: t`Failed to fetch category data` }}
    >
      <SubCategoryFields name={category.data?.name} mainId={mainId} />
    </FormPage>
  );
}

/** The request body is JSON: the id must be a number. */
function getChanges(values: FormData) {
  const [name, main] = [values.get('name'), values.get('main_category_id')];
  return {
    ...(typeof name === 'string' && { name: name.trim() }),
    ...(main !== null && { main_category_id: Number(main) }),
  };
}
