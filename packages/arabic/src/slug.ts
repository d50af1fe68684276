import { foldDigits } from './fold.ts';

const maxSlugLength = 80;

// Pairs of a letter and its sound.
const letterSounds = [
  'ا=a أ=a إ=i آ=a ٱ=a ى=a ة=a ع=a ء= ئ=e ؤ=o',
  'ب=b پ=p ت=t ث=th ج=j چ=ch ح=h خ=kh د=d ذ=dh ر=r ز=z',
  'س=s ش=sh ص=s ض=d ط=t ظ=z غ=gh ف=f ڤ=v ق=q ك=k ک=k گ=g',
  'ل=l م=m ن=n ه=h',
];
const soundByLetter = new Map(
  letterSounds.flatMap((line) => line.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)])),
);
// Short words that the rules below would transliterate wrongly.
const wordExceptions: Record<string, string> = { من: 'min', مع: 'maa', و: 'wa', يا: 'ya' };
const vowel = /^[aeiou]/;
const arabicWord = /[\u0621-\u064A\u0671-\u06CC]+/gu;
const marks = /[\u0640\p{Mn}\p{Cf}]+/gu;

/**
 * Suggests a URL slug for a name: «الفيزياء الحديثة» → `al-fizya-al-haditha`, `C++` → `cpp`.
 * The slug has lower-case ASCII letters, digits and hyphens, and at least one letter. The fallback is `course`.
 */
export function createSlug(name: string): string {
  const words = foldDigits(name.normalize('NFKC'))
    .replace(marks, '')
    .replace(arabicWord, (word) => transliterate(word))
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/\+/g, 'p')
    .replace(/#/g, 'sharp')
    .replace(/[’']/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, maxSlugLength);
    if (longer.length > maxSlugLength) break;
    slug = longer;
  }
  if (/[a-z]/.test(slug)) return slug;
  return slug ? `course-${slug}` : 'course';
}

/** Transliterates one word. Arabic omits short vowels, so an `a` is added between too many consonants. */
function transliterate(word: string): string {
  const whole = wordExceptions[word];
  if (whole) return whole;
  const withoutArticle = word.replace(/^ال(?=..)/, '');
  const sounds = Array.from(withoutArticle, (letter, index) =>
    getSound(letter, withoutArticle[index - 1], withoutArticle[index + 1]),
  );
  let latin = '';
  let consonantCount = 0;
  let isFirstRun = true;
  for (const sound of sounds.filter(Boolean)) {
    if (vowel.test(sound)) {
      consonantCount = 0;
      isFirstRun = false;
      if (latin.endsWith(sound)) continue;
    } else {
      // A word begins with one consonant. Later, one consonant may end a syllable and another begin the next.
      if (isFirstRun ? consonantCount % 2 === 1 : consonantCount > 0 && consonantCount % 2 === 0) latin += 'a';
      consonantCount += 1;
    }
    latin += sound;
  }
  return withoutArticle === word ? latin : `al-${latin}`;
}

/** و and ي are consonants at the start of a word and before a vowel; otherwise they are vowels. */
function getSound(letter: string, before: string | undefined, after: string | undefined): string {
  const isGlide = before === undefined || (after !== undefined && 'اىةويأآؤئ'.includes(after));
  if (letter === 'و') return isGlide ? 'w' : 'u';
  if (letter === 'ي' || letter === 'ی') return after === 'ة' ? 'iy' : isGlide ? 'y' : 'i';
  return soundByLetter.get(letter) ?? '';
}
