/** Sample sections of a course page. */
export const sectionNavLabels = {
  ar: {
    label: 'محتويات الصفحة',
    body: 'محتوى هذا القسم',
    items: [
      { id: 'quizzes', title: 'الاختبارات الإلكترونية' },
      { id: 'files', title: 'ملفات الدورة (PDF)' },
      { id: 'description', title: 'الوصف' },
    ],
  },
  en: {
    label: 'On this page',
    body: 'What this part holds',
    items: [
      { id: 'quizzes', title: 'Electronic quizzes' },
      { id: 'files', title: 'Course files (PDF)' },
      { id: 'description', title: 'Description' },
    ],
  },
};
