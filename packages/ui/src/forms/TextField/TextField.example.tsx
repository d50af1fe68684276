import { TextField } from '@fanous/ui/forms/TextField';

export function EmailField() {
  return (
    <TextField
      name="email"
      type="email"
      label="البريد الإلكتروني"
      autoComplete="email"
      invalidMessage="اكتب بريدًا صحيحًا، مثل mona@example.com."
      isRequired
      requiredMessage="اكتب بريدك الإلكتروني."
    />
  );
}
