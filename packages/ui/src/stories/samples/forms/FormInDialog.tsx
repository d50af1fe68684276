import { Button } from '@fanous/ui/actions/Button';
import { Form } from '@fanous/ui/forms/Form';
import { TextField } from '@fanous/ui/forms/TextField';
import { Inline } from '@fanous/ui/layout/Inline';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { useState } from 'react';

/** Stands for your API: refuses a title that is taken. */
async function addCourse(title: string): Promise<Record<string, string>> {
  await new Promise((done) => setTimeout(done, 800));
  return title === 'الجبر' ? { title: 'توجد دورة بهذا العنوان.' } : {};
}

export function FormInDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="plus" onPress={() => setOpen(true)}>
        إضافة دورة
      </Button>
      {/* A press outside the dialog does not lose what was typed. */}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="إضافة دورة" isDismissable={false}>
        <AddCourseForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** A component of its own, so that its state begins again each time the dialog opens. */
function AddCourseForm({ onClose }: { onClose: () => void }) {
  const [errors, setErrors] = useState({});
  const [isPending, setPending] = useState(false);
  const add = async (values: FormData) => {
    setPending(true);
    const found = await addCourse(values.get('title') as string);
    setPending(false);
    setErrors(found);
    if (Object.keys(found).length === 0) onClose();
  };
  return (
    <Form onSubmit={add} errors={errors} isPending={isPending} errorTitle={(count) => `صحّح الحقول المعلَّمة: ${count}`}>
      <TextField name="title" label="عنوان الدورة" isRequired requiredMessage="اكتب عنوان الدورة." autoFocus />
      <Inline>
        <Button type="submit" tone="primary" isPending={isPending} pendingLabel="جارٍ الإضافة">
          إضافة
        </Button>
        <Button variant="quiet" onPress={onClose}>
          إلغاء
        </Button>
      </Inline>
    </Form>
  );
}
