import type { ComboBoxItem } from './useChoice.ts';

/** People with an address, to choose one of. */
export const people: ComboBoxItem[] = [
  { id: '1', label: 'أحمد عبد الله', detail: 'ahmed@example.com' },
  { id: '2', label: 'إيمان مُصطفى', detail: 'eman.m@example.com' },
  { id: '3', label: 'آية السيد', detail: 'aya@example.org' },
  { id: '4', label: 'منى حسن', detail: 'mona.hassan@example.com' },
  { id: '5', label: 'Karim Adel', detail: 'karim@example.org' },
];

const arabicCount = new Intl.PluralRules('ar');
const found: Record<Intl.LDMLPluralRule, (digits: string) => string> = {
  zero: () => 'لا توجد نتائج',
  one: () => 'نتيجة واحدة متاحة',
  two: () => 'نتيجتان متاحتان',
  few: (digits) => `${digits} نتائج متاحة`,
  many: (digits) => `${digits} نتيجة متاحة`,
  other: (digits) => `${digits} نتيجة متاحة`,
};

export const peopleWords = {
  ar: {
    label: 'المشترك',
    description: 'اكتب الاسم أو البريد الإلكتروني.',
    emptyLabel: 'لا توجد نتائج مطابقة',
    pendingLabel: 'جارٍ البحث',
    buttonLabel: 'عرض المقترحات',
    required: 'اختر مستخدمًا',
    send: 'إضافة مشترك',
    countMessage: (count: number) => found[arabicCount.select(count)](String(count)),
  },
  en: {
    label: 'Subscriber',
    description: 'Type a name or an email.',
    emptyLabel: 'No results',
    pendingLabel: 'Searching',
    buttonLabel: 'Show suggestions',
    required: 'Select a user',
    send: 'Add subscriber',
    countMessage: (count: number) => (count === 1 ? '1 result available' : `${count} results available`),
  },
};
