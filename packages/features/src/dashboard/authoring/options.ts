import type { SetOptionsInput } from '@fanous/api-client/generated/staffQueries.ts';
import type { EditedOption } from '@fanous/ui/learning/options';
import type { Question } from './authoring.api.ts';

/** What the form calls the text of an option, as the server names it where it refuses one. */
export const getOptionFieldName = (at: number) => `options.${at}.option_text`;

/** The saved options of a question, to be written anew. */
export const toEditedOptions = ({ options }: Question): EditedOption[] =>
  options.map(({ id, option_text, is_correct }) => ({
    key: String(id),
    text: option_text,
    isCorrect: is_correct === 1,
  }));

/** The options as the server takes them: all at once, in their order. */
export const toOptionsBody = (options: readonly EditedOption[]): SetOptionsInput['body'] => ({
  options: options.map(({ text, isCorrect }) => ({ option_text: text.trim(), is_correct: isCorrect ? 1 : 0 })),
});
