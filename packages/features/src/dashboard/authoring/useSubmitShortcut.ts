import { type RefObject, useEffect } from 'react';

/** Submits a form with Ctrl+Enter or ⌘+Enter from any field, including text areas. */
export function useSubmitShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      element.requestSubmit();
    };
    element.addEventListener('keydown', handleKeyDown);
    return () => element.removeEventListener('keydown', handleKeyDown);
  }, [form]);
}
