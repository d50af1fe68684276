import { texts } from '../../stories/Texts.fixtures.ts';

export const selectLabels = {
  ar: {
    label: 'القسم',
    placeholder: 'اختر القسم',
    description: 'تظهر الدورة في صفحة هذا القسم.',
    required: 'حقل «القسم» مطلوب',
    optional: '(اختياري)',
    taken: 'حُذف هذا القسم',
    save: 'حفظ',
    schools: 'المدرسة',
    others: 'أخرى',
  },
  en: {
    label: 'Category',
    placeholder: 'Select a category',
    description: 'The course is shown on its page.',
    required: 'Category is required',
    optional: '(optional)',
    taken: 'This category has been deleted',
    save: 'Save',
    schools: 'School',
    others: 'Others',
  },
};

export const categoryOptions = [
  { value: '1', label: 'الفيزياء' },
  { value: '2', label: 'الكيمياء', isDisabled: true },
  { value: '3', label: 'HTML5 و CSS للمبتدئين' },
  { value: '4', label: 'C++' },
  { value: '5', label: texts.long },
];
