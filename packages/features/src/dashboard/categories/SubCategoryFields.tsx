import { Select } from '@fanous/ui/forms/Select';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { mainCategoryOptionsQuery } from './mainCategoryOptionsQuery.ts';
import { NameField } from './NameField.tsx';

interface SubCategoryFieldsProps {
  name?: string | undefined;
  /** The main category that is selected initially. */
  mainId?: number | undefined;
}

/** The fields of a sub-category: name and main category. */
export function SubCategoryFields({ name, mainId }: SubCategoryFieldsProps) {
  const { t } = useLingui();
  const formLabels = useSharedFormTexts();
  const mains = useQuery(mainCategoryOptionsQuery(useApp().api)).data?.main_categories ?? [];
  return (
    <>
      <NameField name={name} />
      <Select
        name="main_category_id"
        label={t`Main category`}
        placeholder={t`Choose the main category`}
        options={mains.map((main) => ({ value: String(main.id), label: main.name }))}
        defaultValue={mainId === undefined ? '' : String(mainId)}
        {...formLabels.getRequiredProps(t`Main category`)}
      />
    </>
  );
}
