export const timeLabels = {
  ar: {
    label: 'بداية الحصة',
    optional: '(اختياري)',
    hint: 'بتوقيت القاهرة.',
    required: 'حقل «بداية الحصة» مطلوب',
    rangeMessage: 'الحصص من 8 صباحًا إلى 10 مساءً',
    save: 'حفظ',
    evening: 'م',
  },
  en: {
    label: 'Start of the lesson',
    optional: '(optional)',
    hint: 'Cairo time.',
    required: 'Start of the lesson is required',
    rangeMessage: 'Lessons are between 8 AM and 10 PM',
    save: 'Save',
    evening: 'PM',
  },
};
