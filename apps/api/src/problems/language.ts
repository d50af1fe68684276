/** The languages of the messages. */
export type Language = 'ar' | 'en';

/** The digits of their numbers, as Unicode names: 123 or ١٢٣. */
export type Digits = 'latn' | 'arab';

/** Gets the preferred language of an `Accept-Language` header. The default is Arabic. */
export function getPreferredLanguage(header: string | undefined): Language {
  let best: { language: Language; quality: number } = { language: 'ar', quality: 0 };
  for (const part of header?.slice(0, 500).split(',') ?? []) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = tag.split('-')[0];
    if (language !== 'ar' && language !== 'en') continue;
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const quality = weight === undefined ? 1 : Number(weight.trim().slice(2)) || 0;
    if (quality > best.quality) best = { language, quality };
  }
  return best.language;
}

/** Gets the digits from the Unicode extension of an Arabic tag, as in `ar-u-nu-arab` (RFC 6067). */
export function getPreferredDigits(header: string | undefined): Digits {
  if (getPreferredLanguage(header) !== 'ar') return 'latn';
  const tags = header?.slice(0, 500).toLowerCase().split(',') ?? [];
  return tags.some((tag) => /^ar\b/.test(tag.trim()) && tag.split('-u-')[1]?.includes('nu-arab')) ? 'arab' : 'latn';
}
