import { Button } from '@fanous/ui/actions/Button';
import { TextField } from '@fanous/ui/forms/TextField';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { useState } from 'react';

export function RenameCourse() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>إعادة التسمية</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="إعادة تسمية الدورة"
        actions={
          <Button tone="primary" onPress={() => setOpen(false)}>
            حفظ
          </Button>
        }
      >
        <TextField name="title" label="عنوان الدورة" defaultValue="الجبر" />
      </Dialog>
    </>
  );
}
