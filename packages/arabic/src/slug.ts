import { foldDigits } from './fold.ts';

const longest = 80;

// A letter and its sound, pair by pair.
const pairs = [
  'ا=a أ=a إ=i آ=a ٱ=a ى=a ة=a ع=a ء= ئ=e ؤ=o',
  'ب=b پ=p ت=t ث=th ج=j چ=ch ح=h خ=kh د=d ذ=dh ر=r ز=z',
  'س=s ش=sh ص=s ض=d ط=t ظ=z غ=gh ف=f ڤ=v ق=q ك=k ک=k گ=g',
  'ل=l م=m ن=n ه=h',
];
const letters = new Map(pairs.flatMap((line) => line.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)])));
// Little words that the rules below would get wrong.
const wholeWords: Record<string, string> = { من: 'min', مع: 'maa', و: 'wa', يا: 'ya' };
const vowel = /^[aeiou]/;
const arabicWord = /[\u0621-\u064A\u0671-\u06CC]+/gu;
const marks = /[\u0640\p{Mn}\p{Cf}]+/gu;

/**
 * Suggests the part of an address that stands for a name: «الفيزياء الحديثة» → `al-fizya-al-haditha`, `C++` → `cpp`.
 * Lower-case ASCII letters, digits and hyphens, with at least one letter; `course` when the name gives nothing.
 */
export function slugFromName(name: string): string {
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
    const longer = slug ? `${slug}-${word}` : word.slice(0, longest);
    if (longer.length > longest) break;
    slug = longer;
  }
  if (/[a-z]/.test(slug)) return slug;
  return slug ? `course-${slug}` : 'course';
}

/** One word in Latin letters. Arabic leaves short vowels out, so an `a` goes where too many consonants would meet. */
function transliterate(word: string): string {
  const whole = wholeWords[word];
  if (whole) return whole;
  const bare = word.replace(/^ال(?=..)/, '');
  const sounds = Array.from(bare, (letter, at) => soundOf(letter, bare[at - 1], bare[at + 1]));
  let latin = '';
  let run = 0;
  let isFirstRun = true;
  for (const sound of sounds.filter(Boolean)) {
    if (vowel.test(sound)) {
      run = 0;
      isFirstRun = false;
      if (latin.endsWith(sound)) continue;
    } else {
      // A word begins with one consonant; further on one may close a syllable before the next begins.
      if (isFirstRun ? run % 2 === 1 : run > 0 && run % 2 === 0) latin += 'a';
      run += 1;
    }
    latin += sound;
  }
  return bare === word ? latin : `al-${latin}`;
}

/** و and ي are consonants where a word begins and before another vowel, else vowels. */
function soundOf(letter: string, before: string | undefined, after: string | undefined): string {
  const isGlide = before === undefined || (after !== undefined && 'اىةويأآؤئ'.includes(after));
  if (letter === 'و') return isGlide ? 'w' : 'u';
  if (letter === 'ي' || letter === 'ی') return after === 'ة' ? 'iy' : isGlide ? 'y' : 'i';
  return letters.get(letter) ?? '';
}
