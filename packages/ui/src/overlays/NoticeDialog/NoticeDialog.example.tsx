import { Button } from '@fanous/ui/actions/Button';
import { NoticeDialog } from '@fanous/ui/overlays/NoticeDialog';
import { useState } from 'react';

export function Subscribed() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="accent" onPress={() => setOpen(true)}>
        اشترك الآن
      </Button>
      <NoticeDialog
        isOpen={isOpen}
        tone="success"
        title="تم الاشتراك"
        buttonLabel="ابدأ المشاهدة"
        onClose={() => setOpen(false)}
      >
        كل دروس الدورة مفتوحة لك.
      </NoticeDialog>
    </>
  );
}
