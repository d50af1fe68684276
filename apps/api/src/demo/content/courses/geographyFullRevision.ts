import {
  type CourseSource,
  createQuestion,
  createRevisionRecording,
  createCorrectOption,
  studyPlanPdf,
  createVideos,
} from '../authoring.ts';

/** A geography revision: the course with a very long name. */
export const geographyFullRevision: CourseSource = {
  slug: 'geography-full-revision',
  name: 'الدورة الشاملة في المراجعة النهائية لمنهج الجغرافيا للصف الثالث الثانوي مع حل نماذج امتحانات الأعوام السابقة وشرح الخرائط وأسئلة التفكير العليا خطوة بخطوة',
  category: 'history-geography',
  teacher: 'tarek-elnaggar',
  price: 380,
  paragraphs: [
    'مراجعة المنهج كله في ست محاضرات، وكل محاضرة خريطة: نبدأ من الخريطة الصماء ونملؤها معًا حتى تصبح الأسئلة قراءةً لما رسمناه.',
    'تشمل الدورة حل نماذج من امتحانات أعوام سابقة، وتدريبًا على مسائل خطوط الطول والوقت ومقياس الرسم.',
  ],
  outcomes: ['تملأ الخريطة الصماء من الذاكرة', 'تحسب الوقت من خطوط الطول', 'تجيب عن أسئلة «بم تفسر؟» من الخريطة'],
  audience: ['طلاب الصف الثالث الثانوي قبل الامتحان'],
  videos: createVideos(1, [
    'قراءة الخريطة ومقياس الرسم',
    'خطوط الطول ودوائر العرض وحساب الوقت',
    'مظاهر السطح والمناخ',
    'السكان والمدن',
    'الموارد والنقل والتجارة',
    'حل نموذج امتحان كامل',
  ]),
  records: [createRevisionRecording('مراجعة الخرائط'), createRevisionRecording('أسئلة التفكير العليا')],
  pdfs: [studyPlanPdf],
  summaries: ['حساب الوقت من خطوط الطول'],
  quizzes: [
    {
      title: 'الخريطة وخطوط الطول ودوائر العرض',
      description: 'ستة أسئلة، في بعضها حساب بسيط.',
      questions: [
        createQuestion('بأي بلدة يمر خط الطول الرئيس؟', ['باريس', createCorrectOption('جرينتش'), 'روما', 'مدريد']),
        createQuestion('عند أي دائرة عرض تقريبًا يقع مدار السرطان؟', [
          createCorrectOption('23.5 درجة شمالًا'),
          '23.5 درجة جنوبًا',
          '66.5 درجة شمالًا',
          'صفر',
        ]),
        createQuestion('في كم دقيقة تقطع الأرض في دورانها درجة طولية واحدة؟', [
          'دقيقة واحدة',
          'دقيقتين',
          createCorrectOption('4 دقائق'),
          '15 دقيقة',
        ]),
        createQuestion('إذا كانت الساعة 12 ظهرًا على خط جرينتش، فكم تكون الساعة على خط طول 30 درجة شرقًا؟', [
          '10 صباحًا',
          '12 ظهرًا',
          createCorrectOption('2 بعد الظهر'),
          '3 بعد الظهر',
        ]),
        createQuestion(
          'المسافة بين قريتين على خريطة مقياس رسمها 1 إلى 100000 هي 5 سنتيمترات. ما المسافة الحقيقية بينهما؟',
          ['نصف كيلومتر', createCorrectOption('5 كيلومترات'), '50 كيلومترًا', '500 كيلومتر'],
        ),
        createQuestion('ما أكبر محيطات العالم مساحة؟', [
          'الأطلنطي',
          'الهندي',
          'المتجمد الشمالي',
          createCorrectOption('الهادي'),
        ]),
      ],
    },
    {
      title: 'مصر والعالم',
      description: 'ستة أسئلة في الجغرافيا الطبيعية.',
      questions: [
        createQuestion('ما البحيرة التي تكونت جنوب السد العالي؟', [
          'قارون',
          'المنزلة',
          createCorrectOption('ناصر'),
          'البردويل',
        ]),
        createQuestion('ما أطول أنهار قارة أفريقيا؟', [createCorrectOption('النيل'), 'الكونغو', 'النيجر', 'الزمبيزي']),
        createQuestion('أي مضيق يصل بين البحر الأحمر وخليج عدن؟', [
          'هرمز',
          createCorrectOption('باب المندب'),
          'جبل طارق',
          'البوسفور',
        ]),
        createQuestion('في أي محافظة تقع واحة سيوة؟', [
          'الوادي الجديد',
          'الجيزة',
          'الفيوم',
          createCorrectOption('مطروح'),
        ]),
        createQuestion('في أي فصل تسقط أغلب أمطار الساحل الشمالي لمصر؟', [
          'الصيف',
          'الربيع',
          createCorrectOption('الشتاء'),
          'الخريف',
        ]),
        createQuestion('ما أعلى قمة جبلية في مصر؟', [
          'جبل موسى',
          createCorrectOption('جبل كاترين'),
          'جبل المقطم',
          'جبل علبة',
        ]),
      ],
    },
  ],
};
