/** Data attributes that hold the error messages of a field, which replace the messages of the browser. */
export interface ValidityAttributes {
  'data-error'?: string | undefined;
  'data-required-message'?: string | undefined;
}

/** Returns the attributes of a field, and `isInvalid` if the parent passes an error. */
export const getValidityAttributes = (errorMessage?: string, requiredMessage?: string) => ({
  ...(errorMessage === undefined ? {} : { isInvalid: true, 'data-error': errorMessage }),
  'data-required-message': requiredMessage,
});

/** A form control that can be invalid. */
export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the invalid controls of a form in document order. A group of radios counts once. */
export function getInvalidControls(form: HTMLFormElement): FormControl[] {
  const invalidControls = [...form.elements].filter(
    (element): element is FormControl => 'validity' in element && !(element as FormControl).validity.valid,
  );
  const isLaterRadio = (control: FormControl, index: number) =>
    control.type === 'radio' &&
    invalidControls.findIndex(({ type, name }) => type === 'radio' && name === control.name) < index;
  return invalidControls.filter((control, index) => !isLaterRadio(control, index));
}

/** Returns the message that the field shows for an invalid control. */
export function getErrorMessage(control: FormControl): string {
  const readAttribute = (name: 'error' | 'requiredMessage') =>
    control.closest<HTMLElement>(name === 'error' ? '[data-error]' : '[data-required-message]')?.dataset[name];
  return (
    readAttribute('error') ??
    (control.validity.customError ? control.validationMessage : readAttribute('requiredMessage')) ??
    ''
  );
}
