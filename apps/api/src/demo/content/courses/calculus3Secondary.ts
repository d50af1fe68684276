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

/** Calculus in Arabic notation, with Arabic-Indic digits. */
export const calculus3Secondary: CourseSource = {
  slug: 'calculus-3-secondary',
  name: 'التفاضل والتكامل: الصف الثالث الثانوي',
  category: 'mathematics',
  teacher: 'mahmoud-elsherbiny',
  price: 1200,
  paragraphs: [
    'التفاضل والتكامل من أول قاعدة اشتقاق إلى حساب المساحات والحجوم. نثبت الفكرة برسم بسيط، ثم ننتقل إلى القاعدة، ثم إلى تدريبات كثيرة متدرجة.',
    'الرموز كلها كما في كتاب الوزارة: الدالة د(س)، والمشتقة ص شرطة، والأساس الطبيعي هـ.',
    'إن كنت ضعيفًا في حساب المثلثات فابدأ بالفيديو المجاني الأول، ففيه كل ما ستحتاج إليه من قوانين العام الماضي.',
  ],
  outcomes: [
    'تشتق أي دالة في المنهج بقواعد قليلة',
    'تجد القيم العظمى والصغرى وتفسرها',
    'تكامل بالتعويض وبالتجزيء',
    'تحسب المساحات والحجوم الدورانية',
  ],
  audience: ['طلاب الصف الثالث الثانوي، شعبة الرياضيات', 'من يريد أن يراجع حساب المثلثات أولًا: الفيديو الأول له'],
  videos: createVideos(
    2,
    [
      'ما تحتاج إليه من حساب المثلثات',
      'معنى المشتقة وميل المماس',
      'قواعد الاشتقاق وقاعدة السلسلة',
      'الاشتقاق الضمني والبارامتري',
      'مشتقات الدوال المثلثية والأسية واللوغاريتمية',
      'القيم العظمى والصغرى ونقط الانقلاب',
      'تطبيقات القيم القصوى',
      'التكامل غير المحدد',
      'التكامل بالتجزيء وبالتعويض',
      'التكامل المحدد والمساحات',
      'حجوم الأجسام الدورانية',
    ],
    ['52:10', '1:04:35', '58:20', '1:11:05', '1:08:40', '1:15:30', '49:55', '1:02:15', '1:20:45', '1:09:10', '1:06:25'],
  ),
  records: [
    createCentreRecording('حصة السنتر: مسائل القيم القصوى'),
    createHomeRecording('حل واجب الاشتقاق الضمني'),
    createRevisionRecording('مراجعة التكامل في ساعتين'),
  ],
  pdfs: [studyPlanPdf],
  summaries: ['قواعد الاشتقاق', 'التكامل بالتجزيء'],
  // The study plan and the lesson before the first unit stand in no unit.
  units: [
    {
      title: 'الباب الأول: الاشتقاق وتطبيقاته',
      items: ['video 2', 'video 3', 'video 4', 'record 2', 'video 5', 'video 6', 'video 7', 'record 1', 'quiz 1'],
    },
    {
      title: 'الباب الثاني: التكامل وتطبيقاته',
      items: ['video 8', 'video 9', 'video 10', 'video 11', 'record 3', 'quiz 2'],
    },
  ],
  quizzes: [
    {
      title: 'الاشتقاق وتطبيقاته',
      description: 'سبعة أسئلة على قواعد الاشتقاق والقيم القصوى.',
      questions: [
        createQuestion('ما مشتقة الدالة د(س) = س³ بالنسبة إلى س؟', ['س²', '٣س', createCorrectOption('٣س²'), '٣س³']),
        createQuestion('ما مشتقة الدالة د(س) = جا س بالنسبة إلى س؟', [
          createCorrectOption('جتا س'),
          'سالب جتا س',
          'سالب جا س',
          'ظا س',
        ]),
        createQuestion('ما ميل المماس للمنحنى ص = س² + ١ عند س = ٣؟', ['٣', createCorrectOption('٦'), '٩', '١٠']),
        createQuestion('ما المشتقة الأولى للدالة الثابتة ص = ٥؟', ['٥', '٥س', 'واحد', createCorrectOption('صفر')]),
        createQuestion('ما مشتقة الدالة الأسية ص = هـ أس س، حيث هـ أساس اللوغاريتم الطبيعي؟', [
          'س مضروبًا في هـ أس (س − ١)',
          'لوغاريتم س للأساس هـ',
          createCorrectOption('هـ أس س'),
          'واحد على س',
        ]),
        createQuestion('ما مشتقة الدالة ص = (٢س + ١)³ بالنسبة إلى س؟', [
          '٣(٢س + ١)²',
          '٢(٢س + ١)²',
          '٦(٢س + ١)³',
          createCorrectOption('٦(٢س + ١)²'),
        ]),
        createQuestion('عند أي قيمة من قيم س تكون للدالة د(س) = س³ − ٣س قيمة عظمى محلية؟', [
          'صفر',
          createCorrectOption('سالب واحد'),
          'واحد',
          'ثلاثة',
        ]),
      ],
    },
    {
      title: 'التكامل',
      description: 'خمسة أسئلة على التكامل غير المحدد والمحدد. الرمز ث هو ثابت التكامل.',
      questions: [
        createQuestion('ما تكامل ٢س بالنسبة إلى س؟', ['٢ + ث', 'س + ث', createCorrectOption('س² + ث'), '٢س² + ث']),
        createQuestion('ما قيمة التكامل المحدد للدالة ٣س² من س = صفر إلى س = ٢؟', [
          '٤',
          '٦',
          createCorrectOption('٨'),
          '١٢',
        ]),
        createQuestion('ما تكامل جتا س بالنسبة إلى س؟', [
          createCorrectOption('جا س + ث'),
          'سالب جا س + ث',
          'سالب جتا س + ث',
          'قا² س + ث',
        ]),
        createQuestion('ما مساحة المنطقة المحصورة بين المستقيم ص = س ومحور السينات والمستقيم س = ٤؟', [
          '٤ وحدات مربعة',
          createCorrectOption('٨ وحدات مربعة'),
          '١٢ وحدة مربعة',
          '١٦ وحدة مربعة',
        ]),
        createQuestion('إذا كانت س عددًا موجبًا، فما تكامل واحد على س بالنسبة إلى س؟', [
          'سالب (واحد على س²) + ث',
          'س + ث',
          createCorrectOption('(لوغاريتم س للأساس هـ) + ث'),
          'هـ أس س + ث',
        ]),
      ],
    },
  ],
};
