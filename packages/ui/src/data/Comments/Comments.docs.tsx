import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'محادثة تحت درس أو دورة: تعليقات وردود وحقل للكتابة.',
    'A conversation below a lesson or a course: comments, replies and a field to write in.',
  ),
  anatomy: [
    { name: 'comments', description: sentence('التعليقات وردودها.', 'The comments with their replies.') },
    {
      name: 'viewer',
      description: sentence(
        'المستخدم الذي يكتب. بدونه لا يظهر الحقل.',
        'The user who writes. Without it the field is not shown.',
      ),
    },
    { name: 'onAdd', description: sentence('ترسل التعليق وتعيد وعدًا.', 'Sends the comment and returns a promise.') },
    {
      name: 'onDelete',
      description: sentence('تحذف تعليق المستخدم نفسه، بعد سؤاله.', 'Deletes a comment of the viewer, after asking.'),
    },
    { name: 'labels', description: sentence('كل النصوص.', 'All texts.') },
  ],
  whenToUse: [sentence('لأسئلة الطلاب تحت درس.', 'For the questions of students below a lesson.')],
  whenNotToUse: [
    sentence('لرسالة إلى الدعم: نموذج.', 'For a message to support: a form.'),
    sentence('لأحداث بلا تعليقات: `Timeline`.', 'For events without comments: `Timeline`.'),
  ],
  pairs: [],
  content: [
    sentence('رسالة الخطأ عند الإرسال تقول إن النص محفوظ.', 'The error message says that the text is kept.'),
    sentence(
      'السؤال قبل الحذف يقول إن التعليق لا يُسترجع.',
      'The question before deleting says that the comment cannot be restored.',
    ),
  ],
  keyboard: [
    {
      keys: ['Ctrl', 'Enter'],
      description: sentence('ينشر التعليق. على ماك: ⌘ Enter.', 'Posts the comment. On a Mac: ⌘ Enter.'),
    },
    { keys: ['Esc'], description: sentence('يغلق ردًا فارغًا.', 'Closes an empty reply.') },
  ],
  screenReader: [
    sentence(
      'كل تعليق مقال باسم كاتبه، وزر الرد «رد على منى حسن».',
      'Each comment is an article with the name of its author. The reply button is “Reply to Mona Hassan”.',
    ),
    sentence('يُعلن «نُشر تعليقك».', '“Your comment was posted” is announced.'),
  ],
  rightToLeft: [
    sentence('كل تعليق باتجاه نصه، والأسماء معزولة.', 'Each comment has the direction of its text. Names are isolated.'),
    sentence(
      'الخط بجانب الردود عند بداية السطر.',
      'The vertical line beside the replies is at the start of the text line.',
    ),
  ],
  related: [
    { part: 'data/Timeline', description: sentence('لأحداث بالترتيب.', 'For events in order.') },
    { part: 'forms/TextArea', description: sentence('لحقل الكتابة.', 'For the field.') },
    { part: 'learning/ReactionBar', description: sentence('لتفاعل بلا تعليق.', 'For a reaction without a comment.') },
  ],
};
