import {
  type CourseSource,
  createCentreRecording,
  createHomeRecording,
  studyPlanPdf,
  createVideos,
} from '../authoring.ts';

/** Rhetoric and literature: the course without any quiz. */
export const arabicRhetoricLiterature: CourseSource = {
  slug: 'arabic-rhetoric-literature',
  name: 'البلاغة والأدب للصف الثالث الثانوي',
  category: 'arabic',
  teacher: 'abdelrahman-zaki',
  price: 450,
  paragraphs: [
    'نقرأ النصوص قبل أن نحفظ عنها شيئًا: ماذا أراد الشاعر؟ وكيف صوّره؟ ثم نتعلم أسماء ما رأيناه من تشبيه واستعارة وكناية وطباق.',
    'في الأدب نتتبع المدارس من الإحياء إلى الواقعية: أعلامها، وما تدعو إليه، وكيف نميّز نصًا لها من أول قراءة.',
    'هذه الدورة بلا اختبارات إلكترونية، فالتذوق لا يُقاس باختيار من متعدد. في كل محاضرة نص تحلله كتابةً، ويناقشه المدرّس في المحاضرة التي تليها.',
  ],
  outcomes: ['تحلل نصًا لم تقرأه من قبل', 'تسمّي الصورة البلاغية وتشرح أثرها', 'تميّز نصوص المدارس الأدبية من أول قراءة'],
  audience: ['طلاب الصف الثالث الثانوي'],
  videos: createVideos(1, [
    'كيف تتذوق نصًا لم تقرأه من قبل',
    'التشبيه والاستعارة',
    'الكناية والمجاز المرسل',
    'المحسنات البديعية',
    'مدرسة الإحياء والبعث',
    'الرومانتيكية ومدارسها',
    'الواقعية والشعر الجديد',
  ]),
  records: [createCentreRecording('حصة السنتر: تحليل نص متحرر'), createHomeRecording('نموذج إجابة سؤال البلاغة')],
  pdfs: [studyPlanPdf],
  summaries: ['الفرق بين التشبيه والاستعارة', 'مدارس الأدب الحديث'],
  quizzes: [],
};
