import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('الوقت المتبقي حتى موعد أو من مدة.', 'The time that is left until an end time, or of a duration.'),
  anatomy: [
    {
      name: 'label',
      description: sentence('اسم الوقت، ظاهر أو لقارئ الشاشة.', 'The name of the time, visible or for screen readers.'),
    },
    { name: 'endsAt', description: sentence('موعد النهاية، من الخادم.', 'The end time, from the server.') },
    {
      name: 'duration',
      description: sentence('أو مدة بالثواني، ويمكن إيقافها.', 'Or a duration in seconds, which can be paused.'),
    },
    { name: 'endLabel', description: sentence('ما يظهر في النهاية.', 'What is shown at the end.') },
    { name: 'announceAt', description: sentence('متى يُعلن الوقت.', 'When the time is announced.') },
  ],
  whenToUse: [
    sentence('لاختبار محدد الوقت.', 'For a quiz with a time limit.'),
    sentence(
      'لموعد قريب: بداية بث، نهاية تسجيل.',
      'For a time in the near future: the start of a stream, the end of registration.',
    ),
  ],
  whenNotToUse: [
    sentence('للضغط على المشتري.', 'To put pressure on a buyer.'),
    sentence('لتقدّم عملية: `ProgressBar`.', 'For the progress of a task: `ProgressBar`.'),
    sentence('لموعد بعيد: اكتب التاريخ.', 'For a time in the far future: write the date.'),
  ],
  pairs: [],
  content: [
    sentence(
      'قل المدة قبل أن تبدأ، وما يحدث في نهايتها.',
      'Say how long it is before it starts, and what happens at its end.',
    ),
    sentence('`endLabel` خبر لا لوم: «انتهى الوقت».', '`endLabel` is a fact, not a reproach: “Time is up”.'),
  ],
  keyboard: [],
  screenReader: [
    sentence('«الوقت المتبقي، مؤقت، 3 دقائق وثانيتان».', '“Time left, timer, 3 minutes and 2 seconds”.'),
    sentence(
      'لا يُقرأ كل ثانية، بل في أوقات `announceAt` وفي النهاية.',
      'It is not read every second, but at the times in `announceAt` and at the end.',
    ),
  ],
  rightToLeft: [
    sentence(
      'الأرقام من اليسار إلى اليمين، وبشكل أرقام الصفحة.',
      'The digits run from left to right, in the digit style of the page.',
    ),
    sentence(
      'الوحدات بصيغ الجمع الست: «ثانيتان»، «3 دقائق»، «11 دقيقة».',
      'The units have all six Arabic plural forms: «ثانيتان», «3 دقائق», «11 دقيقة».',
    ),
  ],
  related: [
    { part: 'feedback/ProgressBar', description: sentence('لتقدّم عملية.', 'For the progress of a task.') },
    { part: 'learning/QuizRunner', description: sentence('لأسئلة الاختبار.', 'For the questions of a quiz.') },
  ],
};
