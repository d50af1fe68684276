import type { Language } from '../../intl/digits.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import type { OptionsLabels } from './labels.ts';
import type { EditedOption } from './options.ts';

const left = {
  ar: (n: number) =>
    ({
      zero: 'لم يبقَ أي اختيار',
      one: 'بقي اختيار واحد',
      two: 'بقي اختياران',
      few: `بقيت ${n} اختيارات`,
      many: `بقي ${n} اختيارًا`,
      other: `بقي ${n} اختيار`,
    })[new Intl.PluralRules('ar').select(n)],
  en: (n: number) => `${n} ${n === 1 ? 'option' : 'options'} left`,
};

/** The words a page gives the editor. */
export const optionsLabels: Record<Language, OptionsLabels> = {
  ar: {
    legend: 'الاختيارات',
    hint: 'من اختيارين إلى خمسة، واحد منها هو الصحيح.',
    option: (number) => `الاختيار ${number}`,
    correct: 'الإجابة الصحيحة',
    markCorrect: (number) => `الإجابة الصحيحة: الاختيار ${number}`,
    add: 'إضافة اختيار',
    remove: (number) => `إزالة الاختيار ${number}`,
    moveUp: (number) => `نقل الاختيار ${number} إلى أعلى`,
    moveDown: (number) => `نقل الاختيار ${number} إلى أسفل`,
    added: (number, max) => `أُضيف الاختيار ${number} من ${max}`,
    removed: (number, count) => `حُذف الاختيار ${number}، ${left.ar(count)}`,
    moved: (place, total) => `أصبح الاختيار في الموضع ${place} من ${total}`,
    textRequired: (number) => `أدخل نص الاختيار ${number}`,
    textRepeated: (number) => `الاختيار ${number} مكرر، أدخل نصًا آخر`,
    limitReached: { title: 'بلغت الحد الأقصى', text: 'يمكنك إضافة 5 اختيارات على الأكثر' },
    cannotRemove: { title: 'لا يمكن إزالة الاختيار', text: 'يجب أن يبقى اختياران على الأقل' },
    incomplete: { title: 'الاختيارات غير مكتملة', text: 'حدّد إجابة صحيحة واحدة' },
    ok: 'حسنًا',
  },
  en: {
    legend: 'Options',
    hint: 'From two to five, one of them correct.',
    option: (number) => `Option ${number}`,
    correct: 'Correct answer',
    markCorrect: (number) => `Correct answer: option ${number}`,
    add: 'Add an option',
    remove: (number) => `Remove option ${number}`,
    moveUp: (number) => `Move option ${number} up`,
    moveDown: (number) => `Move option ${number} down`,
    added: (number, max) => `Option ${number} of ${max} added`,
    removed: (number, count) => `Option ${number} removed, ${left.en(count)}`,
    moved: (place, total) => `The option is now number ${place} of ${total}`,
    textRequired: (number) => `Enter the text of option ${number}`,
    textRepeated: (number) => `Option ${number} repeats another one. Enter another text`,
    limitReached: { title: 'Limit Reached', text: 'You can only add up to 5 options' },
    cannotRemove: { title: 'Cannot Remove', text: 'You must have at least 2 options' },
    incomplete: { title: 'Validation Error', text: 'Please mark one option as correct' },
    ok: 'OK',
  },
};

const option = (key: string, text: string, isCorrect = false): EditedOption => ({ key, text, isCorrect });

/** The options of a question, as a teacher writes them. */
export const forces: Record<Language, readonly EditedOption[]> = {
  ar: [option('31', 'نيوتن', true), option('32', 'جول'), option('33', 'واط')],
  en: [option('31', 'Newton', true), option('32', 'Joule'), option('33', 'Watt')],
};

/** The last says what the first says, and nobody has marked one yet. */
export const repeated: Record<Language, readonly EditedOption[]> = {
  ar: [option('31', 'نيوتن'), option('32', 'جول'), option('33', 'نيوتن')],
  en: [option('31', 'Newton'), option('32', 'Joule'), option('33', 'Newton')],
};

/** Texts that break layouts, and the most that fit. */
export const hardOptions: readonly EditedOption[] = [
  option('41', texts.long),
  option('42', texts.mixed, true),
  option('43', 'C++'),
  option('44', texts.unbroken),
  option('45', ''),
];

/** What a page that sends them says besides. */
export const formWords = {
  ar: { save: 'حفظ', errors: (count: number) => `صحّح ${count} أخطاء للمتابعة`, taken: 'هذا الاختيار مكرر' },
  en: {
    save: 'Save',
    errors: (count: number) => `Correct ${count} errors to go on`,
    taken: 'This option is there twice',
  },
};
