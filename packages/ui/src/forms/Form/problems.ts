import { type Control, invalidControls, messageOf } from '../field/validity.ts';

/** What a server holds to be wrong, by the name of the field. */
export type ServerErrors = Record<string, string | string[]>;

/** One sentence of the summary, and the control it is about, when there is one. */
export interface Problem {
  message: string;
  control?: Control;
}

/** What the fields of a form say is wrong. */
export const problemsOf = (form: HTMLFormElement): Problem[] =>
  invalidControls(form).map((control) => ({ control, message: messageOf(control) }));

/** What a server said of a form: of its fields, in their order, then of what is not in it. */
export function refusalsOf(form: HTMLFormElement, errors: ServerErrors): Problem[] {
  const said = new Set(Object.values(errors).map((messages) => [messages].flat().join(' ')));
  const stray = Object.keys(errors).filter((name) => form.elements.namedItem(name) === null);
  return [
    ...problemsOf(form).filter(({ message }) => said.has(message)),
    ...stray.flatMap((name) => errors[name] ?? []).map((message) => ({ message })),
  ];
}
