import {
  type CourseSource,
  createHomeRecording,
  createQuestion,
  createRevisionRecording,
  createCorrectOption,
  studyPlanPdf,
  createVideos,
} from '../authoring.ts';

/** Organic chemistry: the course whose name has full tashkeel. */
export const organicChemistryIntroduction: CourseSource = {
  slug: 'organic-chemistry-introduction',
  name: 'مُقَدِّمَةٌ فِي الْكِيمْيَاءِ الْعُضْوِيَّةِ',
  category: 'organic-biochemistry',
  teacher: 'hoda-shaaban',
  price: 900,
  paragraphs: [
    'ملايين المركبات من عنصر واحد وروابطه. في هذه الدورة نتعلم كيف نسمي المركب العضوي، وكيف نتوقع سلوكه من مجموعته الوظيفية، وكيف نكتب آلية التفاعل بالأسهم.',
    'الدورة مناسبة لطلاب السنة الأولى في الصيدلة والعلوم والطب، ولطلاب الثانوية الذين يريدون أن يسبقوا.',
  ],
  outcomes: ['تسمّي المركب العضوي وترسم صيغته', 'تتوقع سلوك المركب من مجموعته الوظيفية', 'تكتب آلية التفاعل بالأسهم'],
  audience: ['طلاب السنة الأولى في الصيدلة والعلوم والطب', 'طلاب الثانوية الذين يريدون أن يسبقوا'],
  videos: createVideos(2, [
    'لماذا الكربون؟',
    'التهجين وأشكال الجزيئات',
    'الألكانات وتسميتها',
    'الألكينات والألكاينات',
    'البنزين والمركبات الأروماتية',
    'الكحولات والفينولات',
    'الألدهيدات والكيتونات',
    'الأحماض الكربوكسيلية والإسترات',
  ]),
  records: [createHomeRecording('تدريب على التسمية'), createRevisionRecording('خريطة التفاعلات العضوية')],
  pdfs: [studyPlanPdf],
  summaries: ['قواعد تسمية الأيوباك', 'الكشف عن المجموعات الوظيفية'],
  quizzes: [
    {
      title: 'الهيدروكربونات',
      description: 'سبعة أسئلة على الألكانات والألكينات والألكاينات.',
      questions: [
        createQuestion('ما الصيغة العامة للألكانات المفتوحة السلسلة؟', [
          'CₙH₂ₙ',
          createCorrectOption('CₙH₂ₙ₊₂'),
          'CₙH₂ₙ₋₂',
          'CₙHₙ',
        ]),
        createQuestion('ما أبسط الألكينات؟', ['الميثان', 'البروبين', createCorrectOption('الإيثين'), 'الإيثاين']),
        createQuestion('ما نوع تهجين ذرة الكربون في جزيء الميثان؟', ['sp', 'sp²', createCorrectOption('sp³'), 'sp³d']),
        createQuestion('كم رابطة سيجما وكم رابطة باي في جزيء الإيثاين (الأستيلين)؟', [
          createCorrectOption('3 سيجما و2 باي'),
          '2 سيجما و3 باي',
          '4 سيجما و1 باي',
          '5 سيجما و0 باي',
        ]),
        createQuestion('تُستخدم إزالة لون البروم المذاب في رابع كلوريد الكربون للكشف عن:', [
          'الألكانات',
          'الإسترات',
          'الإيثرات',
          createCorrectOption('عدم التشبع في الهيدروكربونات'),
        ]),
        createQuestion('كم عدد المتشكلات البنائية للصيغة C₅H₁₂؟', ['2', createCorrectOption('3'), '4', '5']),
        createQuestion('ما اسم المركب CH₃CH₂CH₃ بنظام الأيوباك؟', [
          'إيثان',
          createCorrectOption('بروبان'),
          'بيوتان',
          'بروبين',
        ]),
      ],
    },
    {
      title: 'المجموعات الوظيفية',
      description: 'ستة أسئلة على الكحولات والأحماض ومشتقاتها.',
      questions: [
        createQuestion('ما المجموعة الوظيفية في الكحولات؟', [createCorrectOption('OH'), 'CHO', 'COOH', 'NH₂']),
        createQuestion('ماذا ينتج عن الأكسدة التامة لكحول أولي؟', [
          'كيتون',
          'إستر',
          'إيثر',
          createCorrectOption('حمض كربوكسيلي'),
        ]),
        createQuestion('ماذا ينتج عن أكسدة كحول ثانوي؟', [
          createCorrectOption('كيتون'),
          'ألدهيد',
          'حمض كربوكسيلي',
          'ألكان',
        ]),
        createQuestion('ماذا ينتج عن تفاعل حمض كربوكسيلي مع كحول في وجود حمض الكبريتيك المركز؟', [
          'ألدهيد وماء',
          'إيثر وهيدروجين',
          createCorrectOption('إستر وماء'),
          'ملح وماء',
        ]),
        createQuestion('ما الصيغة الجزيئية للبنزين العطري؟', ['C₆H₁₄', 'C₆H₁₂', 'C₆H₁₀', createCorrectOption('C₆H₆')]),
        createQuestion('لماذا يكون الفينول أكثر حامضية من الإيثانول؟', [
          'لأن كتلته الجزيئية أكبر',
          createCorrectOption('لأن أيون الفينوكسيد يستقر بالرنين'),
          'لأنه يحتوي على مجموعة كربوكسيل',
          'لأنه لا يكوّن روابط هيدروجينية',
        ]),
      ],
    },
  ],
};
