import {
  type CourseSource,
  homeRecording,
  createQuestion,
  revisionRecording,
  correct,
  studyPlan,
  createVideos,
} from '../authoring.ts';

/** C++ from zero; its name must stay apart from C#. */
export const cppFromZero: CourseSource = {
  slug: 'cpp-from-zero',
  name: 'C++ من الصفر',
  category: 'programming',
  teacher: 'youssef-galal',
  price: 750,
  paragraphs: [
    'مقرر البرمجة الأول في كليات الهندسة والحاسبات: من المتغيرات والحلقات إلى المؤشرات والأصناف. نكتب كل برنامج أمامك ونخطئ معك، ثم نقرأ رسالة المترجم ونفهم ماذا تقول.',
    'نستخدم معيار C++17 ومترجمًا مجانيًا، ونتجنب العادات القديمة التي ما زالت في كتب كثيرة.',
  ],
  videos: createVideos(2, [
    'المترجم وأول برنامج',
    'المتغيرات والإدخال والإخراج',
    'الشروط والحلقات',
    'الدوال وتمرير المعاملات',
    'المصفوفات والنصوص',
    'المؤشرات والمراجع',
    'الأصناف والكائنات',
    'الوراثة وتعدد الأشكال',
    'مكتبة القوالب القياسية',
  ]),
  records: [homeRecording('تتبع برنامج بالمؤشرات'), revisionRecording('حل امتحان نصف العام')],
  pdfs: [studyPlan],
  summaries: ['المؤشرات بالرسم', 'الباني والهادم'],
  quizzes: [
    {
      title: 'أساسيات اللغة',
      description: 'سبعة أسئلة على الفصول الخمسة الأولى. الأسئلة كلها على C++17 القياسية.',
      questions: [
        createQuestion('من أي دالة يبدأ تنفيذ البرنامج؟', ['start', correct('main'), 'begin', 'run']),
        createQuestion('أي ملف رأسي نضمّنه لنستخدم الإدخال والإخراج القياسيين؟', [
          '<vector>',
          '<string>',
          correct('<iostream>'),
          '<cmath>',
        ]),
        createQuestion('أي الأسطر الآتية يطبع كلمة على الشاشة؟', [
          'std::cin << "Hello";',
          correct('std::cout << "Hello";'),
          'std::cout >> "Hello";',
          'print "Hello";',
        ]),
        createQuestion('المتغيران a و b من النوع int، وقيمة a هي 7 وقيمة b هي 2. ما قيمة التعبير a / b؟', [
          '1',
          correct('3'),
          '3.5',
          '4',
        ]),
        createQuestion('ما آخر فهرس صحيح في المصفوفة int nums[5]؟', [correct('4'), '5', '6', '0']),
        createQuestion('أي الحلقات تنفّذ جسمها مرة واحدة على الأقل؟', [
          'for',
          'while',
          correct('do … while'),
          'range-based for',
        ]),
        createQuestion('أي المعاملات الآتية نضعه قبل اسم متغير لنحصل على عنوانه في الذاكرة؟', [
          '*',
          correct('&'),
          '#',
          '@',
        ]),
      ],
    },
    {
      title: 'المؤشرات والأصناف',
      description: 'ستة أسئلة على البرمجة بالكائنات والذاكرة.',
      questions: [
        createQuestion('حجزنا مصفوفة بالأمر new int[5] فبأي معامل نحررها؟', [
          'delete',
          'free',
          correct('delete[]'),
          'remove[]',
        ]),
        createQuestion('ما القيمة التي نعطيها لمؤشر لا يشير إلى شيء؟', [
          'void',
          'undefined',
          'empty',
          correct('nullptr'),
        ]),
        createQuestion('إذا لم نكتب محدد وصول، فما مستوى الوصول إلى أعضاء class؟', [
          correct('private'),
          'public',
          'protected',
          'internal',
        ]),
        createQuestion('أي دالة تُستدعى تلقائيًا عند إنشاء كائن؟', [
          correct('الباني (constructor)'),
          'الهادم (destructor)',
          'الدالة الصديقة (friend)',
          'الدالة الساكنة (static)',
        ]),
        createQuestion('كيف نضيف القيمة 5 إلى نهاية متجه v عناصره من النوع int؟', [
          'v.append(5);',
          'v.add(5);',
          correct('v.push_back(5);'),
          'v.insert_last(5);',
        ]),
        createQuestion('أي كلمة نضعها أمام دالة الصنف الأساس ليُختار تنفيذها وقت التشغيل بحسب نوع الكائن؟', [
          'static',
          correct('virtual'),
          'inline',
          'const',
        ]),
      ],
    },
  ],
};
