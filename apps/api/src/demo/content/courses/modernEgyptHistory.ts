import {
  type CourseSource,
  createCentreRecording,
  createQuestion,
  createRevisionRecording,
  createCorrectOption,
  studyPlanPdf,
  createVideos,
} from '../authoring.ts';
import { clipSeconds } from '../clipSeconds.ts';

/** History of Egypt from 1798 to 1956. */
export const modernEgyptHistory: CourseSource = {
  slug: 'modern-egypt-history',
  name: 'تاريخ مصر الحديث والمعاصر',
  category: 'history-geography',
  teacher: 'tarek-elnaggar',
  price: 400,
  paragraphs: [
    'من الحملة الفرنسية إلى قيام الجمهورية: قرن ونصف من تاريخ مصر نرويه حكاية متصلة، سببًا ونتيجة، لا سنوات متفرقة.',
    'لكل محاضرة خط زمني وخريطة، وفقرة من وثيقة من زمنها نقرؤها معًا. بهذا تجيب عن أسئلة «بم تفسر؟» و«ما النتائج المترتبة؟» من فهمك.',
  ],
  outcomes: [
    'ترتب أحداث قرن ونصف على خط زمني واحد',
    'تربط السبب بالنتيجة في كل عصر',
    'تقرأ وثيقة من زمنها وتستنتج منها',
  ],
  audience: ['طلاب الصف الثالث الثانوي، الشعبة الأدبية', 'محبو تاريخ مصر'],
  videos: createVideos(2, [
    {
      title: 'مصر في نهاية العصر العثماني',
      file: 'clip-4.mp4',
      chapters: [
        { start: 0, title: 'مقدمة' },
        { start: 4, title: 'كيف كانت تُحكم مصر' },
        { start: 8, title: 'لماذا ضعفت الدولة' },
      ],
      captions: [
        { language: 'ar', file: 'clip-4.ar.vtt' },
        { language: 'en', file: 'clip-4.en.vtt' },
      ],
      duration: clipSeconds,
    },
    'الحملة الفرنسية على مصر',
    'محمد علي وبناء الدولة الحديثة',
    'عصر إسماعيل وقناة السويس',
    'الثورة العرابية والاحتلال البريطاني',
    'ثورة 1919',
    'من دستور 1923 إلى حرب فلسطين',
    'ثورة يوليو وقيام الجمهورية',
  ]),
  records: [
    createCentreRecording('حصة السنتر: أسئلة بم تفسر'),
    createRevisionRecording('الخط الزمني كاملًا', 'clip-4.mp4'),
  ],
  pdfs: [studyPlanPdf],
  summaries: ['نتائج الحملة الفرنسية', 'إصلاحات محمد علي'],
  quizzes: [
    {
      title: 'الحملة الفرنسية ومحمد علي',
      description: 'ستة أسئلة على الفترة من 1798 إلى 1849.',
      questions: [
        createQuestion('في أي عام بدأت الحملة الفرنسية على مصر؟', [
          '1789',
          createCorrectOption('1798'),
          '1801',
          '1805',
        ]),
        createQuestion('من قاد الأسطول الإنجليزي في معركة أبي قير البحرية؟', [
          'فريزر',
          'كليبر',
          createCorrectOption('نلسون'),
          'مينو',
        ]),
        createQuestion('من العالِم الذي أعلن فك رموز الكتابة المصرية القديمة عام 1822؟', [
          createCorrectOption('شامبليون'),
          'هوارد كارتر',
          'ماسبيرو',
          'مارييت',
        ]),
        createQuestion('في أي عام تولى محمد علي حكم مصر؟', ['1801', createCorrectOption('1805'), '1811', '1840']),
        createQuestion('من قائد الحملة الإنجليزية التي هُزمت في رشيد عام 1807؟', [
          'نلسون',
          'كرومر',
          'ولسلي',
          createCorrectOption('فريزر'),
        ]),
        createQuestion('في أي عام وقعت مذبحة المماليك في القلعة؟', [
          '1805',
          '1807',
          createCorrectOption('1811'),
          '1820',
        ]),
      ],
    },
    {
      title: 'من قناة السويس إلى الجمهورية',
      description: 'سبعة أسئلة على الفترة من 1869 إلى 1956.',
      questions: [
        createQuestion('في أي عام افتُتحت قناة السويس للملاحة؟', ['1854', '1859', createCorrectOption('1869'), '1882']),
        createQuestion('في أي عام بدأ الاحتلال البريطاني لمصر؟', ['1879', createCorrectOption('1882'), '1904', '1914']),
        createQuestion('من قاد الجيش المصري في معركة التل الكبير؟', [
          'مصطفى كامل',
          'محمد فريد',
          'سعد زغلول',
          createCorrectOption('أحمد عرابي'),
        ]),
        createQuestion('من زعيم ثورة 1919؟', [
          createCorrectOption('سعد زغلول'),
          'مصطفى كامل',
          'أحمد عرابي',
          'محمد نجيب',
        ]),
        createQuestion('في أي عام صدر تصريح 28 فبراير الذي أعلن استقلال مصر؟', [
          '1919',
          createCorrectOption('1922'),
          '1923',
          '1936',
        ]),
        createQuestion('من أول رئيس لجمهورية مصر؟', [
          'جمال عبد الناصر',
          'أنور السادات',
          createCorrectOption('محمد نجيب'),
          'زكريا محيي الدين',
        ]),
        createQuestion('في أي عام أعلنت مصر تأميم قناة السويس؟', ['1952', '1954', createCorrectOption('1956'), '1958']),
      ],
    },
  ],
};
