import { joinList } from '@fanous/arabic/list';
import { stripBidiMarks } from '@fanous/arabic/textDir';

const units = [
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** Writes a playing time in words for screen readers: «12 دقيقة و5 ثوان». `locale` is a tag such as `ar-EG-u-nu-latn`. */
export function formatSpokenTime(seconds: number, locale: string): string {
  let rest = Math.max(0, Math.floor(seconds));
  const parts = units.flatMap(({ unit, seconds: size }) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count === 0) return [];
    return [formatUnit(count, unit, locale)];
  });
  if (parts.length === 0) return formatUnit(0, 'second', locale);
  return joinList(parts, locale.startsWith('ar') ? 'ar' : 'en');
}

const formatUnit = (count: number, unit: string, locale: string) =>
  stripBidiMarks(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count));
