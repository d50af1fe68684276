import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('خبر قصير عن نتيجة، يظهر فوق الصفحة.', 'Short news about a result, above the page.'),
  anatomy: [
    { name: 'title', description: sentence('النتيجة.', 'The result.') },
    { name: 'description', description: sentence('جملة تزيدها وضوحًا.', 'A sentence that explains it.') },
    { name: 'action', description: sentence('زر واحد، مثل «تراجع».', 'One button, such as “Undo”.') },
  ],
  whenToUse: [sentence('بعد حفظ أو حذف، والمستخدم يكمل عمله.', 'After saving or deleting, while people go on.')],
  whenNotToUse: [
    sentence('لقرار: نافذة.', 'For a decision: a dialog.'),
    sentence('لحال تبقى: `Banner`.', 'For a state that stays: `Banner`.'),
  ],
  pairs: [],
  content: [sentence('جملة واحدة بلا نقطة: «حُفظت الدورة».', 'One sentence without a full stop: “Course saved”.')],
  keyboard: [
    {
      keys: ['F6'],
      description: sentence('ينقل التركيز إلى الإشعارات ويعيده.', 'Moves the focus to the toasts, and back.'),
    },
    { keys: ['Esc'], description: sentence('يغلق الذي عليه التركيز.', 'Closes the one in focus.') },
  ],
  screenReader: [
    sentence(
      'يُعلن حين يظهر. الخطأ والتنبيه يبقيان حتى يُغلقا.',
      'It is announced when it appears. Errors and warnings stay until they are closed.',
    ),
  ],
  rightToLeft: [
    sentence(
      'عند النهاية أسفل الشاشة، وعلى الهاتف بعرضها كله.',
      'At the bottom, at the end of the line; on a phone over the full width.',
    ),
  ],
  related: [
    { part: 'feedback/Banner', description: sentence('رسالة تبقى.', 'A message that stays.') },
    { part: 'overlays/NoticeDialog', description: sentence('نتيجة لا تفوت.', 'A result that must not be missed.') },
  ],
};
