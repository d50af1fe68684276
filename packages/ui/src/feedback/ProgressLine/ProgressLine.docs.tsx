import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'خط رفيع في أعلى النافذة والصفحة التالية تُحمّل.',
    'A thin line at the top of the window while the next page loads.',
  ),
  anatomy: [
    {
      name: 'isActive',
      description: createSentence('قيمتها `true` ما دامت الصفحة التالية تُحمّل.', '`true` while the next page loads.'),
    },
  ],
  whenToUse: [
    createSentence('مرة واحدة في التطبيق، للانتقال بين الصفحات.', 'Once in an app, for moving between pages.'),
  ],
  whenNotToUse: [
    createSentence('لتقدّم معروف: `ProgressBar`.', 'For progress that is known: `ProgressBar`.'),
    createSentence('لجزء من الصفحة: `Skeleton` أو `Spinner`.', 'For a part of a page: `Skeleton` or `Spinner`.'),
  ],
  pairs: [],
  content: [createSentence('بلا نص.', 'It has no text.')],
  keyboard: [],
  screenReader: [
    createSentence(
      'لا يُقرأ. التطبيق يعلن الصفحة الجديدة حين تصل.',
      'It is not read. The app announces the new page when it arrives.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'يمتلئ مع القراءة: من اليمين بالعربية.',
      'It fills in the reading direction: from the right in Arabic.',
    ),
    createSentence(
      'يظهر بعد 150 ملّي ثانية، فلا يومض إن حُمّلت الصفحة سريعًا.',
      'It appears after 150 ms, so that it does not flash if a page loads fast.',
    ),
  ],
  related: [
    { part: 'feedback/ProgressBar', description: createSentence('تقدّم معروف.', 'Progress that is known.') },
    {
      part: 'feedback/Skeleton',
      description: createSentence('شكل المحتوى حتى يصل.', 'The shape of content until it arrives.'),
    },
  ],
};
