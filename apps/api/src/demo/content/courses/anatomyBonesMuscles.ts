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

/** Anatomy of bones and muscles for first-year medical students. */
export const anatomyBonesMuscles: CourseSource = {
  slug: 'anatomy-bones-muscles',
  name: 'علم التشريح: الجهازان الهيكلي والعضلي',
  category: 'anatomy-physiology',
  teacher: 'amira-fouad',
  price: 1800,
  paragraphs: [
    'مقرر التشريح للفرقة الأولى في كليات الطب والعلاج الطبيعي والتمريض. ندرس العظام ثم المفاصل ثم العضلات، منطقةً بعد منطقة، ونذكر المصطلح العربي والإنجليزي معًا.',
    'في كل محاضرة نماذج مجسمة نديرها من كل جانب، وأسماء المعالم التي يسأل عنها الامتحان العملي، وعلاقات سريرية قصيرة تبين لماذا يهم هذا الموضع طبيبًا.',
    'نتوقع منك أن ترسم. من رسم العظمة ثلاث مرات لم ينسها.',
  ],
  outcomes: [
    'تسمّي عظام الجسم وعضلاته بالعربية والإنجليزية',
    'تتعرف معالم العظام في الامتحان العملي',
    'تربط منشأ العضلة ومغرزها بحركتها',
    'تفسّر إصابات شائعة من موضعها',
  ],
  audience: ['طلاب الفرقة الأولى في الطب والعلاج الطبيعي والتمريض'],
  videos: createVideos(1, [
    'مدخل: المستويات والاتجاهات التشريحية',
    'الجمجمة وعظام الوجه',
    'العمود الفقري',
    'القفص الصدري',
    'عظام الطرف العلوي',
    'عظام الطرف السفلي',
    'عضلات الكتف والذراع',
    'عضلات الفخذ والساق',
    'عضلات التنفس وجدار البطن',
  ]),
  records: [
    createCentreRecording('المعمل: عظام الطرف العلوي'),
    createHomeRecording('تدريب تسمية المعالم'),
    createRevisionRecording('مراجعة الامتحان العملي', 'clip-3.mp4'),
  ],
  pdfs: [studyPlanPdf],
  summaries: ['عظام الرسغ', 'تغذية عضلات الطرف العلوي العصبية'],
  quizzes: [
    {
      title: 'الجهاز الهيكلي',
      description: 'سبعة أسئلة على العظام والمفاصل.',
      questions: [
        createQuestion('كم عظمة في الهيكل العظمي للإنسان البالغ عادةً؟', [
          '80',
          '126',
          createCorrectOption('206'),
          '270',
        ]),
        createQuestion('ما أطول عظمة في جسم الإنسان؟', [
          'عظم العضد (Humerus)',
          'عظم الظنبوب (Tibia)',
          createCorrectOption('عظم الفخذ (Femur)'),
          'عظم الشظية (Fibula)',
        ]),
        createQuestion('كم عدد أزواج الضلوع الحقيقية؟', ['5', createCorrectOption('7'), '10', '12']),
        createQuestion('ما اسم الفقرة العنقية الأولى؟', [
          createCorrectOption('الأطلس (Atlas)'),
          'المحور (Axis)',
          'الفقرة البارزة (Vertebra prominens)',
          'العصعص (Coccyx)',
        ]),
        createQuestion('مع أي تجويف يتمفصل رأس عظم الفخذ؟', [
          'التجويف الحقاني للوح الكتف (Glenoid cavity)',
          'الثقبة السدادية (Obturator foramen)',
          createCorrectOption('حُق الورك (Acetabulum)'),
          'الحفرة الزجية (Olecranon fossa)',
        ]),
        createQuestion('أي العظام الآتية لا يتمفصل مع عظم آخر؟', [
          'عظم الترقوة (Clavicle)',
          'عظم القص (Sternum)',
          'عظم الرضفة (Patella)',
          createCorrectOption('العظم اللامي (Hyoid)'),
        ]),
        createQuestion('كم عدد عظام رسغ اليد الواحدة؟', ['5', '7', createCorrectOption('8'), '14']),
      ],
    },
    {
      title: 'الجهاز العضلي',
      description: 'ستة أسئلة على العضلات ووظائفها وأعصابها.',
      questions: [
        createQuestion('ما العضلة الرئيسة في الشهيق الهادئ؟', [
          createCorrectOption('الحجاب الحاجز (Diaphragm)'),
          'الصدرية الكبرى (Pectoralis major)',
          'المستقيمة البطنية (Rectus abdominis)',
          'شبه المنحرفة (Trapezius)',
        ]),
        createQuestion('أي العضلات الآتية تثني مفصل المرفق؟', [
          'ثلاثية الرؤوس العضدية (Triceps brachii)',
          createCorrectOption('ذات الرأسين العضدية (Biceps brachii)'),
          'الدالية (Deltoid)',
          'الظهرية العريضة (Latissimus dorsi)',
        ]),
        createQuestion('ما العصب المغذي للعضلة الدالية؟', [
          'العصب الزندي (Ulnar)',
          'العصب المتوسط (Median)',
          'العصب الكعبري (Radial)',
          createCorrectOption('العصب الإبطي (Axillary)'),
        ]),
        createQuestion('ما أطول عضلة في جسم الإنسان؟', [
          'الألوية الكبرى (Gluteus maximus)',
          createCorrectOption('الخياطية (Sartorius)'),
          'المستقيمة الفخذية (Rectus femoris)',
          'النعلية (Soleus)',
        ]),
        createQuestion('أي عضلتين ينتهي وتراهما في وتر أخيل؟', [
          'الظنبوبية الأمامية والخلفية',
          'الشظوية الطويلة والقصيرة',
          createCorrectOption('بطن الساق (Gastrocnemius) والنعلية (Soleus)'),
          'الخياطية والناحلة',
        ]),
        createQuestion('أي أنواع العضلات مخطط ولا يخضع للإرادة؟', [
          'العضلات الهيكلية',
          'العضلات الملساء',
          createCorrectOption('عضلة القلب'),
          'لا يوجد نوع كهذا',
        ]),
      ],
    },
  ],
};
