export const rangeLabels = {
  ar: {
    label: 'فترة التقرير',
    optional: '(اختياري)',
    hint: 'اليومان داخلان في الفترة.',
    required: 'حقل «فترة التقرير» مطلوب',
    rangeMessage: 'اختر أيامًا في نوفمبر 2026',
    orderMessage: 'اليوم الأخير قبل اليوم الأول',
    save: 'عرض',
  },
  en: {
    label: 'Period of the report',
    optional: '(optional)',
    hint: 'Both days are included.',
    required: 'Period of the report is required',
    rangeMessage: 'Select days in November 2026',
    orderMessage: 'The last day is before the first day',
    save: 'Show',
  },
};
