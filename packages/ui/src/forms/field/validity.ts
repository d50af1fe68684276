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

/** Returns the invalid controls of a form in document order. A group of radios or checkboxes counts once, and so do both dates of a range. */
export function getInvalidControls(form: HTMLFormElement): FormControl[] {
  const invalidControls = [...form.elements].filter(
    // A disabled control may keep an error from before, but is not checked.
    (element): element is FormControl =>
      'validity' in element && (element as FormControl).willValidate && !(element as FormControl).validity.valid,
  );
  const isLaterOption = ({ type, name }: FormControl, index: number) =>
    ['radio', 'checkbox'].includes(type) &&
    name !== '' &&
    invalidControls.findIndex((other) => other.type === type && other.name === name) < index;
  const isLaterDate = ({ hidden, parentElement }: FormControl, index: number) =>
    hidden && invalidControls.findIndex((other) => other.hidden && other.parentElement === parentElement) < index;
  return invalidControls.filter((control, index) => !isLaterOption(control, index) && !isLaterDate(control, index));
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

/** Focuses a control. A date is in a hidden input after its editable parts: the first of them gets the focus. */
export function focusControl(control: FormControl): void {
  const parts = control.hidden ? control.previousElementSibling : null;
  (parts?.querySelector<HTMLElement>('[role="spinbutton"]') ?? control).focus();
}
