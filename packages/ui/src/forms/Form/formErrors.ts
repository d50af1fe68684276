import { type FormControl, getInvalidControls, getErrorMessage } from '../field/validity.ts';

/** Server errors by field name. */
export type ServerErrors = Record<string, string | string[]>;

/** An error message, and the form control it belongs to, if any. */
export interface FormError {
  message: string;
  control?: FormControl;
}

/** Returns the errors of the invalid fields. */
export const getFormErrors = (form: HTMLFormElement): FormError[] =>
  getInvalidControls(form).map((control) => ({ control, message: getErrorMessage(control) }));

/**
 * Reads the server errors that the fields show, in the order of the fields. Adds those without a field at the end. Call it
 * after the fields have rendered the errors.
 */
export function readShownServerErrors(form: HTMLFormElement, errors: ServerErrors): FormError[] {
  const serverMessages = new Set(Object.values(errors).map((messages) => [messages].flat().join(' ')));
  const unknownNames = Object.keys(errors).filter((name) => form.elements.namedItem(name) === null);
  return [
    ...getFormErrors(form).filter(({ message }) => serverMessages.has(message)),
    ...unknownNames.flatMap((name) => errors[name] ?? []).map((message) => ({ message })),
  ];
}
