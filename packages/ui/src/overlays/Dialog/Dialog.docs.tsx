import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('نافذة فوق الصفحة لعمل قصير.', 'A window above the page for a short task.'),
  anatomy: [
    {
      name: 'title',
      description: sentence('العنوان، وهو اسم النافذة.', 'The title, which is the name of the dialog.'),
    },
    { name: 'children', description: sentence('المحتوى: حقول قليلة أو نص.', 'The content: a few fields or a text.') },
    { name: 'actions', description: sentence('الأزرار في آخرها.', 'The buttons at its end.') },
  ],
  whenToUse: [
    sentence(
      'لنموذج من حقل إلى أربعة، والصفحة تبقى خلف النافذة.',
      'For a form of one to four fields, with the page behind it.',
    ),
  ],
  whenNotToUse: [
    sentence('للسؤال قبل الحذف: `ConfirmDialog`.', 'To ask before deleting: `ConfirmDialog`.'),
    sentence('لنتيجة: `NoticeDialog` أو إشعار مؤقت.', 'For a result: `NoticeDialog` or a toast.'),
    sentence('لما يُرسل رابطه أو يطول: صفحة.', 'For long content, or content with its own address: a page.'),
  ],
  pairs: [],
  content: [
    sentence('العنوان اسم أو مصدر: «إعادة تسمية الدورة».', 'The title is a noun or a verb: “Rename course”.'),
    sentence('زر الإجراء يكرر الإجراء الذي في العنوان.', 'The action button repeats the verb of the title.'),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: sentence('ينتقل داخل النافذة ولا يخرج منها.', 'Moves inside the dialog and does not leave it.'),
    },
    { keys: ['Esc'], description: sentence('يغلقها ويعيد التركيز.', 'Closes it and returns the focus.') },
  ],
  screenReader: [
    sentence(
      '«إعادة تسمية الدورة، مربع حوار». وإن كان لحقل `autoFocus` قُرئ بعدها.',
      '“Rename course, dialog”. If a field has `autoFocus`, it is read next.',
    ),
  ],
  rightToLeft: [
    sentence(
      'زر الإغلاق والأزرار عند نهاية السطر: على اليسار في العربية.',
      'The close button and the actions are at the end of the line: on the left in Arabic.',
    ),
  ],
  related: [
    { part: 'overlays/ConfirmDialog', description: sentence('للتأكيد.', 'For a confirmation.') },
    { part: 'overlays/Drawer', description: sentence('لقائمة من جانب الشاشة.', 'For a menu from the side.') },
  ],
};
