import { Select } from '@fanous/ui/forms/Select';

export function CategorySelect() {
  return (
    <Select
      name="category"
      label="القسم"
      placeholder="اختر قسمًا"
      options={[
        { value: '1', label: 'الرياضيات' },
        { value: '2', label: 'الفيزياء' },
      ]}
      isRequired
      requiredMessage="اختر قسمًا."
    />
  );
}
