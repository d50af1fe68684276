import {
  type CourseSource,
  createCentreRecording,
  createHomeRecording,
  createQuestion,
  createRevisionRecording,
  createCorrectOption,
  studyPlanPdf,
  createVideos,
} from '../authoring.ts';

/** Biology of the last school year. */
export const biology3Secondary: CourseSource = {
  slug: 'biology-3-secondary',
  name: 'الأحياء: الصف الثالث الثانوي',
  category: 'biology',
  teacher: 'amira-fouad',
  price: 950,
  paragraphs: [
    'من الهيكل العظمي إلى شفرة الوراثة: نشرح منهج الأحياء بالرسوم والمقارنات، ونربط كل جهاز بوظيفته حتى لا تتحول المادة إلى قوائم للحفظ.',
    'بعد كل فصل جدول مقارنة ترسمه بنفسك، واختبار من ستة أسئلة. الأسئلة تعتمد على قراءة الشكل والاستنتاج كما في الامتحان.',
  ],
  videos: createVideos(2, [
    'الدعامة في الإنسان والنبات',
    'الحركة: من العضلة إلى القطعة العضلية',
    'التنسيق الهرموني والغدد الصماء',
    'التكاثر في الكائنات الحية',
    'المناعة الطبيعية والمكتسبة',
    'تركيب DNA وتضاعفه',
    'من الجين إلى البروتين',
    'الهندسة الوراثية وتطبيقاتها',
  ]),
  records: [
    createCentreRecording('حصة السنتر: رسومات الهرمونات'),
    createHomeRecording('حل أسئلة المناعة'),
    createRevisionRecording('مراجعة البيولوجيا الجزيئية'),
  ],
  pdfs: [studyPlanPdf],
  summaries: ['الغدد الصماء في جدول واحد', 'مراحل بناء البروتين'],
  quizzes: [
    {
      title: 'الدعامة والحركة والتنسيق الهرموني',
      description: 'ستة أسئلة على الفصلين الأول والثاني.',
      questions: [
        createQuestion('ما عدد الفقرات العنقية في الإنسان؟', ['5', createCorrectOption('7'), '8', '12']),
        createQuestion('أي الهرمونات يخفض مستوى السكر في الدم؟', [
          'الجلوكاجون',
          'الأدرينالين',
          createCorrectOption('الإنسولين'),
          'الكورتيزول',
        ]),
        createQuestion('من أي غدة يُفرز هرمون النمو؟', [
          'الغدة الدرقية',
          createCorrectOption('الفص الأمامي للغدة النخامية'),
          'الغدة الكظرية',
          'الفص الخلفي للغدة النخامية',
        ]),
        createQuestion('ما وظيفة الأوتار؟', [
          createCorrectOption('تربط العضلات بالعظام'),
          'تربط العظام بعضها ببعض',
          'تكوّن السائل الزلالي',
          'تنتج خلايا الدم',
        ]),
        createQuestion('ماذا تُسمى المسافة بين خطي Z متتاليين في الليفة العضلية؟', [
          'الوحدة الحركية',
          'الخيط السميك',
          'التشابك العصبي العضلي',
          createCorrectOption('القطعة العضلية (الساركومير)'),
        ]),
        createQuestion('ما الحالة التي تنتج عن نقص شديد في إفراز الغدة الدرقية في الطفولة؟', [
          'العملقة',
          createCorrectOption('القماءة'),
          'البول السكري',
          'الأكروميجالي',
        ]),
      ],
    },
    {
      title: 'المناعة والبيولوجيا الجزيئية',
      description: 'ستة أسئلة على الفصول الأخيرة. الرموز كما في كتاب الوزارة.',
      questions: [
        createQuestion('أي القواعد النيتروجينية لا توجد في جزيء DNA؟', [
          'الأدينين',
          'الجوانين',
          'الثايمين',
          createCorrectOption('اليوراسيل'),
        ]),
        createQuestion('في جزيء DNA مزدوج الشريط كانت نسبة الأدينين 30%. ما نسبة الجوانين؟', [
          createCorrectOption('20%'),
          '30%',
          '40%',
          '70%',
        ]),
        createQuestion('إذا كان تتابع القواعد في شريط DNA القالب هو TAC فما الكودون المقابل له على mRNA؟', [
          'ATG',
          'UAC',
          createCorrectOption('AUG'),
          'GUA',
        ]),
        createQuestion(
          'جزء من mRNA يبدأ بكودون البدء وينتهي بكودون الوقف، ويتكون من 300 نيوكليوتيدة. كم حمضًا أمينيًا في سلسلة عديد الببتيد عند انتهاء ترجمته؟',
          ['100', createCorrectOption('99'), '98', '300'],
        ),
        createQuestion('أي الخلايا تنتج الأجسام المضادة؟', [
          'الخلايا التائية السامة',
          'كرات الدم الحمراء',
          createCorrectOption('الخلايا البلازمية'),
          'الصفائح الدموية',
        ]),
        createQuestion('أين يكتمل نضج الخلايا التائية؟', [
          createCorrectOption('في الغدة التيموسية'),
          'في نخاع العظم',
          'في الطحال',
          'في العقد الليمفاوية',
        ]),
      ],
    },
  ],
};
