import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('رسالة قصيرة عن نتيجة، تظهر فوق الصفحة.', 'A short message about a result, above the page.'),
  anatomy: [
    { name: 'title', description: sentence('النتيجة.', 'The result.') },
    { name: 'description', description: sentence('جملة تزيدها وضوحًا.', 'A sentence that explains it.') },
    { name: 'action', description: sentence('زر واحد، مثل «تراجع».', 'One button, such as “Undo”.') },
  ],
  whenToUse: [
    sentence('بعد حفظ أو حذف، والمستخدم يكمل عمله.', 'After saving or deleting, while users continue their work.'),
  ],
  whenNotToUse: [
    sentence('لقرار: نافذة.', 'For a decision: a dialog.'),
    sentence('لحالة تبقى: `Banner`.', 'For a state that stays: `Banner`.'),
  ],
  pairs: [],
  content: [sentence('جملة واحدة بلا نقطة: «حُفظت الدورة».', 'One sentence without a full stop: “Course saved”.')],
  keyboard: [
    {
      keys: ['F6'],
      description: sentence('ينقل التركيز إلى الإشعارات ويعيده.', 'Moves the focus to the toasts, and back.'),
    },
    { keys: ['Esc'], description: sentence('يغلق الإشعار الذي عليه التركيز.', 'Closes the focused toast.') },
  ],
  screenReader: [
    sentence(
      'يُعلن حين يظهر. الخطأ والتنبيه وما له زر تبقى حتى تُغلق.',
      'It is announced when it appears. Errors, warnings and toasts with a button stay until they are closed.',
    ),
  ],
  rightToLeft: [
    sentence(
      'أسفل الشاشة عند نهاية السطر، وعلى الهاتف بعرضها كله.',
      'At the bottom of the screen, at the end of the line. On a phone it has the full width.',
    ),
  ],
  related: [
    { part: 'feedback/Banner', description: sentence('رسالة تبقى.', 'A message that stays.') },
    { part: 'overlays/NoticeDialog', description: sentence('نتيجة يجب ألّا تفوت.', 'A result that must not be missed.') },
  ],
};
