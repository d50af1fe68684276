import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('إجراء جارٍ لا يُعرف وقته.', 'A task that takes an unknown time.'),
  anatomy: [
    { name: 'label', description: sentence('ما يجري، لقارئ الشاشة.', 'What is happening, for screen readers.') },
    { name: 'size', description: sentence('المقاس.', 'The size.') },
  ],
  whenToUse: [sentence('لانتظار قصير في مكان صغير.', 'For a short wait in a small place.')],
  whenNotToUse: [
    sentence('لصفحة أو قائمة: `Skeleton`.', 'For a page or a list: `Skeleton`.'),
    sentence('لرفع ملف: `ProgressBar`.', 'For an upload: `ProgressBar`.'),
    sentence('في زر: `isPending`.', 'In a button: `isPending`.'),
  ],
  pairs: [],
  content: [sentence('«جارٍ البحث»، لا «انتظر».', '“Searching”, not “Please wait”.')],
  keyboard: [],
  screenReader: [sentence('تُقرأ `label`. بلا `label` لا يُقرأ شيء.', '`label` is read. Without it nothing is read.')],
  rightToLeft: [
    sentence('يدور في الاتجاه نفسه بالعربية والإنجليزية.', 'It turns the same way in Arabic and in English.'),
  ],
  related: [
    { part: 'feedback/Skeleton', description: sentence('شكل المحتوى.', 'The shape of the content.') },
    { part: 'feedback/ProgressBar', description: sentence('تقدّم معروف.', 'Known progress.') },
  ],
};
