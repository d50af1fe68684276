import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('يسأل قبل إجراء لا يُسترجع.', 'Asks before an action that cannot be undone.'),
  anatomy: [
    { name: 'title', description: sentence('السؤال، وفيه اسم الشيء.', 'The question, with the name of the object.') },
    { name: 'children', description: sentence('ما سيُفقد.', 'What will be lost.') },
    { name: 'confirmLabel', description: sentence('الإجراء نفسه: «حذف».', 'The action itself: “Delete”.') },
  ],
  whenToUse: [
    sentence(
      'قبل الحذف أو الإرسال الذي لا رجعة فيه.',
      'Before deleting something, or before a submission that cannot be undone.',
    ),
  ],
  whenNotToUse: [
    sentence('لما يمكن التراجع عنه: نفّذ واعرض «تراجع».', 'For what can be undone: do it and offer “Undo”.'),
    sentence('لرسالة لا سؤال فيها: `NoticeDialog`.', 'For a message without a question: `NoticeDialog`.'),
  ],
  pairs: [],
  content: [
    sentence('اسأل عن الشيء باسمه: «حذف دورة الجبر؟».', 'Ask about the object by name: “Delete the Algebra course?”.'),
    sentence('لا «هل أنت متأكد؟»: قل ماذا سيُفقد.', 'Not “Are you sure?”: say what will be lost.'),
  ],
  keyboard: [
    { keys: ['Esc'], description: sentence('يلغي.', 'Cancels.') },
    { keys: ['Tab'], description: sentence('ينتقل بين الزرين.', 'Moves between the two buttons.') },
  ],
  screenReader: [
    sentence(
      '«حذف دورة الجبر؟، مربع حوار تنبيه»، ثم النص، والتركيز على «إلغاء».',
      '“Delete the Algebra course?, alert dialog”, then the text. The focus is on “Cancel”.',
    ),
  ],
  rightToLeft: [sentence('ترتيب الأزرار يتبع الاتجاه.', 'The order of the buttons follows the direction.')],
  related: [
    { part: 'overlays/Dialog', description: sentence('لنموذج.', 'For a form.') },
    { part: 'overlays/NoticeDialog', description: sentence('لنتيجة.', 'For a result.') },
  ],
};
