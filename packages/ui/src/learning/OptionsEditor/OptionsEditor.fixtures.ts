import type { Language } from '../../intl/digits.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import type { OptionsLabels } from './labels.ts';
import type { EditedOption } from './options.ts';

const remainingMessages = {
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

/** Sample labels of the editor. */
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
    removed: (number, count) => `أُزيل الاختيار ${number}، ${remainingMessages.ar(count)}`,
    moved: (place, total) => `أصبح الاختيار في الموضع ${place} من ${total}`,
    textRequired: (number) => `أدخل نص الاختيار ${number}`,
    textRepeated: (number) => `الاختيار ${number} مكرر، أدخل نصًا آخر`,
    limitReached: { title: 'بلغت الحد الأقصى', description: 'يمكنك إضافة 5 اختيارات على الأكثر' },
    cannotRemove: { title: 'لا يمكن إزالة الاختيار', description: 'يجب أن يبقى اختياران على الأقل' },
    incomplete: { title: 'الاختيارات غير مكتملة', description: 'حدّد إجابة صحيحة واحدة' },
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
    removed: (number, count) => `Option ${number} removed, ${remainingMessages.en(count)}`,
    moved: (place, total) => `The option is now number ${place} of ${total}`,
    textRequired: (number) => `Enter the text of option ${number}`,
    textRepeated: (number) => `Option ${number} repeats another one. Enter another text`,
    limitReached: { title: 'Limit Reached', description: 'You can only add up to 5 options' },
    cannotRemove: { title: 'Cannot Remove', description: 'You must have at least 2 options' },
    incomplete: { title: 'Validation Error', description: 'Please mark one option as correct' },
    ok: 'OK',
  },
};

const createOption = (key: string, text: string, isCorrect = false): EditedOption => ({ key, text, isCorrect });

/** Sample options of a question. */
export const physicsOptions: Record<Language, readonly EditedOption[]> = {
  ar: [createOption('31', 'نيوتن', true), createOption('32', 'جول'), createOption('33', 'واط')],
  en: [createOption('31', 'Newton', true), createOption('32', 'Joule'), createOption('33', 'Watt')],
};

/** The last option repeats the first, and none is marked as correct. */
export const repeatedOptions: Record<Language, readonly EditedOption[]> = {
  ar: [createOption('31', 'نيوتن'), createOption('32', 'جول'), createOption('33', 'نيوتن')],
  en: [createOption('31', 'Newton'), createOption('32', 'Joule'), createOption('33', 'Newton')],
};

/** Texts that are hard to lay out, and the maximum number of options. */
export const hardOptions: readonly EditedOption[] = [
  createOption('41', texts.long),
  createOption('42', texts.mixed, true),
  createOption('43', 'C++'),
  createOption('44', texts.unbroken),
  createOption('45', ''),
];

/** Sample labels of the form around the editor. */
export const optionsFormLabels = {
  ar: { save: 'حفظ', errors: (count: number) => `صحّح ${count} أخطاء للمتابعة`, taken: 'هذا الاختيار مكرر' },
  en: {
    save: 'Save',
    errors: (count: number) => `Correct ${count} errors to go on`,
    taken: 'This option is there twice',
  },
};
