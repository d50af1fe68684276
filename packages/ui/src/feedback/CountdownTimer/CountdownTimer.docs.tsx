import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('الوقت المتبقي حتى موعد أو من مدة.', 'The time that is left until a moment or of a duration.'),
  anatomy: [
    {
      name: 'label',
      description: sentence('اسم الوقت، ظاهر أو لقارئ الشاشة.', 'The name of the time, visible or for screen readers.'),
    },
    { name: 'endsAt', description: sentence('الموعد الذي يعرفه الخادم.', 'The moment that the server knows.') },
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
      'For a moment that is near: the start of a stream, the end of a registration.',
    ),
  ],
  whenNotToUse: [
    sentence('للضغط على المشتري.', 'To put pressure on a buyer.'),
    sentence('لتقدّم عملية: `ProgressBar`.', 'For the progress of a task: `ProgressBar`.'),
    sentence('لموعد بعيد: اكتب التاريخ.', 'For a moment far away: write the date.'),
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
      'لا يُقرأ كل ثانية، بل عند `announceAt` وفي النهاية.',
      'It is not read each second, but at `announceAt` and at the end.',
    ),
  ],
  rightToLeft: [
    sentence(
      'الأرقام من اليسار إلى اليمين، ومن نوع أرقام الصفحة.',
      'The digits run from left to right, and are those of the page.',
    ),
    sentence(
      'الكلمات بصيغ الجمع الست: «ثانيتان»، «3 دقائق»، «11 دقيقة».',
      'The words have all plural forms: «ثانيتان», “3 minutes”.',
    ),
  ],
  related: [
    { part: 'feedback/ProgressBar', description: sentence('لتقدّم عملية.', 'For the progress of a task.') },
    { part: 'learning/QuizRunner', description: sentence('لأسئلة الاختبار.', 'For the questions of a quiz.') },
  ],
};
