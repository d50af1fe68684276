import { texts } from '../../stories/Texts.fixtures.ts';
import type { Comment, CommentsLabels } from './comment.ts';

export const commentsNow = '2026-10-06T12:00:00Z';

export const sampleComments: Comment[] = [
  {
    id: '1',
    author: { name: 'منى حسن' },
    text: 'هل يدخل قانون أوم في اختبار الشهر؟',
    createdAt: '2026-10-06T11:55:00Z',
    replies: [
      {
        id: '2',
        author: { name: 'أحمد عبد الله' },
        text: 'نعم، مع التوصيل على التوالي والتوازي.',
        createdAt: '2026-10-06T11:58:00Z',
        isOwn: true,
      },
    ],
  },
  { id: '3', author: { name: 'Karim Adel' }, text: 'Great lesson, thank you!', createdAt: '2026-10-05T12:00:00Z' },
];
export const longComment: Comment = {
  id: '4',
  author: { name: texts.long },
  text: `${texts.unbroken}\n${texts.long}`,
  createdAt: '2026-09-01T12:00:00Z',
  isOwn: true,
};
export const viewer = { name: 'أحمد عبد الله' };

export const commentsLabels: Record<'ar' | 'en', CommentsLabels> = {
  ar: {
    list: 'التعليقات',
    replies: (author) => `الردود على ${author}`,
    comment: 'أضف تعليقًا',
    reply: (author) => `رد على ${author}`,
    replyButton: 'رد',
    submit: 'نشر',
    cancel: 'إلغاء',
    sending: 'جارٍ النشر',
    sent: 'نُشر تعليقك',
    required: 'اكتب تعليقًا أولًا',
    sendFailed: 'تعذّر النشر. النص باقٍ، أعد المحاولة.',
    empty: 'لا تعليقات بعد',
    delete: 'حذف التعليق',
    deleteQuestion: 'هل تريد حذف هذا التعليق؟ لا يمكن استرجاعه.',
    deleting: 'جارٍ الحذف',
    deleteFailed: 'تعذّر الحذف. تحقّق من الإنترنت ثم أعد المحاولة.',
  },
  en: {
    list: 'Comments',
    replies: (author) => `Replies to ${author}`,
    comment: 'Add a comment',
    reply: (author) => `Reply to ${author}`,
    replyButton: 'Reply',
    submit: 'Post',
    cancel: 'Cancel',
    sending: 'Posting',
    sent: 'Your comment was posted',
    required: 'Write a comment first',
    sendFailed: 'Posting failed. Your text is kept, try again.',
    empty: 'No comments yet',
    delete: 'Delete comment',
    deleteQuestion: 'Delete this comment? It cannot be restored.',
    deleting: 'Deleting',
    deleteFailed: 'Deleting failed. Check your connection and try again.',
  },
};
