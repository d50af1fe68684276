import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('مقدار ما تم من عملية.', 'How much of a task is done.'),
  anatomy: [
    { name: 'label', description: createSentence('اسم العملية.', 'The name of the task.') },
    { name: 'value', description: createSentence('ما تم، من `max`.', 'What is done, of `max`.') },
    {
      name: 'valueLabel',
      description: createSentence(
        'نص في مكان النسبة: «18 من 24 فيديو».',
        'A text in place of the percentage: “18 of 24 videos”.',
      ),
    },
  ],
  whenToUse: [
    createSentence('لرفع ملف، ولما شوهد من دورة.', 'For an upload, and for how much of a course was watched.'),
  ],
  whenNotToUse: [
    createSentence('لوقت لا يُعرف: `Spinner`.', 'For an unknown time: `Spinner`.'),
    createSentence('للرفع كله: `UploadProgress`.', 'For a whole upload: `UploadProgress`.'),
  ],
  pairs: [],
  content: [
    createSentence('اكتب العدد إن كان أوضح من النسبة.', 'Write the number if it is clearer than a percentage.'),
  ],
  keyboard: [],
  screenReader: [
    createSentence(
      '«ما شاهدته من الدورة، شريط تقدّم، 75%». أعلن كل ربع فقط.',
      '“What you have watched of the course, progress bar, 75%”. Announce only each quarter.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'يمتلئ من بداية السطر: من اليمين بالعربية.',
      'It fills from the start of the line: from the right in Arabic.',
    ),
  ],
  related: [
    { part: 'forms/UploadProgress', description: createSentence('رفع ملف.', 'The upload of a file.') },
    { part: 'feedback/Spinner', description: createSentence('وقت لا يُعرف.', 'An unknown time.') },
  ],
};
