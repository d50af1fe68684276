import {
  type CourseSource,
  createHomeRecording,
  createQuestion,
  createRevisionRecording,
  createCorrectOption,
  studyPlanPdf,
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
  outcomes: [
    'تكتب برنامجًا كاملًا بمعيار C++17',
    'تقرأ رسائل المترجم وتصلح الخطأ',
    'تستخدم المؤشرات والمراجع بأمان',
    'تصمم أصنافًا ترث بعضها من بعض',
  ],
  audience: ['طلاب الهندسة والحاسبات في مقرر البرمجة الأول', 'من لم يبرمج من قبل'],
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
  records: [createHomeRecording('تتبع برنامج بالمؤشرات'), createRevisionRecording('حل امتحان نصف العام')],
  pdfs: [studyPlanPdf],
  summaries: ['المؤشرات بالرسم', 'الباني والهادم'],
  quizzes: [
    {
      title: 'أساسيات اللغة',
      description: 'سبعة أسئلة على الفصول الخمسة الأولى. الأسئلة كلها على C++17 القياسية.',
      questions: [
        createQuestion('من أي دالة يبدأ تنفيذ البرنامج؟', ['start', createCorrectOption('main'), 'begin', 'run']),
        createQuestion('أي ملف رأسي نضمّنه لنستخدم الإدخال والإخراج القياسيين؟', [
          '<vector>',
          '<string>',
          createCorrectOption('<iostream>'),
          '<cmath>',
        ]),
        createQuestion('أي الأسطر الآتية يطبع كلمة على الشاشة؟', [
          'std::cin << "Hello";',
          createCorrectOption('std::cout << "Hello";'),
          'std::cout >> "Hello";',
          'print "Hello";',
        ]),
        createQuestion('المتغيران a و b من النوع int، وقيمة a هي 7 وقيمة b هي 2. ما قيمة التعبير a / b؟', [
          '1',
          createCorrectOption('3'),
          '3.5',
          '4',
        ]),
        createQuestion('ما آخر فهرس صحيح في المصفوفة int nums[5]؟', [createCorrectOption('4'), '5', '6', '0']),
        createQuestion('أي الحلقات تنفّذ جسمها مرة واحدة على الأقل؟', [
          'for',
          'while',
          createCorrectOption('do … while'),
          'range-based for',
        ]),
        createQuestion('أي المعاملات الآتية نضعه قبل اسم متغير لنحصل على عنوانه في الذاكرة؟', [
          '*',
          createCorrectOption('&'),
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
          createCorrectOption('delete[]'),
          'remove[]',
        ]),
        createQuestion('ما القيمة التي نعطيها لمؤشر لا يشير إلى شيء؟', [
          'void',
          'undefined',
          'empty',
          createCorrectOption('nullptr'),
        ]),
        createQuestion('إذا لم نكتب محدد وصول، فما مستوى الوصول إلى أعضاء class؟', [
          createCorrectOption('private'),
          'public',
          'protected',
          'internal',
        ]),
        createQuestion('أي دالة تُستدعى تلقائيًا عند إنشاء كائن؟', [
          createCorrectOption('الباني (constructor)'),
          'الهادم (destructor)',
          'الدالة الصديقة (friend)',
          'الدالة الساكنة (static)',
        ]),
        createQuestion('كيف نضيف القيمة 5 إلى نهاية متجه v عناصره من النوع int؟', [
          'v.append(5);',
          'v.add(5);',
          createCorrectOption('v.push_back(5);'),
          'v.insert_last(5);',
        ]),
        createQuestion('أي كلمة نضعها أمام دالة الصنف الأساس ليُختار تنفيذها وقت التشغيل بحسب نوع الكائن؟', [
          'static',
          createCorrectOption('virtual'),
          'inline',
          'const',
        ]),
      ],
    },
  ],
};
