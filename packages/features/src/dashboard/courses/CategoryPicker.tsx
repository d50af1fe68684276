import { ComboBox } from '@fanous/ui/forms/ComboBox';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { getOtherCategories } from './courseCategories.ts';
import { categoryOptionsQuery, type EditableCourse } from './courseForm.api.ts';

/** The category of a course, one main category's after another's; a search for a main category finds all of its own. */
export function CategoryPicker({ course }: { course: EditableCourse | undefined }) {
  const { t } = useLingui();
  const formLabels = useSharedFormTexts();
  const format = useFormat();
  const mains = useQuery(categoryOptionsQuery(useApp().api)).data?.main_categories ?? [];
  const items = mains.flatMap((main) =>
    main.categories.map(({ id, name }) => ({ id: String(id), label: name, description: main.name })),
  );
  const others = course ? format.plainList(getOtherCategories(course).map(({ name }) => name)) : '';
  return (
    <ComboBox
      name="categories[]"
      label={t`Category`}
      items={items}
      {...(course?.category_id && { defaultValue: String(course.category_id) })}
      {...(others !== '' && {
        description: (
          <Trans>
            The course also stays in: <Bidi>{others}</Bidi>
          </Trans>
        ),
      })}
      emptyLabel={t`No categories found`}
      buttonLabel={t`Show categories`}
      countMessage={(count) =>
        t`${plural(count, { 0: 'No results', one: '# result available', other: '# results available' })}`
      }
      {...formLabels.getRequiredProps(t`Category`)}
    />
  );
}
