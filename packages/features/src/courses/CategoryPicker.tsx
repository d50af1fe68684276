import { ComboBox } from '@fanous/ui/forms/ComboBox';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../shared/app.ts';
import { useFormWords } from '../shared/dashboard/useFormWords.ts';
import { categoryChoices } from './courseForm.api.ts';

/** The category of a course, one main category's after another's; a search for a main category finds all of its own. */
export function CategoryPicker({ savedId }: { savedId: number | null | undefined }) {
  const { t } = useLingui();
  const words = useFormWords();
  const mains = useQuery(categoryChoices(useApp().api)).data?.main_categories ?? [];
  const items = mains.flatMap((main) =>
    main.categories.map(({ id, name }) => ({ id: String(id), label: name, detail: main.name })),
  );
  return (
    <ComboBox
      name="categories[]"
      label={t`Category`}
      items={items}
      {...(savedId && { defaultValue: String(savedId) })}
      emptyLabel={t`No categories found`}
      buttonLabel={t`Show categories`}
      countMessage={(count) =>
        t`${plural(count, { 0: 'No results', one: '# result available', other: '# results available' })}`
      }
      {...words.required(t`Category`)}
    />
  );
}
