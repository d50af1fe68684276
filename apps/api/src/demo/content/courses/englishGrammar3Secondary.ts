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

/** English grammar taught in Arabic; the quizzes are in English alone. */
export const englishGrammar3Secondary: CourseSource = {
  slug: 'english-grammar-3-secondary',
  name: 'اللغة الإنجليزية: قواعد الصف الثالث الثانوي',
  category: 'english',
  teacher: 'mariam-gerges',
  price: 700,
  paragraphs: [
    'قواعد المنهج كلها بشرح عربي وأمثلة إنجليزية: الأزمنة، وحالات الشرط، والمبني للمجهول، والكلام غير المباشر، وجمل الوصل.',
    'أسئلة الاختبارات بالإنجليزية وحدها، كما ستراها في الامتحان. بعد الإرسال راجع القاعدة التي أخطأت فيها، ثم اكتب ثلاث جمل من عندك عليها.',
  ],
  outcomes: [
    'تختار الزمن الصحيح من دلائل الجملة',
    'تحوّل إلى المبني للمجهول والكلام غير المباشر',
    'تتجنب الأخطاء التي تتكرر في الامتحان',
  ],
  audience: ['طلاب الصف الثالث الثانوي'],
  videos: createVideos(2, [
    'مراجعة سريعة على الأزمنة',
    'If conditionals: الحالات الأربع',
    'Wish و If only',
    'Passive voice: المبني للمجهول',
    'Reported speech: الكلام غير المباشر',
    'Relative clauses: جمل الوصل',
    'Modals: الأفعال الناقصة',
    'أخطاء يقع فيها كل طالب',
  ]),
  records: [
    createCentreRecording('حصة السنتر: Conditionals'),
    createHomeRecording('حل تدريبات Passive'),
    createRevisionRecording('مراجعة القواعد كلها'),
  ],
  pdfs: [studyPlanPdf],
  summaries: ['حالات الشرط الأربع', 'تحويل الكلام المباشر'],
  quizzes: [
    {
      title: 'Conditionals and wishes',
      description: 'Choose the correct answer. Six questions.',
      questions: [
        createQuestion('If I ___ enough money, I would travel around the world.', [
          'have',
          createCorrectOption('had'),
          'will have',
          'am having',
        ]),
        createQuestion('If she had studied harder, she ___ the exam last year.', [
          createCorrectOption('would have passed'),
          'will pass',
          'passes',
          'has passed',
        ]),
        createQuestion('Ice melts if you ___ it.', ['heated', 'will heat', createCorrectOption('heat'), 'would heat']),
        createQuestion('I always have to take the bus. I wish I ___ how to drive.', [
          'know',
          'will know',
          'have known',
          createCorrectOption('knew'),
        ]),
        createQuestion('Unless you ___, you will miss the train.', [
          createCorrectOption('hurry'),
          "don't hurry",
          'will hurry',
          'hurried',
        ]),
        createQuestion('If I ___ you, I would see a doctor.', [
          'am',
          createCorrectOption('were'),
          'will be',
          'have been',
        ]),
      ],
    },
    {
      title: 'Passive voice and reported speech',
      description: 'Choose the correct answer. Six questions.',
      questions: [
        createQuestion('The pyramids ___ by the ancient Egyptians.', [
          'built',
          'was built',
          createCorrectOption('were built'),
          'are building',
        ]),
        createQuestion('They have repaired the road. The road ___.', [
          createCorrectOption('has been repaired'),
          'has repaired',
          'was repairing',
          'repaired',
        ]),
        createQuestion('English ___ all over the world.', [
          'speaks',
          'is speaking',
          'spoke',
          createCorrectOption('is spoken'),
        ]),
        createQuestion('The report ___ by this time tomorrow.', [
          'will have finished',
          createCorrectOption('will have been finished'),
          'has finished',
          'is finishing',
        ]),
        createQuestion('"I am tired," she said. Choose the correct reported form.', [
          'She told that she was tired.',
          'She said me that she was tired.',
          createCorrectOption('She said that she was tired.'),
          'She said that I was tired.',
        ]),
        createQuestion('"Where do you live?" he asked me. He asked me where ___.', [
          'did I live',
          createCorrectOption('I lived'),
          'do I live',
          'was I living',
        ]),
      ],
    },
  ],
};
