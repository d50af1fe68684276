import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'محادثة تحت درس أو دورة: تعليقات وردود وحقل للكتابة.',
    'A conversation below a lesson or a course: comments, replies and a field to write in.',
  ),
  anatomy: [
    { name: 'comments', description: createSentence('التعليقات وردودها.', 'The comments with their replies.') },
    {
      name: 'viewer',
      description: createSentence(
        'المستخدم الذي يكتب. بدونه لا يظهر الحقل.',
        'The user who writes. Without it the field is not shown.',
      ),
    },
    {
      name: 'onAdd',
      description: createSentence('ترسل التعليق وتعيد وعدًا.', 'Sends the comment and returns a promise.'),
    },
    {
      name: 'onDelete',
      description: createSentence(
        'تحذف تعليق المستخدم نفسه، بعد سؤاله.',
        'Deletes a comment of the viewer, after asking.',
      ),
    },
    { name: 'labels', description: createSentence('كل النصوص.', 'All texts.') },
  ],
  whenToUse: [createSentence('لأسئلة الطلاب تحت درس.', 'For the questions of students below a lesson.')],
  whenNotToUse: [
    createSentence('لرسالة إلى الدعم: نموذج.', 'For a message to support: a form.'),
    createSentence('لأحداث بلا تعليقات: `Timeline`.', 'For events without comments: `Timeline`.'),
  ],
  pairs: [],
  content: [
    createSentence('رسالة الخطأ عند الإرسال تقول إن النص محفوظ.', 'The error message says that the text is kept.'),
    createSentence(
      'السؤال قبل الحذف يقول إن التعليق لا يُسترجع.',
      'The question before deleting says that the comment cannot be restored.',
    ),
  ],
  keyboard: [
    {
      keys: ['Ctrl', 'Enter'],
      description: createSentence('ينشر التعليق. على ماك: ⌘ Enter.', 'Posts the comment. On a Mac: ⌘ Enter.'),
    },
    { keys: ['Esc'], description: createSentence('يغلق ردًا فارغًا.', 'Closes an empty reply.') },
  ],
  screenReader: [
    createSentence(
      'كل تعليق مقال باسم كاتبه، وزر الرد «رد على منى حسن».',
      'Each comment is an article with the name of its author. The reply button is “Reply to Mona Hassan”.',
    ),
    createSentence('يُعلن «نُشر تعليقك».', '“Your comment was posted” is announced.'),
  ],
  rightToLeft: [
    createSentence(
      'كل تعليق باتجاه نصه، والأسماء معزولة.',
      'Each comment has the direction of its text. Names are isolated.',
    ),
    createSentence(
      'الخط بجانب الردود عند بداية السطر.',
      'The vertical line beside the replies is at the start of the text line.',
    ),
  ],
  related: [
    { part: 'data/Timeline', description: createSentence('لأحداث بالترتيب.', 'For events in order.') },
    { part: 'forms/TextArea', description: createSentence('لحقل الكتابة.', 'For the field.') },
    {
      part: 'learning/ReactionBar',
      description: createSentence('لتفاعل بلا تعليق.', 'For a reaction without a comment.'),
    },
  ],
};
