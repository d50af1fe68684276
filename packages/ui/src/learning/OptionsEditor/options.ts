/** One option while it is being written. */
export interface EditedOption {
  /** Tells the rows apart while they move; a saved option's own id, or one that `blankOptions` and `added` make. */
  key: string;
  text: string;
  isCorrect: boolean;
}

/** How many options a question may have (spec §9). */
export const optionLimits = { min: 2, max: 5 } as const;

const blank = (key: string): EditedOption => ({ key, text: '', isCorrect: false });

/** What a new question begins with: two blank options, none of them correct yet. */
export const blankOptions = (): EditedOption[] => [blank('new-1'), blank('new-2')];

/** The options and one more, blank. */
export function added(options: readonly EditedOption[]): EditedOption[] {
  const keys = new Set(options.map(({ key }) => key));
  let number = 1;
  while (keys.has(`new-${number}`)) number += 1;
  return [...options, blank(`new-${number}`)];
}

/** The options without one of them. */
export const removed = (options: readonly EditedOption[], key: string): EditedOption[] =>
  options.filter((option) => option.key !== key);

/** The options with one of them moved a place up or down; at the edge nothing changes. */
export function moved(options: readonly EditedOption[], key: string, step: -1 | 1): EditedOption[] {
  const from = options.findIndex((option) => option.key === key);
  const to = from + step;
  if (from < 0 || to < 0 || to >= options.length) return [...options];
  return options.map((option, at) => options[at === from ? to : at === to ? from : at] ?? option);
}

/** The options with one of them correct, and so none of the others. */
export const markedCorrect = (options: readonly EditedOption[], key: string): EditedOption[] =>
  options.map((option) => ({ ...option, isCorrect: option.key === key }));

/** The options with the text of one of them changed. */
export const retyped = (options: readonly EditedOption[], key: string, text: string): EditedOption[] =>
  options.map((option) => (option.key === key ? { ...option, text } : option));
