import { exampleTexts } from './exampleTexts.ts';

/** A text or a part of it: what is between quotes, tags and the variables of a template. */
const arabicText = /[^'"`<>{}$\n]*\p{Script=Arabic}[^'"`<>{}$\n]*/gu;

/** Returns the texts of an example that have no English. */
export const findUntranslatedTexts = (source: string): string[] =>
  [...source.matchAll(arabicText)].map(([text]) => text.trim()).filter((text) => !(text in exampleTexts));

/** Returns the code of an example with English texts. */
export const translateExample = (source: string): string =>
  source
    .replaceAll(arabicText, (text) => text.replace(text.trim(), () => exampleTexts[text.trim()] ?? text.trim()))
    // A comma between two variables.
    .replaceAll('،', ',');
