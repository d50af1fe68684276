import type { ToastContent } from '@fanous/ui/feedback/toasts';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app.ts';

/** Shows the texts of the last toast. The layout renders toasts, and the story of a page has no layout. */
export function LastToast() {
  const { toasts } = useApp();
  const [last, setLast] = useState<ToastContent>();
  useEffect(() => toasts.subscribe(setLast), [toasts]);
  return (
    <p role="log">
      {last?.title} {last?.description}
    </p>
  );
}
