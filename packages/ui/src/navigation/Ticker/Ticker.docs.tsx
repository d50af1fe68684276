import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'إعلانات تتحرك في سطر، مع زر يوقفها.',
    'Announcements that move on one line, with a button that pauses them.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence('اسم المنطقة: «شريط الإعلانات».', 'The name of the region: “Announcements”.'),
    },
    {
      name: 'items',
      description: createSentence(
        'الإعلانات. الإعلان الذي له `href` رابط.',
        'The announcements. One with `href` is a link.',
      ),
    },
    { name: 'pauseLabel', description: createSentence('اسم زر الإيقاف.', 'The name of the pause button.') },
    { name: 'playLabel', description: createSentence('اسم زر التشغيل.', 'The name of the play button.') },
    {
      name: 'isStatic',
      description: createSentence(
        'بلا حركة: إعلان واحد مع السابق والتالي.',
        'Without motion: one announcement at a time, with previous and next.',
      ),
    },
  ],
  whenToUse: [createSentence('لأخبار قصيرة لا يضر فواتها.', 'For short news that users can miss.')],
  whenNotToUse: [
    createSentence('لما يجب أن يُقرأ: `Banner`.', 'For what must be read: `Banner`.'),
    createSentence('لإعلان واحد مهم: `Banner`.', 'For one important announcement: `Banner`.'),
    createSentence('لنتيجة إجراء: إشعار مؤقت.', 'For the result of an action: a toast.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'كل إعلان جملة واحدة دون ستين حرفًا.',
      'Each announcement is one sentence with fewer than sixty characters.',
    ),
    createSentence('من اثنين إلى خمسة.', 'Two to five of them.'),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'زر الإيقاف ثم الروابط. الحركة تتوقف ما دام التركيز فيها.',
        'The pause button, then the links. The motion stops while the focus is inside.',
      ),
    },
    { keys: ['Enter', 'Space'], description: createSentence('يوقف الحركة أو يشغّلها.', 'Pauses or starts the motion.') },
  ],
  screenReader: [
    createSentence(
      '«شريط الإعلانات، منطقة»، ثم «إيقاف الإعلانات مؤقتًا، زر»، ثم قائمة تُقرأ مرة واحدة.',
      '“Announcements, region”, then “Pause announcements, button”, then a list that is read once.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'يتحرك من اليسار إلى اليمين في العربية، ومن اليمين إلى اليسار في الإنجليزية.',
      'It moves from left to right in Arabic, and from right to left in English.',
    ),
    createSentence('مع تقليل الحركة يصبح `isStatic`.', 'With reduced motion it behaves like `isStatic`.'),
  ],
  related: [
    { part: 'feedback/Banner', description: createSentence('رسالة ثابتة.', 'A message that stays.') },
    { part: 'navigation/TopBar', description: createSentence('رأس الموقع تحته.', 'The header below it.') },
  ],
};
