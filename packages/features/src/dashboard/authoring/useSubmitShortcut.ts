import { type RefObject, useEffect } from 'react';

/** Submits a form with Ctrl+Enter or ⌘+Enter from any field, including text areas. */
export function useSubmitShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const send = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      element.requestSubmit();
    };
    element.addEventListener('keydown', send);
    return () => element.removeEventListener('keydown', send);
  }, [form]);
}
