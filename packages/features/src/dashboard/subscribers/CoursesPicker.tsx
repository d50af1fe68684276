import { listCoursesQuery } from '@fanous/api-client/generated/queries.ts';
import { ComboBox } from '@fanous/ui/forms/ComboBox';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SelectedItemList } from './SelectedItemList.tsx';
import { usePickerSearch } from './usePickerSearch.ts';

/** Selects many courses, one after another, by name. */
export function CoursesPicker() {
  const { t } = useLingui();
  const { found, picker } = usePickerSearch((api, query) => listCoursesQuery(api, { query }));
  const [selectedCourses, setSelectedCourses] = useState<readonly { id: number; name: string }[]>([]);
  const [round, setRound] = useState(0);
  const remainingCourses = (found?.courses ?? []).filter(
    ({ id }) => !selectedCourses.some((course) => course.id === id),
  );
  const handleSelect = (next: typeof selectedCourses) => {
    setSelectedCourses(next);
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
        items={remainingCourses.map(({ id, name, user }) => ({ id: String(id), label: name, description: user.name }))}
        filter="none"
        onChange={(chosen) => {
          const course = remainingCourses.find(({ id }) => String(id) === chosen);
          if (course) handleSelect([...selectedCourses, course]);
        }}
        buttonLabel={t`Show courses`}
        isRequired={selectedCourses.length === 0}
        requiredMessage={t`Select at least one course`}
      />
      <SelectedItemList
        name="course_ids"
        label={t`Chosen courses`}
        items={selectedCourses}
        onRemove={(id) => handleSelect(selectedCourses.filter((course) => course.id !== id))}
      />
    </Stack>
  );
}
