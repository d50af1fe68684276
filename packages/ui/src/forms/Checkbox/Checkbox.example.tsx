import { Checkbox } from '@fanous/ui/forms/Checkbox';

export function AcceptRules() {
  return (
    <Checkbox name="rules" isRequired requiredMessage="وافق على الشروط لتُكمل.">
      أوافق على شروط الاستخدام
    </Checkbox>
  );
}
