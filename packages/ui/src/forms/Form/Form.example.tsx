import { Button } from '@fanous/ui/actions/Button';
import { Form } from '@fanous/ui/forms/Form';
import { FormActions } from '@fanous/ui/forms/FormActions';
import { TextField } from '@fanous/ui/forms/TextField';

const save = (values: FormData) => console.log(Object.fromEntries(values));

export function CourseForm() {
  return (
    <Form onSubmit={save} errorTitle={(count) => `صحّح الحقول المعلَّمة: ${count}`}>
      <TextField name="title" label="عنوان الدورة" isRequired requiredMessage="اكتب عنوان الدورة." />
      <FormActions>
        <Button type="submit" tone="primary">
          حفظ
        </Button>
      </FormActions>
    </Form>
  );
}
