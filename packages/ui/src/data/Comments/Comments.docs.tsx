import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'محادثة تحت درس أو دورة: تعليقات وردود وحقل للكتابة.',
    'A conversation below a lesson or a course: comments, replies and a field to write.',
  ),
  anatomy: [
    { name: 'comments', description: sentence('التعليقات وردودها.', 'The comments with their replies.') },
    {
      name: 'viewer',
      description: sentence('من يكتب. بدونه لا يظهر الحقل.', 'Who writes. Without it there is no field.'),
    },
    { name: 'onAdd', description: sentence('ترسل التعليق وتعيد وعدًا.', 'Sends the comment and returns a promise.') },
    {
      name: 'onDelete',
      description: sentence('تحذف تعليق صاحبه بعد سؤال.', 'Deletes an own comment, after a question.'),
    },
    { name: 'labels', description: sentence('كل النصوص.', 'All texts.') },
  ],
  whenToUse: [sentence('لأسئلة الطلاب تحت درس.', 'For the questions of students below a lesson.')],
  whenNotToUse: [
    sentence('لرسالة إلى الدعم: نموذج.', 'For a message to the support: a form.'),
    sentence('لأحداث بلا كلام: `Timeline`.', 'For events without words: `Timeline`.'),
  ],
  pairs: [],
  content: [
    sentence('خطأ الإرسال يقول إن النص باقٍ.', 'The error of sending says that the text is kept.'),
    sentence('السؤال قبل الحذف يقول إنه لا يُسترجع.', 'The question before deleting says that it cannot be restored.'),
  ],
  keyboard: [
    { keys: ['Ctrl', 'Enter'], description: sentence('ينشر. على ماك ⌘ Enter.', 'Posts. On a Mac ⌘ Enter.') },
    { keys: ['Esc'], description: sentence('يغلق ردًا فارغًا.', 'Closes an empty reply.') },
  ],
  screenReader: [
    sentence(
      'كل تعليق مقال باسم كاتبه، وزر الرد «رد على منى حسن».',
      'Each comment is an article with the name of its author, and its button is “Reply to Mona”.',
    ),
    sentence('يُعلن «نُشر تعليقك».', '“Your comment was posted” is announced.'),
  ],
  rightToLeft: [
    sentence('كل تعليق باتجاه نصه، والأسماء معزولة.', 'Each comment has the direction of its text. Names are isolated.'),
    sentence('خط الردود عند بداية السطر.', 'The line of the replies is at the start of the line.'),
  ],
  related: [
    { part: 'data/Timeline', description: sentence('لأحداث بالترتيب.', 'For events in order.') },
    { part: 'forms/TextArea', description: sentence('لحقل الكتابة.', 'For the field.') },
    { part: 'learning/ReactionBar', description: sentence('لتفاعل بلا كلام.', 'For a reaction without words.') },
  ],
};
