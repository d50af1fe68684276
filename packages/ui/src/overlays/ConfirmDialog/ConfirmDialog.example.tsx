import { Button } from '@fanous/ui/actions/Button';
import { ConfirmDialog } from '@fanous/ui/overlays/ConfirmDialog';
import { useState } from 'react';

export function DeleteCourse() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="danger" onPress={() => setOpen(true)}>
        حذف الدورة
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="حذف دورة الجبر؟"
        confirmLabel="حذف"
        cancelLabel="إلغاء"
        pendingLabel="جارٍ الحذف"
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      >
        تُحذف دروسها واختباراتها، ولا يمكن استرجاعها.
      </ConfirmDialog>
    </>
  );
}
