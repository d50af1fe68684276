import type { SetOptionsInput } from '@fanous/api-client/generated/staffQueries.ts';
import type { EditedOption } from '@fanous/ui/learning/options';
import type { Question } from './authoring.api.ts';

/** The field name of an option text, as in the validation errors of the server. */
export const getOptionFieldName = (index: number) => `options.${index}.option_text`;

/** Converts the saved options of a question for the editor. */
export const toEditedOptions = ({ options }: Question): EditedOption[] =>
  options.map(({ id, option_text, is_correct }) => ({
    key: String(id),
    text: option_text,
    isCorrect: is_correct === 1,
  }));

/** Converts the edited options to the request body. */
export const toSetOptionsBody = (options: readonly EditedOption[]): SetOptionsInput['body'] => ({
  options: options.map(({ text, isCorrect }) => ({ option_text: text.trim(), is_correct: isCorrect ? 1 : 0 })),
});
