import type { Language } from '../../intl/digits.ts';
import type { FileFieldLabels } from './FileField.tsx';

const arabicPlurals = new Intl.PluralRules('ar');
const arabicAddedMessages: Record<Intl.LDMLPluralRule, (count: number) => string> = {
  zero: () => 'لم يُضف شيء',
  one: () => 'أُضيف ملف واحد',
  two: () => 'أُضيف ملفان',
  few: (count) => `أُضيفت ${count} ملفات`,
  many: (count) => `أُضيف ${count} ملفًا`,
  other: (count) => `أُضيف ${count} ملف`,
};
const arabicTooManyMessages: Record<Intl.LDMLPluralRule, (count: number) => string> = {
  zero: () => 'لا تُقبل ملفات',
  one: () => 'ملف واحد على الأكثر',
  two: () => 'ملفان على الأكثر',
  few: (count) => `${count} ملفات على الأكثر`,
  many: (count) => `${count} ملفًا على الأكثر`,
  other: (count) => `${count} ملف على الأكثر`,
};

/** Labels of the field, without the name of the field. */
export const fileLabels: Record<Language, FileFieldLabels> = {
  ar: {
    choose: 'اختيار ملفات',
    replace: 'تغيير الملف',
    dropHint: 'أو اسحبها إلى هنا',
    dropHere: 'أفلت الملفات هنا',
    wrongType: 'هذا النوع غير مقبول',
    tooLarge: (limit) => `أكبر من ${limit}`,
    invalidFiles: 'أزل الملفات التي لا تصلح',
    tooMany: (max) => arabicTooManyMessages[arabicPlurals.select(max)](max),
    remove: (name) => `إزالة ${name}`,
    moveUp: (name) => `نقل ${name} إلى أعلى`,
    moveDown: (name) => `نقل ${name} إلى أسفل`,
    added: (count) => arabicAddedMessages[arabicPlurals.select(count)](count),
    removed: (name) => `أُزيل ${name}`,
    moved: (name, position) => `أصبح ${name} رقم ${position}`,
  },
  en: {
    choose: 'Choose files',
    replace: 'Change the file',
    dropHint: 'or drag them here',
    dropHere: 'Drop the files here',
    wrongType: 'This type is not accepted',
    tooLarge: (limit) => `Larger than ${limit}`,
    invalidFiles: 'Remove files that can’t be uploaded',
    tooMany: (max) => `At most ${max} files`,
    remove: (name) => `Remove ${name}`,
    moveUp: (name) => `Move ${name} up`,
    moveDown: (name) => `Move ${name} down`,
    added: (count) => (count === 1 ? '1 file added' : `${count} files added`),
    removed: (name) => `${name} removed`,
    moved: (name, position) => `${name} is now number ${position}`,
  },
};

/** The same for a field that takes one file. */
export const singleFileLabels: Record<Language, FileFieldLabels> = {
  ar: { ...fileLabels.ar, choose: 'اختيار ملف', dropHint: 'أو اسحبه إلى هنا', dropHere: 'أفلت الملف هنا' },
  en: { ...fileLabels.en, choose: 'Choose a file', dropHint: 'or drag it here', dropHere: 'Drop the file here' },
};

export const singleFileFieldTexts = {
  ar: {
    label: 'ملف الدورة',
    acceptedLabel: 'الأنواع المقبولة: PDF وMP3، حتى 2 ميجابايت',
    required: 'اختر ملفًا',
  },
  en: {
    label: 'Course file',
    acceptedLabel: 'Accepted types: PDF and MP3, up to 2 MB',
    required: 'Choose a file',
  },
};

export const fileFieldTexts = {
  ar: {
    label: 'ملفات الدورة',
    acceptedLabel: 'الأنواع المقبولة: PDF وMP3، حتى 2 ميجابايت للملف',
    description: 'يفتحها من اشترك في الدورة فقط.',
    required: 'اختر ملفًا واحدًا على الأقل',
    damaged: 'الملف تالف',
    save: 'حفظ',
    errors: (count: number) => `صحّح ${count} حقول للمتابعة`,
  },
  en: {
    label: 'Course files',
    acceptedLabel: 'Accepted types: PDF and MP3, up to 2 MB each',
    description: 'Only subscribers can open them.',
    required: 'Choose at least one file',
    damaged: 'The file is damaged',
    save: 'Save',
    errors: (count: number) => `Correct ${count} fields to go on`,
  },
};

/** A file of the given size, filled with zeros. */
export function createFakeFile(name: string, type: string, kilobytes = 40): File {
  return new File([new Uint8Array(kilobytes * 1024)], name, { type, lastModified: 0 });
}

export const arabicNamePdf = createFakeFile('ملخص الباب الأول.pdf', 'application/pdf', 420);
export const mixedNamePdf = createFakeFile('HTML5 و CSS للمبتدئين.pdf', 'application/pdf', 1300);
export const audioFile = createFakeFile('lecture-03_final (2).mp3', 'audio/mpeg', 900);
export const tooLargeFile = createFakeFile('مراجعة ليلة الامتحان.pdf', 'application/pdf', 2300);
export const wrongTypeFile = createFakeFile('setup.exe', 'application/x-msdownload', 10);
