import { Button } from '../../actions/Button/Button.tsx';
import { LockCard } from './LockCard.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'تحلّ محل محتوى لا يحق للطالب فتحه بعد، وتقول كيف يُفتح.',
    'Replaces content that the student cannot open yet, and says how to get access.',
  ),
  anatomy: [
    { name: 'title', description: createSentence('ما هو المقفل.', 'What is locked.') },
    {
      name: 'description',
      description: createSentence('سبب القفل وطريقة الفتح.', 'Why it is locked, and how to get access.'),
    },
    {
      name: 'actions',
      description: createSentence('زر الاشتراك أو تسجيل الدخول.', 'The button that subscribes or signs in.'),
    },
    {
      name: 'headingLevel',
      description: createSentence('مستوى العنوان في الصفحة.', 'The level of the heading on the page.'),
    },
  ],
  whenToUse: [createSentence('مكان مشغّل أو اختبار أو ملف مقفل.', 'In the place of a locked player, quiz or file.')],
  whenNotToUse: [
    createSentence(
      'لعنصر مقفل داخل قائمة: يظهر مقفلًا في مكانه.',
      'For a locked item of a list: the list shows its lock.',
    ),
    createSentence('لقائمة خالية: `EmptyState`.', 'For an empty list: `EmptyState`.'),
    createSentence('لخطأ: `ErrorState`.', 'For an error: `ErrorState`.'),
  ],
  pairs: [
    {
      title: createSentence('البطاقة تقول كيف يُفتح المحتوى', 'The card says how to get access'),
      description: createSentence('من يعرف المطلوب يستطيع أن يفعله.', 'People who know what is needed can do it.'),
      right: (say) => (
        <LockCard
          title={say('هذا الدرس للمشتركين', 'This lesson is for subscribers')}
          description={say('اشترك في الدورة لتشاهد كل دروسها.', 'Subscribe to the course to watch all of its lessons.')}
          actions={<Button tone="accent">{say('اشترك الآن', 'Subscribe')}</Button>}
        />
      ),
      wrong: (say) => (
        <LockCard
          title={say('غير مسموح', 'Not allowed')}
          description={say('ليس لديك صلاحية.', 'You have no permission.')}
        />
      ),
    },
  ],
  content: [
    createSentence(
      'العنوان يسمّي المقفل: «هذا الدرس للمشتركين».',
      'The title names what is locked: “This lesson is for subscribers”.',
    ),
    createSentence(
      'الوصف جملة واحدة تبدأ بما يفعله الطالب: «اشترك …».',
      'The description is one sentence that begins with what to do: “Subscribe …”.',
    ),
  ],
  keyboard: [{ keys: ['Tab'], description: createSentence('ينتقل إلى الأزرار.', 'Moves to the buttons.') }],
  screenReader: [
    createSentence(
      '«هذا الدرس للمشتركين، عنوان»، ثم الوصف والأزرار. أيقونة القفل لا تُقرأ.',
      '“This lesson is for subscribers, heading”, then the description and the buttons. The lock icon is not read.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'كل ما فيها في الوسط، وأيقونة القفل لا تنعكس.',
      'Everything is centred, and the lock icon is not mirrored.',
    ),
  ],
  related: [
    {
      part: 'learning/PaymentMethods',
      description: createSentence('ما يفتحه زر الاشتراك.', 'What the subscribe button opens.'),
    },
    { part: 'feedback/EmptyState', description: createSentence('لا شيء بعد.', 'Nothing yet.') },
  ],
};
