/** Labels of a choice of three roles. */
export const roleLabels = {
  ar: {
    role: 'الدور',
    hint: 'يحدّد ما يفتحه المستخدم في لوحة التحكم.',
    required: 'حقل «الدور» مطلوب',
    save: 'حفظ',
    errors: (count: number) => `صحّح ${count} حقول للمتابعة`,
    options: [
      { value: 'user', label: 'طالب', description: 'يشاهد ويُختبر.' },
      { value: 'teacher', label: 'مدرّس', description: 'ينشئ الدورات والاختبارات.' },
      { value: 'admin', label: 'مدير' },
    ],
  },
  en: {
    role: 'Role',
    hint: 'Decides what the user can open in the dashboard.',
    required: 'Role is required',
    save: 'Save',
    errors: (count: number) => `Correct ${count} fields to go on`,
    options: [
      { value: 'user', label: 'Student', description: 'Watches and takes quizzes.' },
      { value: 'teacher', label: 'Teacher', description: 'Creates courses and quizzes.' },
      { value: 'admin', label: 'Admin' },
    ],
  },
};
