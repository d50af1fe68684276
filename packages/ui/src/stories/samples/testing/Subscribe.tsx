import { Button } from '@fanous/ui/actions/Button';
import { Form } from '@fanous/ui/forms/Form';
import { TextField } from '@fanous/ui/forms/TextField';

export function Subscribe({ onSubscribe }: { onSubscribe: (email: string) => Promise<void> }) {
  return (
    <Form
      aria-label="الاشتراك"
      onSubmit={(values) => onSubscribe(values.get('email') as string)}
      errorTitle={(count) => `صحّح الحقول المعلَّمة: ${count}`}
    >
      <TextField
        name="email"
        type="email"
        label="البريد الإلكتروني"
        isRequired
        requiredMessage="اكتب بريدك الإلكتروني."
        invalidMessage="اكتب بريدًا صحيحًا."
      />
      <Button type="submit">اشترك الآن</Button>
    </Form>
  );
}
