import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'سؤال قبل إرسال اختبار بقيت فيه أسئلة بلا إجابة.',
    'A question before a quiz with unanswered questions is submitted.',
  ),
  anatomy: [
    {
      name: 'questions',
      description: createSentence(
        'الأسئلة كما تعطيها `QuizRunner` لـ`onSubmit`.',
        'The questions as `QuizRunner` gives them to `onSubmit`.',
      ),
    },
    { name: 'title', description: createSentence('كم سؤالًا بقي.', 'How many questions are left.') },
    { name: 'children', description: createSentence('معنى الإرسال الآن.', 'What submitting now means.') },
    {
      name: 'answerLabel',
      description: createSentence(
        'الزر الأول: إلى أول سؤال بلا إجابة.',
        'The main button: to the first unanswered question.',
      ),
    },
    {
      name: 'submitLabel',
      description: createSentence('الزر الثاني: الإرسال كما هو.', 'The other button: submit as it is.'),
    },
  ],
  whenToUse: [
    createSentence(
      'مع `QuizRunner`، حين لا تخلو قائمة `onSubmit`.',
      'With `QuizRunner`, if the list of `onSubmit` is not empty.',
    ),
  ],
  whenNotToUse: [
    createSentence('لسؤال آخر قبل إجراء: `ConfirmDialog`.', 'For another question before an action: `ConfirmDialog`.'),
    createSentence('لحقول خالية في نموذج: أخطاء `Form`.', 'For blank fields of a form: the errors of `Form`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'العنوان يذكر العدد: «بقيت 3 أسئلة بلا إجابة».',
      'The title gives the number: “3 questions are unanswered”.',
    ),
    createSentence(
      'النص يقول الأثر: «المحاولة الأولى هي التي تُحتسب».',
      'The text states the effect: “Only the first attempt counts”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence('روابط الأسئلة، ثم الزران.', 'The links to the questions, then the two buttons.'),
    },
    {
      keys: ['Enter'],
      description: createSentence(
        'على رابط: يغلق النافذة وينقل التركيز إلى السؤال.',
        'On a link: closes the dialog and focuses the question.',
      ),
    },
    { keys: ['Esc'], description: createSentence('يغلقها بلا إرسال.', 'Closes it without submitting.') },
  ],
  screenReader: [
    createSentence(
      '«بقيت 3 أسئلة بلا إجابة، مربع حوار تنبيه»، ثم الأثر. التركيز على زر الإجابة.',
      '“3 questions are unanswered, alert dialog”, then the effect. The focus is on the answer button.',
    ),
  ],
  rightToLeft: [
    createSentence('الأزرار والروابط تتبع اتجاه الصفحة.', 'Buttons and links follow the direction of the page.'),
  ],
  related: [
    { part: 'learning/QuizRunner', description: createSentence('الاختبار.', 'The quiz.') },
    {
      part: 'overlays/ConfirmDialog',
      description: createSentence('سؤال عام قبل إجراء.', 'A general question before an action.'),
    },
  ],
};
