import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Changes the value that the form submits for a field whose text is not the value, such as a number in Arabic digits. */
export function useFormDataOverride(
  inputRef: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  getValue: (text: string) => string,
): void {
  const setFormValue = useEffectEvent(({ formData }: FormDataEvent) => {
    if (name !== undefined && formData.has(name)) formData.set(name, getValue(inputRef.current?.value ?? ''));
  });
  useEffect(() => {
    const form = inputRef.current?.form;
    const handleFormData = (event: FormDataEvent) => setFormValue(event);
    form?.addEventListener('formdata', handleFormData);
    return () => form?.removeEventListener('formdata', handleFormData);
  }, [inputRef]);
}
