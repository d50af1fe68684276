import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('يسأل قبل إجراء لا يُسترجع.', 'Asks before an action that cannot be undone.'),
  anatomy: [
    {
      name: 'title',
      description: createSentence('السؤال، وفيه اسم الشيء.', 'The question, with the name of the object.'),
    },
    { name: 'children', description: createSentence('ما سيُفقد.', 'What will be lost.') },
    { name: 'confirmLabel', description: createSentence('الإجراء نفسه: «حذف».', 'The action itself: “Delete”.') },
  ],
  whenToUse: [
    createSentence(
      'قبل الحذف أو الإرسال الذي لا رجعة فيه.',
      'Before deleting something, or before a submission that cannot be undone.',
    ),
  ],
  whenNotToUse: [
    createSentence('لما يمكن التراجع عنه: نفّذ واعرض «تراجع».', 'For what can be undone: do it and offer “Undo”.'),
    createSentence('لرسالة لا سؤال فيها: `NoticeDialog`.', 'For a message without a question: `NoticeDialog`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'اسأل عن الشيء باسمه: «حذف دورة الجبر؟».',
      'Ask about the object by name: “Delete the Algebra course?”.',
    ),
    createSentence('لا «هل أنت متأكد؟»: قل ماذا سيُفقد.', 'Not “Are you sure?”: say what will be lost.'),
  ],
  keyboard: [
    { keys: ['Esc'], description: createSentence('يلغي.', 'Cancels.') },
    { keys: ['Tab'], description: createSentence('ينتقل بين الزرين.', 'Moves between the two buttons.') },
  ],
  screenReader: [
    createSentence(
      '«حذف دورة الجبر؟، مربع حوار تنبيه»، ثم النص، والتركيز على «إلغاء».',
      '“Delete the Algebra course?, alert dialog”, then the text. The focus is on “Cancel”.',
    ),
  ],
  rightToLeft: [createSentence('ترتيب الأزرار يتبع الاتجاه.', 'The order of the buttons follows the direction.')],
  related: [
    { part: 'overlays/Dialog', description: createSentence('لنموذج.', 'For a form.') },
    { part: 'overlays/NoticeDialog', description: createSentence('لنتيجة.', 'For a result.') },
  ],
};
