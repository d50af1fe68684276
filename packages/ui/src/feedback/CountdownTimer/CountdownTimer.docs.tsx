import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'الوقت المتبقي حتى موعد أو من مدة.',
    'The time that is left until an end time, or of a duration.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence(
        'اسم الوقت، ظاهر أو لقارئ الشاشة.',
        'The name of the time, visible or for screen readers.',
      ),
    },
    { name: 'endsAt', description: createSentence('موعد النهاية، من الخادم.', 'The end time, from the server.') },
    {
      name: 'duration',
      description: createSentence('أو مدة بالثواني، ويمكن إيقافها.', 'Or a duration in seconds, which can be paused.'),
    },
    { name: 'endLabel', description: createSentence('ما يظهر في النهاية.', 'What is shown at the end.') },
    { name: 'announceAt', description: createSentence('متى يُعلن الوقت.', 'When the time is announced.') },
  ],
  whenToUse: [
    createSentence('لاختبار محدد الوقت.', 'For a quiz with a time limit.'),
    createSentence(
      'لموعد قريب: بداية بث، نهاية تسجيل.',
      'For a time in the near future: the start of a stream, the end of registration.',
    ),
  ],
  whenNotToUse: [
    createSentence('للضغط على المشتري.', 'To put pressure on a buyer.'),
    createSentence('لتقدّم عملية: `ProgressBar`.', 'For the progress of a task: `ProgressBar`.'),
    createSentence('لموعد بعيد: اكتب التاريخ.', 'For a time in the far future: write the date.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'قل المدة قبل أن تبدأ، وما يحدث في نهايتها.',
      'Say how long it is before it starts, and what happens at its end.',
    ),
    createSentence('`endLabel` خبر لا لوم: «انتهى الوقت».', '`endLabel` is a fact, not a reproach: “Time is up”.'),
  ],
  keyboard: [],
  screenReader: [
    createSentence('«الوقت المتبقي، مؤقت، 3 دقائق وثانيتان».', '“Time left, timer, 3 minutes and 2 seconds”.'),
    createSentence(
      'لا يُقرأ كل ثانية، بل في أوقات `announceAt` وفي النهاية.',
      'It is not read every second, but at the times in `announceAt` and at the end.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الأرقام من اليسار إلى اليمين، وبشكل أرقام الصفحة.',
      'The digits run from left to right, in the digit style of the page.',
    ),
    createSentence(
      'الوحدات بصيغ الجمع الست: «ثانيتان»، «3 دقائق»، «11 دقيقة».',
      'The units have all six Arabic plural forms: «ثانيتان», «3 دقائق», «11 دقيقة».',
    ),
  ],
  related: [
    { part: 'feedback/ProgressBar', description: createSentence('لتقدّم عملية.', 'For the progress of a task.') },
    { part: 'learning/QuizRunner', description: createSentence('لأسئلة الاختبار.', 'For the questions of a quiz.') },
  ],
};
