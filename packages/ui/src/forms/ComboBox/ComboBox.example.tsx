import { ComboBox } from '@fanous/ui/forms/ComboBox';

export function CategoryField() {
  return (
    <ComboBox
      name="category"
      label="القسم"
      items={[
        { id: '1', label: 'الرياضيات' },
        { id: '2', label: 'الفيزياء' },
        { id: '3', label: 'اللغة العربية' },
      ]}
      buttonLabel="عرض الأقسام"
      emptyLabel="لا قسم بهذا الاسم"
      countMessage={(count) => `عدد الأقسام: ${count}`}
    />
  );
}
