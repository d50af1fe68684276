import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('إجراء جارٍ لا يُعرف وقته.', 'A task that takes an unknown time.'),
  anatomy: [
    { name: 'label', description: createSentence('ما يجري، لقارئ الشاشة.', 'What is happening, for screen readers.') },
    { name: 'size', description: createSentence('المقاس.', 'The size.') },
  ],
  whenToUse: [createSentence('لانتظار قصير في مكان صغير.', 'For a short wait in a small place.')],
  whenNotToUse: [
    createSentence('لصفحة أو قائمة: `Skeleton`.', 'For a page or a list: `Skeleton`.'),
    createSentence('لرفع ملف: `ProgressBar`.', 'For an upload: `ProgressBar`.'),
    createSentence('في زر: `isPending`.', 'In a button: `isPending`.'),
  ],
  pairs: [],
  content: [createSentence('«جارٍ البحث»، لا «انتظر».', '“Searching”, not “Please wait”.')],
  keyboard: [],
  screenReader: [
    createSentence('تُقرأ `label`. بلا `label` لا يُقرأ شيء.', '`label` is read. Without it nothing is read.'),
  ],
  rightToLeft: [
    createSentence('يدور في الاتجاه نفسه بالعربية والإنجليزية.', 'It turns the same way in Arabic and in English.'),
  ],
  related: [
    { part: 'feedback/Skeleton', description: createSentence('شكل المحتوى.', 'The shape of the content.') },
    { part: 'feedback/ProgressBar', description: createSentence('تقدّم معروف.', 'Known progress.') },
  ],
};
