import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'خطوات نموذج طويل مرقّمة: ما تم منها، والخطوة الحالية، وما بقي.',
    'The numbered steps of a long form: done, current and upcoming.',
  ),
  anatomy: [
    {
      name: 'items',
      description: createSentence(
        'الخطوات بالترتيب: عنوان لكل منها، وسطر اختياري تحته.',
        'The steps in order: a title for each, and an optional line below it.',
      ),
    },
    { name: 'currentId', description: createSentence('الخطوة التي يعرضها النموذج.', 'The step that the form shows.') },
    {
      name: 'isLinear',
      description: createSentence('يمنع الضغط على خطوة لم يحن دورها.', 'Prevents upcoming steps from being pressed.'),
    },
    {
      name: 'labels',
      description: createSentence('نصوص الموضع والحالات.', 'The texts of the position and of the states.'),
    },
  ],
  whenToUse: [
    createSentence(
      'لنموذج من ثلاث خطوات إلى ست، لكل منها شاشة.',
      'For a form of three to six steps, each with its own screen.',
    ),
    createSentence('لمهمة يعود فيها المستخدم إلى خطوات سابقة.', 'For a task in which users return to earlier steps.'),
  ],
  whenNotToUse: [
    createSentence('لإرشادات تُقرأ ولا تُملأ: `Steps`.', 'For instructions that are read, not filled in: `Steps`.'),
    createSentence('لنموذج قصير: حقول في صفحة واحدة.', 'For a short form: fields on one page.'),
    createSentence('لأجزاء بلا ترتيب: `Tabs`.', 'For parts without an order: `Tabs`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'العنوان كلمتان أو ثلاث: ما يفعله المستخدم في الخطوة.',
      'The title has two or three words: what the user does in the step.',
    ),
    createSentence(
      'اذكر أن الخطوة اختيارية بدل أن تميّز الإلزامية.',
      'Say which step is optional, not which one is required.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence('ينتقل بين الخطوات التي يمكن فتحها.', 'Moves between the steps that can be opened.'),
    },
    { keys: ['Enter', 'Space'], description: createSentence('يفتح الخطوة.', 'Opens the step.') },
  ],
  screenReader: [
    createSentence(
      '«خطوات إضافة الدورة، تنقل. قائمة من 4 عناصر. بيانات الدورة مكتملة، زر. السعر، زر، الخطوة الحالية».',
      '“Steps to add a course, navigation. List, 4 items. Course details done, button. Price, button, current step”.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'تبدأ الخطوات من بداية السطر، والأرقام بشكل الأرقام الذي اختاره المستخدم.',
      'Steps begin at the start of the line. Numbers use the digits that the user chose.',
    ),
  ],
  related: [
    { part: 'layout/Steps', description: createSentence('إرشادات مرقّمة للقراءة.', 'Numbered instructions to read.') },
    {
      part: 'feedback/ProgressBar',
      description: createSentence('تقدّم بلا خطوات مسمّاة.', 'Progress without named steps.'),
    },
    { part: 'navigation/Tabs', description: createSentence('أجزاء متوازية.', 'Parallel parts.') },
  ],
};
