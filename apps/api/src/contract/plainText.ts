// What shows nothing by itself, but may mean something in its place.
const depends = String.raw`[\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}]`;
// Everything else that shows nothing: zero-width characters, controls of direction, fillers.
const alwaysInvisible = new RegExp(String.raw`(?!${depends})\p{Default_Ignorable_Code_Point}`, 'gu');
// A joiner between letters («نامه‌ها») or parts of an emoji, a variant of what stands before it, the tags of a flag.
const inPlace = [
  String.raw`(?<=\p{L}\p{M}{0,4})[\u200C\u200D](?=\p{L})`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\p{L}\p{N}\p{P}\p{S}])[\uFE00-\uFE0F]`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\u{E0020}-\u{E007F}]`,
].join('|');
const outOfPlace = new RegExp(`(?!${inPlace})${depends}`, 'gu');

/**
 * Text as a reader sees it: trimmed, and without what shows nothing. Otherwise a name could be empty to the eye, look
 * like another one, or turn the line around that it stands in.
 */
export const plainText = (text: string): string => text.replace(alwaysInvisible, '').replace(outOfPlace, '').trim();
