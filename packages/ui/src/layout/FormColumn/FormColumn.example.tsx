import { TextField } from '@fanous/ui/forms/TextField';
import { FormColumn } from '@fanous/ui/layout/FormColumn';
import { Heading } from '@fanous/ui/layout/Heading';

export function ProfilePage() {
  return (
    <FormColumn>
      <Heading level={2}>بياناتي</Heading>
      <TextField name="name" label="الاسم" />
    </FormColumn>
  );
}
