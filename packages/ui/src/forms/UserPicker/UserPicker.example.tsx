import { UserPicker } from '@fanous/ui/forms/UserPicker';

export function TeacherField() {
  return (
    <UserPicker
      name="teacher"
      label="المدرّس"
      users={[
        { id: '1', name: 'منى عبد الله', email: 'mona@example.com' },
        { id: '2', name: 'أحمد سمير', email: 'ahmed@example.com' },
      ]}
      buttonLabel="عرض المدرّسين"
      emptyLabel="لا مدرّس بهذا الاسم"
      countMessage={(count) => `عدد المدرّسين: ${count}`}
    />
  );
}
