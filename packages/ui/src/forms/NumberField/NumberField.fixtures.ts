const arabicPlurals = new Intl.PluralRules('ar');
const arabicMinutes: Record<Intl.LDMLPluralRule, (count: number) => string> = {
  zero: () => 'بلا وقت',
  one: () => 'دقيقة واحدة',
  two: () => 'دقيقتان',
  few: (count) => `${count} دقائق`,
  many: (count) => `${count} دقيقة`,
  other: (count) => `${count} دقيقة`,
};

export const numberLabels = {
  ar: {
    label: 'مدة الاختبار',
    description: 'بالدقائق، من 1 إلى 180.',
    required: 'حقل «مدة الاختبار» مطلوب',
    invalidMessage: 'أدخل رقمًا صحيحًا',
    rangeMessage: 'المدة من 1 إلى 180 دقيقة',
    taken: 'المدة أقصر من أسئلة الاختبار',
    save: 'حفظ',
    stepLabels: { less: 'أقل', more: 'أكثر' },
    minutes: (count: number) => arabicMinutes[arabicPlurals.select(count)](count),
  },
  en: {
    label: 'Time for the quiz',
    description: 'In minutes, from 1 to 180.',
    required: 'Time for the quiz is required',
    invalidMessage: 'Enter a whole number',
    rangeMessage: 'From 1 to 180 minutes',
    taken: 'Too short for the questions of the quiz',
    save: 'Save',
    stepLabels: { less: 'Less', more: 'More' },
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  },
};
