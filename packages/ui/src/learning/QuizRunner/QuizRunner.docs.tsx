import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'اختبار كامل، حتى 200 سؤال: الإجابة، ثم الإرسال، ثم الدرجة والتصحيح.',
    'A whole quiz of up to 200 questions: answering, submitting, the score and the correct answers.',
  ),
  anatomy: [
    { name: 'questions', description: createSentence('الأسئلة واختياراتها.', 'The questions and their options.') },
    {
      name: 'answers',
      description: createSentence(
        'ما اختاره الطالب، وتحفظه الصفحة.',
        'What the student has chosen. The page keeps it.',
      ),
    },
    {
      name: 'onSubmit',
      description: createSentence('تُستدعى بالأسئلة التي بلا إجابة.', 'Called with the unanswered questions.'),
    },
    {
      name: 'result',
      description: createSentence(
        'النتيجة: تقفل الاختبار وتصحّحه، ومعها شرح كل سؤال إن وُجد.',
        'The result: it locks and marks the quiz, with the explanation of each question if there is one.',
      ),
    },
    { name: 'saveState', description: createSentence('حالة حفظ المسودة.', 'The state of the saved draft.') },
    {
      name: 'labels',
      description: createSentence('كل النصوص. `map` يضيف خريطة الأسئلة.', 'All texts. `map` adds the map of questions.'),
    },
  ],
  whenToUse: [
    createSentence('لاختبار يُجاب عنه في صفحة واحدة ويُرسل مرة واحدة.', 'For a quiz on one page that is submitted once.'),
  ],
  whenNotToUse: [
    createSentence('لاستطلاع داخل نموذج: `RadioGroup`.', 'For a survey in a form: `RadioGroup`.'),
    createSentence('لكتابة الأسئلة: `OptionsEditor`.', 'For writing questions: `OptionsEditor`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'السؤال جملة تامة، والاختيارات قصيرة ومتقاربة الطول.',
      'A question is a full sentence; its options are short and of similar length.',
    ),
    createSentence(
      'نص الخطأ لا يلوم: «إجابة خاطئة. الإجابة الصحيحة: 4».',
      'The text of a mistake does not blame: “Wrong answer. The correct answer: 4”.',
    ),
    createSentence(
      'إن بقيت أسئلة بلا إجابة فاسأل بـ`UnansweredDialog` قبل الإرسال.',
      'If questions are unanswered, ask with `UnansweredDialog` before submitting.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('من سؤال إلى الذي يليه.', 'From one question to the next.') },
    {
      keys: ['↑', '↓'],
      description: createSentence('يختار بين اختيارات السؤال.', 'Chooses between the options of a question.'),
    },
    { keys: ['Space'], description: createSentence('يختار الاختيار الذي عليه التركيز.', 'Chooses the focused option.') },
    {
      keys: ['J', 'K'],
      description: createSentence(
        'بعد التصحيح: السؤال التالي والسابق، حين يكون التركيز داخل الاختبار.',
        'After marking: the next and the previous question, while the focus is inside the quiz.',
      ),
    },
    { keys: ['Esc'], description: createSentence('يغلق خريطة الأسئلة.', 'Closes the map of questions.') },
  ],
  screenReader: [
    createSentence(
      'كل سؤال مجموعة: «السؤال 3 من 20: …»، ثم «زر اختيار، 1 من 4».',
      'Each question is a group: “Question 3 of 20: …”, then “radio button, 1 of 4”.',
    ),
    createSentence(
      'لا تُعلن الإجابات. تُعلن مشكلات الحفظ وحدها.',
      'Answers are not announced. Only problems with saving are.',
    ),
    createSentence(
      'حين تصل النتيجة ينتقل التركيز إلى الدرجة.',
      'When the result arrives, the focus moves to the score.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'كل سؤال واختيار يتبع اتجاه حروفه، فيُقرأ سؤال اللغة الإنجليزية من اليسار.',
      'Each question and option follows the direction of its letters, so an English question reads from the left.',
    ),
    createSentence('علامتا الصح والخطأ لا تنعكسان.', 'The check mark and the cross are not mirrored.'),
  ],
  related: [
    {
      part: 'learning/UnansweredDialog',
      description: createSentence('السؤال قبل الإرسال.', 'The question before submitting.'),
    },
    {
      part: 'learning/OptionsEditor',
      description: createSentence('كتابة اختيارات السؤال.', 'Writes the options of a question.'),
    },
  ],
};
