import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('رسالة قصيرة عن نتيجة، تظهر فوق الصفحة.', 'A short message about a result, above the page.'),
  anatomy: [
    { name: 'title', description: createSentence('النتيجة.', 'The result.') },
    { name: 'description', description: createSentence('جملة تزيدها وضوحًا.', 'A sentence that explains it.') },
    { name: 'action', description: createSentence('زر واحد، مثل «تراجع».', 'One button, such as “Undo”.') },
  ],
  whenToUse: [
    createSentence(
      'بعد حفظ أو حذف، والمستخدم يكمل عمله.',
      'After saving or deleting, while users continue their work.',
    ),
  ],
  whenNotToUse: [
    createSentence('لقرار: نافذة.', 'For a decision: a dialog.'),
    createSentence('لحالة تبقى: `Banner`.', 'For a state that stays: `Banner`.'),
  ],
  pairs: [],
  content: [createSentence('جملة واحدة بلا نقطة: «حُفظت الدورة».', 'One sentence without a full stop: “Course saved”.')],
  keyboard: [
    {
      keys: ['F6'],
      description: createSentence('ينقل التركيز إلى الإشعارات ويعيده.', 'Moves the focus to the toasts, and back.'),
    },
    { keys: ['Esc'], description: createSentence('يغلق الإشعار الذي عليه التركيز.', 'Closes the focused toast.') },
  ],
  screenReader: [
    createSentence(
      'يُعلن حين يظهر. الخطأ والتنبيه وما له زر تبقى حتى تُغلق.',
      'It is announced when it appears. Errors, warnings and toasts with a button stay until they are closed.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'أسفل الشاشة عند نهاية السطر، وعلى الهاتف بعرضها كله.',
      'At the bottom of the screen, at the end of the line. On a phone it has the full width.',
    ),
  ],
  related: [
    { part: 'feedback/Banner', description: createSentence('رسالة تبقى.', 'A message that stays.') },
    {
      part: 'overlays/NoticeDialog',
      description: createSentence('نتيجة يجب ألّا تفوت.', 'A result that must not be missed.'),
    },
  ],
};
