import { Button } from '@fanous/ui/actions/Button';
import { ToastRegion } from '@fanous/ui/feedback/Toast';
import { createToasts } from '@fanous/ui/feedback/toasts';
import { useState } from 'react';

export function SaveCourse() {
  const [toasts] = useState(createToasts);
  return (
    <>
      <Button tone="primary" onPress={() => toasts.show({ tone: 'success', title: 'حُفظت الدورة' })}>
        حفظ
      </Button>
      <ToastRegion toasts={toasts} />
    </>
  );
}
