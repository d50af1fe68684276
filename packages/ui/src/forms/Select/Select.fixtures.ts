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

/** Options with icons and descriptions, in groups. */
export const roleOptions = {
  ar: [
    {
      label: 'يتعلّم',
      options: [
        { value: 'user', label: 'طالب', description: 'يشترك في الدورات ويحل الاختبارات.', icon: 'user' as const },
      ],
    },
    {
      label: 'يدير',
      options: [
        { value: 'teacher', label: 'مدرّس', description: 'ينشئ دوراته ويضيف إليها الطلاب.', icon: 'pencil' as const },
        {
          value: 'admin',
          label: 'مدير',
          description: 'يدير الحسابات والدورات كلها.',
          icon: 'settings' as const,
          isDisabled: true,
        },
      ],
    },
  ],
  en: [
    {
      label: 'Learns',
      options: [{ value: 'user', label: 'Student', description: 'Takes courses and quizzes.', icon: 'user' as const }],
    },
    {
      label: 'Manages',
      options: [
        {
          value: 'teacher',
          label: 'Teacher',
          description: 'Creates courses and adds students.',
          icon: 'pencil' as const,
        },
        {
          value: 'admin',
          label: 'Admin',
          description: 'Manages all accounts and courses.',
          icon: 'settings' as const,
          isDisabled: true,
        },
      ],
    },
  ],
};
export const roleLabels = {
  ar: { label: 'الدور', placeholder: 'اختر الدور' },
  en: { label: 'Role', placeholder: 'Choose a role' },
};
