import { CheckboxGroup } from '@fanous/ui/forms/CheckboxGroup';

export function SubjectsField() {
  return (
    <CheckboxGroup
      name="subjects"
      label="المواد التي تدرّسها"
      selectAllLabel="كل المواد"
      options={[
        { value: 'physics', label: 'الفيزياء', description: 'الصفوف الثلاثة.' },
        { value: 'chemistry', label: 'الكيمياء' },
        { value: 'biology', label: 'الأحياء' },
      ]}
      isRequired
      requiredMessage="اختر مادة واحدة على الأقل."
    />
  );
}
