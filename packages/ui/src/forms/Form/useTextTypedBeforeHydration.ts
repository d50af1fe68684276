import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * Reports text that a user or a password manager entered into a server-rendered form before hydration. React leaves such text
 * in the element but does not report it, and the next rendering would replace it by the rendered value.
 */
export function useTextTypedBeforeHydration(formRef: RefObject<HTMLFormElement | null>): void {
  // True in the first render of a server-rendered form.
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  // In a layout effect: a press from before hydration submits the form right after it.
  useLayoutEffect(() => {
    if (!isHydrating) return;
    const fields = formRef.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    for (const field of fields ?? []) if (field.value !== field.defaultValue) reportText(field);
  }, [formRef, isHydrating]);
}

const subscribeToNothing = () => () => {};

/** Makes React call the field's `onChange`. It does so only if the value differs from the one that it knows. */
function reportText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const text = field.value;
  // React replaces the setter of the element, to know the value. The setter of the prototype is the browser's own.
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
