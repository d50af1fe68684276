export const subjectLabels = {
  ar: {
    label: 'المواد التي تدرّسها',
    hint: 'تظهر في صفحتك، ويمكنك تغييرها لاحقًا.',
    all: 'كل المواد',
    required: 'اختر مادة واحدة على الأقل',
    save: 'حفظ',
    options: [
      { value: 'physics', label: 'الفيزياء', description: 'الصفوف الثلاثة.' },
      { value: 'chemistry', label: 'الكيمياء' },
      { value: 'biology', label: 'الأحياء' },
    ],
  },
  en: {
    label: 'Subjects that you teach',
    hint: 'They are shown on your page. You can change them later.',
    all: 'All subjects',
    required: 'Select at least one subject',
    save: 'Save',
    options: [
      { value: 'physics', label: 'Physics', description: 'All three years.' },
      { value: 'chemistry', label: 'Chemistry' },
      { value: 'biology', label: 'Biology' },
    ],
  },
};
