import {
  type CourseSource,
  createHomeRecording,
  createQuestion,
  createRevisionRecording,
  createCorrectOption,
  studyPlanPdf,
  createVideos,
} from '../authoring.ts';

/** Algebra and solid geometry; its price has piastres, its name and quizzes Arabic-Indic digits. */
export const algebraSolidGeometry: CourseSource = {
  slug: 'algebra-solid-geometry',
  name: 'الجبر والهندسة الفراغية: ٣ ثانوي',
  category: 'mathematics',
  teacher: 'mahmoud-elsherbiny',
  price: 875.5,
  paragraphs: [
    'التباديل والتوافيق، ونظرية ذات الحدين، والأعداد المركبة، والمحددات والمصفوفات، ثم هندسة الفراغ والمتجهات في ثلاثة أبعاد.',
    'الهندسة الفراغية تحتاج إلى التخيل قبل القانون، ولذلك نبني كل مسألة على مجسم نراه من جوانبه، ثم نكتب الحل في خطوات قصيرة يسهل تكرارها.',
  ],
  outcomes: [
    'تحسب التباديل والتوافيق وتختار بينهما',
    'تكتب مفكوك ذات الحدين وتجد أي حد فيه',
    'تتعامل مع الأعداد المركبة بصورها الثلاث',
    'تحل مسائل الفراغ بالمتجهات خطوة خطوة',
  ],
  audience: ['طلاب الصف الثالث الثانوي، شعبة الرياضيات', 'من يجد صعوبة في تخيل المجسمات'],
  videos: createVideos(1, [
    'مبدأ العد والتباديل والتوافيق',
    'نظرية ذات الحدين',
    'الصورة المثلثية للعدد المركب',
    'الجذور التكعيبية للواحد الصحيح',
    'المحددات وخواصها',
    'المتجهات في الفراغ',
    'معادلة المستقيم والمستوى',
  ]),
  records: [createHomeRecording('حل واجب ذات الحدين'), createRevisionRecording('مراجعة الهندسة الفراغية')],
  pdfs: [studyPlanPdf],
  summaries: ['قوانين التباديل والتوافيق'],
  quizzes: [
    {
      title: 'التباديل والتوافيق وذات الحدين',
      description: 'ستة أسئلة قصيرة. اكتب خطوات الحل في ورقة قبل أن تختار.',
      questions: [
        createQuestion('ما قيمة مضروب العدد ٥؟', ['٢٤', '٢٥', '٦٠', createCorrectOption('١٢٠')]),
        createQuestion('بكم طريقة يمكن اختيار ٣ طلاب من بين ٥ طلاب؟', [createCorrectOption('١٠'), '١٥', '٢٠', '٦٠']),
        createQuestion('بكم طريقة يمكن ترتيب ٤ كتب مختلفة على رف واحد؟', ['٤', '١٢', '١٦', createCorrectOption('٢٤')]),
        createQuestion('ما عدد حدود مفكوك (س + ص)⁶؟', ['٥', '٦', createCorrectOption('٧'), '١٢']),
        createQuestion('ما معامل س² في مفكوك (١ + س)⁴؟', ['٤', createCorrectOption('٦'), '٨', '١٢']),
        createQuestion('ما مجموع معاملات حدود مفكوك (١ + س)⁵؟', ['٥', '١٠', '١٦', createCorrectOption('٣٢')]),
      ],
    },
    {
      title: 'الأعداد المركبة وهندسة الفراغ',
      description: 'ستة أسئلة. الرمز ت هو الوحدة التخيلية.',
      questions: [
        createQuestion('ما قيمة ت²؟', ['واحد', createCorrectOption('سالب واحد'), 'ت', 'سالب ت']),
        createQuestion('ما مقياس العدد المركب ٣ + ٤ت؟', ['١', createCorrectOption('٥'), '٧', '٢٥']),
        createQuestion('ما ناتج ضرب (٢ + ت) في (٢ − ت)؟', ['٣', '٤', createCorrectOption('٥'), '٤ − ت']),
        createQuestion('ما معيار المتجه (٢، ٣، ٦)؟', ['٦', createCorrectOption('٧'), '١١', '٤٩']),
        createQuestion('ما ناتج الضرب القياسي للمتجهين (١، ٢، ٣) و(٤، صفر، سالب ١)؟', [
          'سالب ١',
          createCorrectOption('١'),
          '٤',
          '٧',
        ]),
        createQuestion('أي مما يأتي يحدد مستوى واحدًا لا غير؟', [
          'نقطتان مختلفتان',
          'مستقيم واحد',
          'مستقيمان متخالفان',
          createCorrectOption('ثلاث نقاط ليست على استقامة واحدة'),
        ]),
      ],
    },
  ],
};
