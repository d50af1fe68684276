import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import { ImageField } from '@fanous/ui/forms/ImageField';
import { PriceField } from '@fanous/ui/forms/PriceField';
import { TextArea } from '@fanous/ui/forms/TextArea';
import { TextField } from '@fanous/ui/forms/TextField';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useImageFieldLabels } from '../frames/useImageFieldLabels.ts';
import { useFieldLimits } from '../../shared/forms/useFieldLimits.ts';
import { CategoryPicker } from './CategoryPicker.tsx';
import type { EditableCourse } from './courseForm.api.ts';
import { OwnerPicker } from './OwnerPicker.tsx';
import { SlugField } from './SlugField.tsx';

const maxPointsLength = 2000;

/** The fields of a new or existing course. */
export function CourseFields({ course }: { course?: EditableCourse }) {
  const { t } = useLingui();
  const format = useFormat();
  const formLabels = useSharedFormTexts();
  const imageLabels = useImageFieldLabels();
  const limits = useQuery(getSettingsQuery(useApp().api)).data?.limits;
  const [name, setName] = useState(course?.name ?? '');
  const { name_max, description_max, price_max } = useFieldLimits();
  const largest = limits && format.fileSize(limits.image_bytes);
  const highest = format.price(price_max);
  const zero = format.number(0);

  return (
    <>
      <TextField
        name="name"
        label={t`Name`}
        value={name}
        onChange={setName}
        autoComplete="off"
        maxLength={name_max}
        {...formLabels.getRequiredProps(t`Name`)}
      />
      <SlugField name={name} savedCourse={course} />
      <TextArea
        name="description"
        label={t`Description`}
        defaultValue={course?.description ?? ''}
        maxLength={description_max}
        {...formLabels.getRequiredProps(t`Description`)}
      />
      {/* Legacy APIs have neither. */}
      {(!course || course.outcomes !== undefined) && (
        <>
          <TextArea
            name="outcomes"
            label={t`What students learn`}
            description={t`One point per line. The course page shows them as a list.`}
            optionalLabel={formLabels.optionalLabel}
            defaultValue={course?.outcomes ?? ''}
            maxLength={maxPointsLength}
          />
          <TextArea
            name="audience"
            label={t`Who the course is for`}
            description={t`One point per line. The course page shows them as a list.`}
            optionalLabel={formLabels.optionalLabel}
            defaultValue={course?.audience ?? ''}
            maxLength={maxPointsLength}
          />
        </>
      )}
      <PriceField
        name="price"
        label={t`Price`}
        description={t`In Egyptian pounds. ${zero} is free.`}
        {...(course && { defaultValue: course.price })}
        maxValue={price_max}
        {...formLabels.getRequiredProps(t`Price`)}
        invalidMessage={t`Enter a number`}
        rangeMessage={t`From ${zero} to ${highest}`}
      />
      <OwnerPicker savedOwner={course?.user} />
      <CategoryPicker course={course} />
      <ImageField
        name="image"
        label={t`Course image`}
        optionalLabel={formLabels.optionalLabel}
        savedSrc={course?.image ? getStorageUrl(course.image) : null}
        removedInputName="remove_image"
        acceptedLabel={largest ? t`JPEG, PNG, WebP, AVIF or GIF, up to ${largest}` : t`JPEG, PNG, WebP, AVIF or GIF`}
        {...(limits && { maxBytes: limits.image_bytes })}
        labels={imageLabels}
      />
    </>
  );
}
