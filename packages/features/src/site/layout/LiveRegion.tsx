import { VisuallyHidden } from '@fanous/ui/layout/VisuallyHidden';
import { useEffect, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';

// Long enough for a screen reader to have read it, short enough not to be met by accident.
const clearDelayMs = 5000;

/** The one polite live region, there from the start: text is put into it, it is never mounted anew. */
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
