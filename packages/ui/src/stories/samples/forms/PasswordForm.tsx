import { Button } from '@fanous/ui/actions/Button';
import { Form } from '@fanous/ui/forms/Form';
import { FormActions } from '@fanous/ui/forms/FormActions';
import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { useState } from 'react';

const texts = { showLabel: 'إظهار كلمة المرور', hideLabel: 'إخفاء كلمة المرور' };

export function PasswordForm() {
  const [password, setPassword] = useState('');
  return (
    <Form
      onSubmit={(values) => console.log(values.get('password'))}
      errorTitle={(count) => `صحّح الحقول المعلَّمة: ${count}`}
    >
      <PasswordField
        {...texts}
        name="password"
        label="كلمة المرور"
        description="8 أحرف على الأقل."
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        isRequired
        requiredMessage="اكتب كلمة المرور."
        // Not called for an empty field: that is the `requiredMessage`.
        validate={(value) => (value.length < 8 ? 'اكتب 8 أحرف على الأقل.' : null)}
      />
      <PasswordField
        {...texts}
        name="confirmation"
        label="تأكيد كلمة المرور"
        autoComplete="new-password"
        isRequired
        requiredMessage="اكتب كلمة المرور مرة أخرى."
        validate={(value) => (value === password ? null : 'كلمتا المرور مختلفتان.')}
      />
      <FormActions>
        <Button type="submit" tone="primary">
          حفظ كلمة المرور
        </Button>
      </FormActions>
    </Form>
  );
}
