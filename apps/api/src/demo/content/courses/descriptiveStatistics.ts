import {
  type CourseSource,
  createHomeRecording,
  createQuestion,
  createRevisionRecording,
  createCorrectOption,
  studyPlanPdf,
  createVideos,
} from '../authoring.ts';

/** Descriptive statistics and probability. */
export const descriptiveStatistics: CourseSource = {
  slug: 'descriptive-statistics',
  name: 'مبادئ الإحصاء الوصفي والاحتمالات',
  category: 'statistics',
  teacher: 'nermin-adel',
  price: 500,
  paragraphs: [
    'كيف نصف ألف رقم برقمين؟ نتعلم تنظيم البيانات وعرضها، ومقاييس النزعة المركزية والتشتت، ثم ندخل إلى الاحتمالات من ألعاب بسيطة: نرد وكيس كرات.',
    'الدورة لطلاب التجارة والاقتصاد والعلوم الاجتماعية، ولا تحتاج إلا إلى العمليات الحسابية الأربع وآلة حاسبة.',
  ],
  outcomes: [
    'تلخص جدولًا كبيرًا في أرقام قليلة',
    'تختار مقياس النزعة المركزية المناسب',
    'تحسب الانحراف المعياري وتفسره',
    'تحل مسائل الاحتمال الشرطي',
  ],
  audience: ['طلاب التجارة والاقتصاد والعلوم الاجتماعية', 'من لا يحب الرياضيات: تكفيك العمليات الأربع'],
  videos: createVideos(2, [
    'البيانات وأنواعها وطرق عرضها',
    'الوسط والوسيط والمنوال',
    'المدى والتباين والانحراف المعياري',
    'الربيعيات وشكل الصندوق',
    'مبادئ الاحتمال',
    'الاحتمال الشرطي والاستقلال',
  ]),
  records: [createHomeRecording('حل تمارين التشتت'), createRevisionRecording('مراجعة الاحتمالات')],
  pdfs: [studyPlanPdf],
  summaries: ['متى أستخدم الوسيط؟', 'قوانين الاحتمال'],
  quizzes: [
    {
      title: 'النزعة المركزية والتشتت',
      description: 'سبعة أسئلة، يمكنك استخدام الآلة الحاسبة.',
      questions: [
        createQuestion('ما الوسط الحسابي للقيم: 4، 8، 6، 10، 12؟', ['6', createCorrectOption('8'), '10', '40']),
        createQuestion('ما الوسيط للقيم: 3، 9، 5، 7، 1؟', ['3', createCorrectOption('5'), '7', '25']),
        createQuestion('ما المنوال للقيم: 1، 6، 8، 9، 9؟', ['6', '6.6', '8', createCorrectOption('9')]),
        createQuestion('ما المدى للقيم: 15، 22، 9، 31، 18؟', ['9', createCorrectOption('22'), '31', '40']),
        createQuestion('إذا كان تباين مجموعة من القيم 16 فما انحرافها المعياري؟', [
          createCorrectOption('4'),
          '8',
          '32',
          '256',
        ]),
        createQuestion('أي المقاييس الآتية أكثر تأثرًا بالقيم المتطرفة؟', [
          'الوسيط',
          'المنوال',
          createCorrectOption('الوسط الحسابي'),
          'نصف المدى الربيعي',
        ]),
        createQuestion('أضفنا 5 إلى كل قيمة من قيم مجموعة. ماذا حدث لانحرافها المعياري؟', [
          'زاد بمقدار 5',
          'نقص بمقدار 5',
          'تضاعف خمس مرات',
          createCorrectOption('لم يتغير'),
        ]),
      ],
    },
    {
      title: 'الاحتمالات',
      description: 'ستة أسئلة على قوانين الاحتمال الأساسية.',
      questions: [
        createQuestion('أُلقي حجر نرد منتظم مرة واحدة. ما احتمال ظهور عدد زوجي؟', [
          'السدس',
          'الثلث',
          createCorrectOption('النصف'),
          'الثلثان',
        ]),
        createQuestion('كيس به 3 كرات حمراء و5 زرقاء و2 خضراء. سُحبت كرة عشوائيًا. ما احتمال أن تكون حمراء؟', [
          '0.2',
          createCorrectOption('0.3'),
          '0.5',
          '0.6',
        ]),
        createQuestion('حدثان متنافيان احتمالاهما 0.3 و0.4 على الترتيب. ما احتمال وقوع أحدهما على الأقل؟', [
          '0.1',
          '0.12',
          '0.58',
          createCorrectOption('0.7'),
        ]),
        createQuestion('حدثان مستقلان احتمالاهما 0.3 و0.4 على الترتيب. ما احتمال وقوعهما معًا؟', [
          createCorrectOption('0.12'),
          '0.35',
          '0.7',
          '0.75',
        ]),
        createQuestion('ما مجموع احتمالات كل النواتج الممكنة لتجربة عشوائية؟', [
          'صفر',
          'نصف',
          createCorrectOption('واحد'),
          'عدد النواتج',
        ]),
        createQuestion('إذا كان احتمال هطول المطر غدًا 0.35 فما احتمال عدم هطوله؟', [
          '0.35',
          '0.55',
          createCorrectOption('0.65'),
          '0.75',
        ]),
      ],
    },
  ],
};
