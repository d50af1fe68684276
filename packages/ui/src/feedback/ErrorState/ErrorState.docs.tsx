import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('يقول ماذا تعذّر، ويعرض إعادة المحاولة.', 'Says what failed and lets users try again.'),
  anatomy: [
    { name: 'title', description: sentence('ما تعذّر.', 'What failed.') },
    { name: 'description', description: sentence('ما يمكن فعله.', 'What users can do.') },
    { name: 'retryLabel', description: sentence('زر إعادة المحاولة.', 'The button that tries again.') },
  ],
  whenToUse: [sentence('حين يفشل تحميل جزء من الصفحة.', 'If a part of a page fails to load.')],
  whenNotToUse: [
    sentence('لقائمة فارغة: `EmptyState`.', 'For an empty list: `EmptyState`.'),
    sentence('لخطأ في حقل: `errorMessage`.', 'For an error in a field: `errorMessage`.'),
  ],
  pairs: [],
  content: [sentence('«تعذّر تحميل الدورات»، لا «خطأ 500».', '“The courses could not be loaded”, not “Error 500”.')],
  keyboard: [
    { keys: ['Tab'], description: sentence('ينتقل إلى الزر.', 'Moves to the button.') },
    { keys: ['Enter', 'Space'], description: sentence('يعيد المحاولة.', 'Tries again.') },
  ],
  screenReader: [
    sentence(
      'يُقرأ العنوان ثم الزر، ومع المحاولة تُعلن `retryingLabel`.',
      'The title is read, then the button. While it tries, `retryingLabel` is announced.',
    ),
  ],
  rightToLeft: [sentence('يتوسط، فلا يتغير مع الاتجاه.', 'It is centred, so the direction does not change it.')],
  related: [
    { part: 'feedback/EmptyState', description: sentence('لا شيء بعد.', 'Nothing yet.') },
    { part: 'feedback/Banner', description: sentence('رسالة عن الصفحة كلها.', 'A message about the whole page.') },
  ],
};
