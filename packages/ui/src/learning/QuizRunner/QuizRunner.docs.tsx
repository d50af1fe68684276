import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'اختبار كامل، حتى 200 سؤال: الإجابة، ثم الإرسال، ثم الدرجة والتصحيح.',
    'A whole quiz of up to 200 questions: answering, submitting, the score and the correct answers.',
  ),
  anatomy: [
    { name: 'questions', description: sentence('الأسئلة واختياراتها.', 'The questions and their options.') },
    {
      name: 'answers',
      description: sentence('ما اختاره الطالب، وتحفظه الصفحة.', 'What the student has chosen. The page keeps it.'),
    },
    {
      name: 'onSubmit',
      description: sentence('تُستدعى بالأسئلة التي بلا إجابة.', 'Called with the unanswered questions.'),
    },
    {
      name: 'result',
      description: sentence('النتيجة: تقفل الاختبار وتصحّحه.', 'The result: it locks and marks the quiz.'),
    },
    { name: 'saveState', description: sentence('حالة حفظ المسودة.', 'The state of the saved draft.') },
    {
      name: 'labels',
      description: sentence('كل النصوص. `map` يضيف خريطة الأسئلة.', 'All texts. `map` adds the map of questions.'),
    },
  ],
  whenToUse: [
    sentence('لاختبار يُجاب عنه في صفحة واحدة ويُرسل مرة واحدة.', 'For a quiz on one page that is submitted once.'),
  ],
  whenNotToUse: [
    sentence('لاستطلاع داخل نموذج: `RadioGroup`.', 'For a survey in a form: `RadioGroup`.'),
    sentence('لكتابة الأسئلة: `OptionsEditor`.', 'For writing questions: `OptionsEditor`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'السؤال جملة تامة، والاختيارات قصيرة ومتقاربة الطول.',
      'A question is a full sentence; its options are short and of similar length.',
    ),
    sentence(
      'نص الخطأ لا يلوم: «إجابة خاطئة. الإجابة الصحيحة: 4».',
      'The text of a mistake does not blame: “Wrong answer. The correct answer: 4”.',
    ),
    sentence(
      'إن بقيت أسئلة بلا إجابة فاسأل بـ`UnansweredDialog` قبل الإرسال.',
      'If questions are unanswered, ask with `UnansweredDialog` before submitting.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: sentence('من سؤال إلى الذي يليه.', 'From one question to the next.') },
    {
      keys: ['↑', '↓'],
      description: sentence('يختار بين اختيارات السؤال.', 'Chooses between the options of a question.'),
    },
    { keys: ['Space'], description: sentence('يختار الاختيار الذي عليه التركيز.', 'Chooses the focused option.') },
    { keys: ['Esc'], description: sentence('يغلق خريطة الأسئلة.', 'Closes the map of questions.') },
  ],
  screenReader: [
    sentence(
      'كل سؤال مجموعة: «السؤال 3 من 20: …»، ثم «زر اختيار، 1 من 4».',
      'Each question is a group: “Question 3 of 20: …”, then “radio button, 1 of 4”.',
    ),
    sentence('لا تُعلن الإجابات. تُعلن مشكلات الحفظ وحدها.', 'Answers are not announced. Only problems with saving are.'),
    sentence('حين تصل النتيجة ينتقل التركيز إلى الدرجة.', 'When the result arrives, the focus moves to the score.'),
  ],
  rightToLeft: [
    sentence(
      'كل سؤال واختيار يتبع اتجاه حروفه، فيُقرأ سؤال اللغة الإنجليزية من اليسار.',
      'Each question and option follows the direction of its letters, so an English question reads from the left.',
    ),
    sentence('علامتا الصح والخطأ لا تنعكسان.', 'The check mark and the cross are not mirrored.'),
  ],
  related: [
    {
      part: 'learning/UnansweredDialog',
      description: sentence('السؤال قبل الإرسال.', 'The question before submitting.'),
    },
    {
      part: 'learning/OptionsEditor',
      description: sentence('كتابة اختيارات السؤال.', 'Writes the options of a question.'),
    },
  ],
};
