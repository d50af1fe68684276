import { Button } from '@fanous/ui/actions/Button';
import { Form } from '@fanous/ui/forms/Form';
import { FormActions } from '@fanous/ui/forms/FormActions';
import { TextField } from '@fanous/ui/forms/TextField';
import { useState } from 'react';

/** Stands for your API: refuses an e-mail address that is taken. */
async function createAccount(values: FormData): Promise<Record<string, string>> {
  await new Promise((done) => setTimeout(done, 800));
  return values.get('email') === 'mona@example.com' ? { email: 'هذا البريد مسجّل. سجّل الدخول به.' } : {};
}

export function ServerErrors() {
  const [errors, setErrors] = useState({});
  const [isPending, setPending] = useState(false);
  const save = async (values: FormData) => {
    setPending(true);
    // The keys are the names of the fields. Each new object shows its errors and focuses the first field.
    setErrors(await createAccount(values));
    setPending(false);
  };
  return (
    <Form onSubmit={save} errors={errors} isPending={isPending} errorTitle={(count) => `صحّح الحقول المعلَّمة: ${count}`}>
      <TextField name="name" label="الاسم" isRequired requiredMessage="اكتب اسمك." />
      <TextField
        name="email"
        type="email"
        label="البريد الإلكتروني"
        defaultValue="mona@example.com"
        invalidMessage="اكتب بريدًا صحيحًا، مثل mona@example.com."
        isRequired
        requiredMessage="اكتب بريدك الإلكتروني."
      />
      <FormActions>
        <Button type="submit" tone="primary" isPending={isPending} pendingLabel="جارٍ إنشاء الحساب">
          إنشاء الحساب
        </Button>
      </FormActions>
    </Form>
  );
}
