import {
  type CourseSource,
  centreRecording,
  homeRecording,
  createQuestion,
  correct,
  studyPlan,
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
  videos: createVideos(2, [
    'تثبيت بايثون وأول برنامج',
    'المتغيرات وأنواع البيانات',
    'الشروط',
    'الحلقات',
    'القوائم والقواميس',
    'الدوال',
    'الملفات والاستثناءات',
    'مشروع: تقرير الدرجات',
  ]),
  records: [centreRecording('تدريب عملي: الحلقات'), homeRecording('حل تمارين الدوال')],
  pdfs: [studyPlan],
  summaries: ['القوائم والقواميس', 'الدوال والمعاملات'],
  quizzes: [
    {
      title: 'أساسيات بايثون',
      description: 'سبعة أسئلة. نفّذ الأوامر بنفسك بعد الإجابة لتتأكد.',
      questions: [
        createQuestion('أي الدوال تطبع نصًا على الشاشة في بايثون؟', [
          'echo()',
          correct('print()'),
          'printf()',
          'write()',
        ]),
        createQuestion('ما نوع القيمة 3.14 في بايثون؟', ['int', 'str', correct('float'), 'bool']),
        createQuestion('ماذا يطبع الأمر print(7 // 2)؟', ['1', correct('3'), '3.5', '4']),
        createQuestion('ماذا يطبع الأمر print(2 ** 3)؟', ['5', '6', correct('8'), '9']),
        createQuestion('ماذا يطبع الأمر print(len("fanous"))؟', ['5', correct('6'), '7', 'fanous']),
        createQuestion('كيف نقرأ أول عنصر في قائمة اسمها nums؟', [
          'nums[1]',
          'nums.first()',
          'nums(0)',
          correct('nums[0]'),
        ]),
        createQuestion('ما آخر قيمة يأخذها المتغير i في الحلقة for i in range(5)؟', [correct('4'), '5', '6', '1']),
      ],
    },
    {
      title: 'القوائم والدوال والأخطاء',
      description: 'ستة أسئلة على النصف الثاني من الدورة.',
      questions: [
        createQuestion('أي الأوامر يضيف قيمة إلى نهاية القائمة nums؟', [
          'nums.add(5)',
          'nums.push(5)',
          correct('nums.append(5)'),
          'nums.insert_end(5)',
        ]),
        createQuestion('بأي كلمة نبدأ تعريف دالة لها اسم في بايثون؟', ['function', correct('def'), 'func', 'define']),
        createQuestion('أي الأنواع الآتية لا يمكن تعديل عناصره بعد إنشائه؟', ['list', 'dict', 'set', correct('tuple')]),
        createQuestion('أي التعبيرات الآتية قاموس (dict)؟', [
          "['name', 'Mona']",
          "('name', 'Mona')",
          "{'name', 'Mona'}",
          correct("{'name': 'Mona'}"),
        ]),
        createQuestion('ماذا يطبع الأمر print("5" + "3")؟', ['8', correct('53'), '5 3', '5+3']),
        createQuestion('بأي كلمتين نعالج الاستثناءات في بايثون؟', [
          correct('try / except'),
          'try / catch',
          'do / except',
          'begin / rescue',
        ]),
      ],
    },
  ],
};
