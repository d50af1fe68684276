import { VisuallyHidden } from '@fanous/ui/layout/VisuallyHidden';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app.ts';

// Long enough for a screen reader to announce it, short enough not to be found by accident while browsing.
const clearDelayMs = 5000;

/** The polite live region. It is always mounted, because screen readers miss text in a new region. */
export function LiveRegion() {
  const { announcements } = useApp();
  const [text, setText] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = announcements.subscribe((sentence) => {
      clearTimeout(timer);
      setText(sentence);
      timer = setTimeout(setText, clearDelayMs, '');
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [announcements]);
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
