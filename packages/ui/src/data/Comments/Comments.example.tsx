import { Comments } from '@fanous/ui/data/Comments';

export function LessonComments() {
  return (
    <Comments
      comments={[
        {
          id: '1',
          author: { name: 'منى حسن' },
          text: 'هل يدخل قانون أوم في الاختبار؟',
          createdAt: '2026-10-06T11:55:00Z',
        },
      ]}
      now="2026-10-06T12:00:00Z"
      viewer={{ name: 'أحمد عبد الله' }}
      onAdd={async (text) => console.log(text)}
      labels={{
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
        deleteQuestion: 'هل تريد حذف هذا التعليق؟',
        deleting: 'جارٍ الحذف',
        deleteFailed: 'تعذّر الحذف. أعد المحاولة.',
      }}
    />
  );
}
