import { RadioGroup } from '@fanous/ui/forms/RadioGroup';

export function RoleField() {
  return (
    <RadioGroup
      name="role"
      label="الدور"
      defaultValue="user"
      options={[
        { value: 'user', label: 'طالب' },
        { value: 'teacher', label: 'مدرّس', description: 'يدير دوراته واختباراتها.' },
      ]}
    />
  );
}
