import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'مقدمة متحركة تغطي الصفحة ثلاث ثوانٍ ونصف الثانية.',
    'An animated intro that covers the page for 3.5 seconds.',
  ),
  anatomy: [
    { name: 'logo', description: sentence('الشعار.', 'The logo.') },
    { name: 'skipLabel', description: sentence('نص زر التخطي.', 'The label of the skip button.') },
    {
      name: 'startedAt',
      description: sentence(
        'متى بدأ التصفح، لتُعرض البقية وحدها إن تأخرت الصفحة.',
        'When the navigation began, so that a page that loads late shows only the rest of it.',
      ),
    },
    {
      name: 'onDone',
      description: sentence(
        'تُستدعى عند انتهائها أو تخطيها: أزلها.',
        'Called when it ends or is skipped: stop rendering it.',
      ),
    },
  ],
  whenToUse: [sentence('مرة لكل زائر، في الصفحة الرئيسية.', 'Once per visitor, on the home page.')],
  whenNotToUse: [
    sentence('لانتظار تحميل: `Skeleton` أو `Spinner`.', 'To wait for loading: `Skeleton` or `Spinner`.'),
    sentence('في كل صفحة أو كل زيارة.', 'On every page or visit.'),
  ],
  pairs: [],
  content: [sentence('الزر فعل: «تخطَّ المقدمة».', 'The button is a verb: “Skip intro”.')],
  keyboard: [
    {
      keys: ['Tab', 'Esc'],
      description: sentence(
        'أي مفتاح ينهيها، عدا Shift وCtrl وAlt وMeta.',
        'Any key ends it, except Shift, Ctrl, Alt and Meta.',
      ),
    },
  ],
  screenReader: [sentence('«تخطَّ المقدمة، زر». الحركة لا تُقرأ.', '“Skip intro, button”. The animation is not read.')],
  rightToLeft: [
    sentence(
      'زر التخطي عند نهاية السطر. الحركة لا تنعكس.',
      'The skip button is at the end of the line. The animation is not mirrored.',
    ),
    sentence('مع تقليل الحركة لا تظهر أصلًا.', 'With reduced motion it is never shown.'),
  ],
  related: [
    { part: 'media/Logo', description: sentence('الشعار.', 'The logo.') },
    { part: 'feedback/Spinner', description: sentence('انتظار.', 'Waiting.') },
  ],
};
