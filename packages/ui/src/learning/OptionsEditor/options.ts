/** One option in the editor. */
export interface EditedOption {
  /** A unique key: the id of a saved option, or one that `createBlankOptions` and `addOption` make. */
  key: string;
  text: string;
  isCorrect: boolean;
}

/** How many options a question may have (spec §9). */
export const optionLimits = { min: 2, max: 5 } as const;

const createBlankOption = (key: string): EditedOption => ({ key, text: '', isCorrect: false });

/** Creates the options of a new question: two blank ones, none correct. */
export const createBlankOptions = (): EditedOption[] => [createBlankOption('new-1'), createBlankOption('new-2')];

/** Adds a blank option. */
export function addOption(options: readonly EditedOption[]): EditedOption[] {
  const keys = new Set(options.map(({ key }) => key));
  let number = 1;
  while (keys.has(`new-${number}`)) number += 1;
  return [...options, createBlankOption(`new-${number}`)];
}

/** Removes an option. */
export const removeOption = (options: readonly EditedOption[], key: string): EditedOption[] =>
  options.filter((option) => option.key !== key);

/** Moves an option up or down by one position, within the list. */
export function moveOption(options: readonly EditedOption[], key: string, step: -1 | 1): EditedOption[] {
  const from = options.findIndex((option) => option.key === key);
  const to = from + step;
  if (from < 0 || to < 0 || to >= options.length) return [...options];
  return options.map((option, at) => options[at === from ? to : at === to ? from : at] ?? option);
}

/** Marks one option as correct and the others as not. */
export const selectCorrectOption = (options: readonly EditedOption[], key: string): EditedOption[] =>
  options.map((option) => ({ ...option, isCorrect: option.key === key }));

/** Changes the text of an option. */
export const changeOptionText = (options: readonly EditedOption[], key: string, text: string): EditedOption[] =>
  options.map((option) => (option.key === key ? { ...option, text } : option));
