import {
  type CourseSource,
  createCentreRecording,
  createHomeRecording,
  createQuestion,
  createCorrectOption,
  studyPlanPdf,
  createVideos,
} from '../authoring.ts';

/** Python from the first line. */
export const pythonBeginners: CourseSource = {
  slug: 'python-beginners',
  name: 'بايثون للمبتدئين: من أول سطر إلى أول مشروع',
  category: 'programming',
  teacher: 'youssef-galal',
  price: 650,
  paragraphs: [
    'بايثون لغة سهلة القراءة وواسعة الاستعمال، وهي خيار جيد لمن يبدأ. نتعلم المتغيرات والشروط والحلقات والدوال والقوائم والقواميس والملفات، ونكتب مع كل درس برنامجًا صغيرًا نافعًا.',
    'المشروع الأخير برنامج يقرأ ملف درجات ويحسب المتوسط والترتيب ويكتب تقريرًا. بعده تستطيع أن تختار طريقك: تحليل البيانات، أو الويب، أو الأتمتة.',
  ],
  outcomes: ['تكتب برامج قصيرة نافعة من أول أسبوع', 'تستخدم القوائم والقواميس والدوال', 'تقرأ ملفًا وتكتب منه تقريرًا'],
  audience: ['من لم يبرمج من قبل', 'من يستعمل جداول البيانات ويريد أن يسرّع عمله'],
  videos: createVideos(
    2,
    [
      'تثبيت بايثون وأول برنامج',
      'المتغيرات وأنواع البيانات',
      'الشروط',
      'الحلقات',
      'القوائم والقواميس',
      'الدوال',
      'الملفات والاستثناءات',
      'مشروع: تقرير الدرجات',
    ],
    ['18:40', '24:15', '27:05', '31:50', '36:20', '33:45', '29:10', '47:30'],
  ),
  records: [createCentreRecording('تدريب عملي: الحلقات'), createHomeRecording('حل تمارين الدوال')],
  pdfs: [studyPlanPdf],
  summaries: ['القوائم والقواميس', 'الدوال والمعاملات'],
  units: [
    { title: 'الوحدة الأولى: البداية', items: ['pdf 1', 'video 1', 'video 2'] },
    { title: 'الوحدة الثانية: الشروط والحلقات', items: ['video 3', 'video 4', 'record 1', 'quiz 1'] },
    { title: 'الوحدة الثالثة: القوائم والدوال', items: ['video 5', 'video 6', 'record 2', 'video 7', 'quiz 2'] },
    { title: 'المشروع', items: ['video 8'] },
  ],
  quizzes: [
    {
      title: 'أساسيات بايثون',
      description: 'سبعة أسئلة. نفّذ الأوامر بنفسك بعد الإجابة لتتأكد.',
      questions: [
        createQuestion('أي الدوال تطبع نصًا على الشاشة في بايثون؟', [
          'echo()',
          createCorrectOption('print()'),
          'printf()',
          'write()',
        ]),
        createQuestion('ما نوع القيمة 3.14 في بايثون؟', ['int', 'str', createCorrectOption('float'), 'bool']),
        createQuestion('ماذا يطبع الأمر print(7 // 2)؟', ['1', createCorrectOption('3'), '3.5', '4']),
        createQuestion('ماذا يطبع الأمر print(2 ** 3)؟', ['5', '6', createCorrectOption('8'), '9']),
        createQuestion('ماذا يطبع الأمر print(len("fanous"))؟', ['5', createCorrectOption('6'), '7', 'fanous']),
        createQuestion('كيف نقرأ أول عنصر في قائمة اسمها nums؟', [
          'nums[1]',
          'nums.first()',
          'nums(0)',
          createCorrectOption('nums[0]'),
        ]),
        createQuestion('ما آخر قيمة يأخذها المتغير i في الحلقة for i in range(5)؟', [
          createCorrectOption('4'),
          '5',
          '6',
          '1',
        ]),
      ],
    },
    {
      title: 'القوائم والدوال والأخطاء',
      description: 'ستة أسئلة على النصف الثاني من الدورة.',
      questions: [
        createQuestion('أي الأوامر يضيف قيمة إلى نهاية القائمة nums؟', [
          'nums.add(5)',
          'nums.push(5)',
          createCorrectOption('nums.append(5)'),
          'nums.insert_end(5)',
        ]),
        createQuestion('بأي كلمة نبدأ تعريف دالة لها اسم في بايثون؟', [
          'function',
          createCorrectOption('def'),
          'func',
          'define',
        ]),
        createQuestion('أي الأنواع الآتية لا يمكن تعديل عناصره بعد إنشائه؟', [
          'list',
          'dict',
          'set',
          createCorrectOption('tuple'),
        ]),
        createQuestion('أي التعبيرات الآتية قاموس (dict)؟', [
          "['name', 'Mona']",
          "('name', 'Mona')",
          "{'name', 'Mona'}",
          createCorrectOption("{'name': 'Mona'}"),
        ]),
        createQuestion('ماذا يطبع الأمر print("5" + "3")؟', ['8', createCorrectOption('53'), '5 3', '5+3']),
        createQuestion('بأي كلمتين نعالج الاستثناءات في بايثون؟', [
          createCorrectOption('try / except'),
          'try / catch',
          'do / except',
          'begin / rescue',
        ]),
      ],
    },
  ],
};
