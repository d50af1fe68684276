import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'اختيارات سؤال: من اثنين إلى خمسة، واحد منها صحيح.',
    'The options of a question: two to five, one of them correct.',
  ),
  anatomy: [
    {
      name: 'value',
      description: createSentence(
        'الاختيارات بترتيبها. ابدأ سؤالًا جديدًا بـ`createBlankOptions()`.',
        'The options in their order. A new question begins with `createBlankOptions()`.',
      ),
    },
    { name: 'onChange', description: createSentence('تُستدعى بالاختيارات الجديدة.', 'Called with the new options.') },
    {
      name: 'labels',
      description: createSentence(
        'كل النصوص. الدوال تأخذ الرقم لتصح صيغة الجمع.',
        'All texts. Functions get the number, for plural forms.',
      ),
    },
    {
      name: 'getFieldName',
      description: createSentence('اسم حقل كل اختيار في الطلب.', 'The field name of each option in the request.'),
    },
    {
      name: 'errorsByKey',
      description: createSentence('أخطاء الخادم بمفتاح الاختيار.', 'Server errors by the key of the option.'),
    },
  ],
  whenToUse: [createSentence('لسؤال اختيار من متعدد، داخل `Form`.', 'For a multiple-choice question, in a `Form`.')],
  whenNotToUse: [
    createSentence('لطالب يجيب عن السؤال: `QuizRunner`.', 'For students who answer the question: `QuizRunner`.'),
    createSentence('لاختيار من قائمة ثابتة: `RadioGroup`.', 'For a choice from a fixed list: `RadioGroup`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'التسميات مرقّمة: «الاختيار 2»، ليذكر اسم كل زر اختياره.',
      'The labels have numbers: “Option 2”, so that each button names its option.',
    ),
    createSentence(
      'لا يتكرر نص اختيار: يُمنع الإرسال ويُذكر المكرر.',
      'No two options have the same text: submitting is blocked and the error names the repeated one.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'النص، ثم «الإجابة الصحيحة»، ثم النقل لأعلى ولأسفل، ثم الإزالة.',
        'The text, then “Correct answer”, then move up, move down and remove.',
      ),
    },
    {
      keys: ['↑', '↓'],
      description: createSentence(
        'على «الإجابة الصحيحة»: يعلّم اختيارًا آخر.',
        'On “Correct answer”: marks another option.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      'مجموعة باسمها، ثم «الاختيار 1، تحرير نص، مطلوب».',
      'A group with its name, then “Option 1, edit text, required”.',
    ),
    createSentence(
      'الإضافة والإزالة والنقل تُعلن: «أصبح الاختيار في الموضع 1 من 4».',
      'Adding, removing and moving are announced: “The option is now at position 1 of 4”.',
    ),
    createSentence(
      'بعد الإزالة ينتقل التركيز إلى الاختيار التالي، أو إلى زر الإضافة.',
      'After removing, the focus moves to the next option, or to the button that adds one.',
    ),
  ],
  rightToLeft: [createSentence('النقل إلى أعلى وأسفل، فلا ينعكس.', 'Moving is up and down, so it is not mirrored.')],
  related: [
    { part: 'forms/Form', description: createSentence('النموذج حولها.', 'The form around it.') },
    {
      part: 'learning/QuizRunner',
      description: createSentence('السؤال كما يراه الطالب.', 'The question as students see it.'),
    },
    { part: 'forms/RadioGroup', description: createSentence('اختيار واحد من عدة.', 'One choice of several.') },
  ],
};
