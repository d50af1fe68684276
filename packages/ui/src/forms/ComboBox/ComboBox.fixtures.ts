import type { ComboBoxItem } from './useComboBoxValue.ts';

/** People with e-mail addresses. */
export const personItems: ComboBoxItem[] = [
  { id: '1', label: 'أحمد عبد الله', description: 'ahmed@example.com' },
  { id: '2', label: 'إيمان مُصطفى', description: 'eman.m@example.com' },
  { id: '3', label: 'آية السيد', description: 'aya@example.org' },
  { id: '4', label: 'منى حسن', description: 'mona.hassan@example.com' },
  { id: '5', label: 'Karim Adel', description: 'karim@example.org' },
];

const arabicPlurals = new Intl.PluralRules('ar');
const arabicResultCounts: Record<Intl.LDMLPluralRule, (digits: string) => string> = {
  zero: () => 'لا توجد نتائج',
  one: () => 'نتيجة واحدة متاحة',
  two: () => 'نتيجتان متاحتان',
  few: (digits) => `${digits} نتائج متاحة`,
  many: (digits) => `${digits} نتيجة متاحة`,
  other: (digits) => `${digits} نتيجة متاحة`,
};

export const personComboBoxLabels = {
  ar: {
    label: 'المشترك',
    description: 'اكتب الاسم أو البريد الإلكتروني.',
    emptyLabel: 'لا توجد نتائج مطابقة',
    pendingLabel: 'جارٍ البحث',
    buttonLabel: 'عرض المقترحات',
    required: 'اختر مستخدمًا',
    send: 'إضافة مشترك',
    countMessage: (count: number) => arabicResultCounts[arabicPlurals.select(count)](String(count)),
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
