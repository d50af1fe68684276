import { listCoursesQuery } from '@fanous/api-client/generated/queries.ts';
import { ComboBox } from '@fanous/ui/forms/ComboBox';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PickedList } from './PickedList.tsx';
import { usePickerSearch } from './usePickerSearch.ts';

/** Selects many courses, one after another, by name. */
export function CoursesPicker() {
  const { t } = useLingui();
  const { found, picker } = usePickerSearch((api, query) => listCoursesQuery(api, { query }));
  const [picked, setPicked] = useState<readonly { id: number; name: string }[]>([]);
  const [round, setRound] = useState(0);
  const left = (found?.courses ?? []).filter(({ id }) => !picked.some((course) => course.id === id));
  const pick = (next: typeof picked) => {
    setPicked(next);
    picker.onInputChange('');
    setRound(round + 1);
  };
  return (
    <Stack gap="s4">
      <ComboBox
        // Remounts after each pick, with an empty text.
        key={round}
        autoFocus={round > 0}
        {...picker}
        label={t`Courses`}
        description={t`You can choose more than one.`}
        items={left.map(({ id, name, user }) => ({ id: String(id), label: name, description: user.name }))}
        filter="none"
        onChange={(chosen) => {
          const course = left.find(({ id }) => String(id) === chosen);
          if (course) pick([...picked, course]);
        }}
        buttonLabel={t`Show courses`}
        isRequired={picked.length === 0}
        requiredMessage={t`Select at least one course`}
      />
      <PickedList
        name="course_ids"
        label={t`Chosen courses`}
        picked={picked}
        onRemove={(id) => pick(picked.filter((course) => course.id !== id))}
      />
    </Stack>
  );
}
