import {
  type CourseSource,
  createHomeRecording,
  createQuestion,
  createCorrectOption,
  studyPlanPdf,
  createVideos,
} from '../authoring.ts';

/** C# and objects; its name must stay apart from C++. */
export const csharpOop: CourseSource = {
  slug: 'csharp-oop',
  name: 'C# والبرمجة بالكائنات خطوة بخطوة',
  category: 'programming',
  teacher: 'youssef-galal',
  price: 800,
  paragraphs: [
    'نتعلم سي شارب من خلال مشروع واحد يكبر معنا: نظام صغير لمكتبة فيها كتب وقراء واستعارات. مع كل حاجة جديدة في المشروع نتعلم مفهومًا: الصنف، والخاصية، والوراثة، والواجهة، والمجموعات.',
    'نفترض أنك كتبت برامج قصيرة بأي لغة. سنستخدم منصة دوت نت المجانية على ويندوز أو لينكس أو ماك.',
  ],
  outcomes: ['تبني مشروع مكتبة كاملًا من عدة أصناف', 'تختار بين الوراثة والواجهة', 'تستعلم من المجموعات بـ LINQ'],
  audience: ['من كتب برامج قصيرة بأي لغة', 'طلاب الحاسبات في مقرر البرمجة بالكائنات'],
  videos: createVideos(
    1,
    [
      'تجهيز بيئة العمل',
      'الأنواع والمتغيرات',
      'الأصناف والخصائص',
      'الوراثة',
      'الواجهات',
      'المجموعات وLINQ',
      'مشروع المكتبة كاملًا',
    ],
    ['16:30', '28:45', '35:10', '33:20', '30:55', '38:40', '52:05'],
  ),
  records: [createHomeRecording('مراجعة كود المشتركين')],
  pdfs: [studyPlanPdf],
  summaries: ['الفرق بين الصنف والواجهة'],
  quizzes: [
    {
      title: 'أساسيات سي شارب والكائنات',
      description: 'سبعة أسئلة على الدورة كلها.',
      questions: [
        createQuestion('على أي منصة تعمل برامج سي شارب أساسًا؟', [
          'JVM',
          createCorrectOption('.NET'),
          'Node.js',
          'CPython',
        ]),
        createQuestion('أي الأسطر الآتية يعرّف متغيرًا نصيًا تعريفًا صحيحًا؟', [
          'text name = "Mona";',
          'str name = "Mona";',
          createCorrectOption('string name = "Mona";'),
          'name string = "Mona";',
        ]),
        createQuestion('كيف نكتب أن الصنف Dog يرث من الصنف Animal؟', [
          createCorrectOption('class Dog : Animal { }'),
          'class Dog extends Animal { }',
          'class Dog inherits Animal { }',
          'class Dog < Animal { }',
        ]),
        createQuestion('أي كلمة نضعها أمام class لنمنع أن يرث منه صنف آخر؟', [
          'virtual',
          'partial',
          'abstract',
          createCorrectOption('sealed'),
        ]),
        createQuestion('ما الواجهة (interface)؟', [
          'نافذة البرنامج التي يراها المستخدم',
          createCorrectOption('عقد يحدد أعضاءً يلتزم الصنف بتوفيرها'),
          'صنف لا يحتوي إلا على متغيرات',
          'نسخة من كائن موجود',
        ]),
        createQuestion('أي الجمل نستخدمها للمرور على كل عناصر مجموعة دون فهرس؟', [
          'switch',
          'if',
          createCorrectOption('foreach'),
          'using',
        ]),
        createQuestion('حقل في صنف من النوع int لم نعطه قيمة. ما قيمته الابتدائية؟', [
          'null',
          '1',
          'قيمة عشوائية',
          createCorrectOption('0'),
        ]),
      ],
    },
  ],
};
