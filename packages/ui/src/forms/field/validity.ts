/** How fields tell the form around them, in their markup, the sentences that the browser would say in its own words. */
export interface ValidityMarks {
  'data-error'?: string | undefined;
  'data-required-message'?: string | undefined;
}

/** The marks of one field, and whether its parent holds it to be wrong. */
export const validityMarks = (errorMessage?: string, requiredMessage?: string) => ({
  ...(errorMessage === undefined ? {} : { isInvalid: true, 'data-error': errorMessage }),
  'data-required-message': requiredMessage,
});

/** An element of a form that can be wrong. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form that are wrong, in the order in which they are read. A group of radios counts once. */
export function invalidControls(form: HTMLFormElement): Control[] {
  const wrong = [...form.elements].filter(
    (element): element is Control => 'validity' in element && !(element as Control).validity.valid,
  );
  const isLaterRadio = (control: Control, at: number) =>
    control.type === 'radio' && wrong.findIndex(({ type, name }) => type === 'radio' && name === control.name) < at;
  return wrong.filter((control, at) => !isLaterRadio(control, at));
}

/** The sentence that the field shows for a control that is wrong. */
export function messageOf(control: Control): string {
  const marked = (name: 'error' | 'requiredMessage') =>
    control.closest<HTMLElement>(name === 'error' ? '[data-error]' : '[data-required-message]')?.dataset[name];
  return (
    marked('error') ?? (control.validity.customError ? control.validationMessage : marked('requiredMessage')) ?? ''
  );
}
