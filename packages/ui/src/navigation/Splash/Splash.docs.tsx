import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'مقدمة متحركة تغطي الصفحة ثلاث ثوانٍ ونصف الثانية.',
    'An animated intro that covers the page for 3.5 seconds.',
  ),
  anatomy: [
    { name: 'logo', description: createSentence('الشعار.', 'The logo.') },
    { name: 'skipLabel', description: createSentence('نص زر التخطي.', 'The label of the skip button.') },
    {
      name: 'startedAt',
      description: createSentence(
        'متى بدأ التصفح، لتُعرض البقية وحدها إن تأخرت الصفحة.',
        'When the navigation began, so that a page that loads late shows only the rest of it.',
      ),
    },
    {
      name: 'onDone',
      description: createSentence(
        'تُستدعى عند انتهائها أو تخطيها: أزلها.',
        'Called when it ends or is skipped: stop rendering it.',
      ),
    },
  ],
  whenToUse: [createSentence('مرة لكل زائر، في الصفحة الرئيسية.', 'Once per visitor, on the home page.')],
  whenNotToUse: [
    createSentence('لانتظار تحميل: `Skeleton` أو `Spinner`.', 'To wait for loading: `Skeleton` or `Spinner`.'),
    createSentence('في كل صفحة أو كل زيارة.', 'On every page or visit.'),
  ],
  pairs: [],
  content: [createSentence('الزر فعل: «تخطَّ المقدمة».', 'The button is a verb: “Skip intro”.')],
  keyboard: [
    {
      keys: ['Tab', 'Esc'],
      description: createSentence(
        'أي مفتاح ينهيها، عدا Shift وCtrl وAlt وMeta.',
        'Any key ends it, except Shift, Ctrl, Alt and Meta.',
      ),
    },
  ],
  screenReader: [
    createSentence('«تخطَّ المقدمة، زر». الحركة لا تُقرأ.', '“Skip intro, button”. The animation is not read.'),
  ],
  rightToLeft: [
    createSentence(
      'زر التخطي عند نهاية السطر. الحركة لا تنعكس.',
      'The skip button is at the end of the line. The animation is not mirrored.',
    ),
    createSentence('مع تقليل الحركة لا تظهر أصلًا.', 'With reduced motion it is never shown.'),
  ],
  related: [
    { part: 'media/Logo', description: createSentence('الشعار.', 'The logo.') },
    { part: 'feedback/Spinner', description: createSentence('انتظار.', 'Waiting.') },
  ],
};
