import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('يقول ماذا تعذّر، ويعرض إعادة المحاولة.', 'Says what failed and lets users try again.'),
  anatomy: [
    { name: 'title', description: createSentence('ما تعذّر.', 'What failed.') },
    { name: 'description', description: createSentence('ما يمكن فعله.', 'What users can do.') },
    { name: 'retryLabel', description: createSentence('زر إعادة المحاولة.', 'The button that tries again.') },
  ],
  whenToUse: [createSentence('حين يفشل تحميل جزء من الصفحة.', 'If a part of a page fails to load.')],
  whenNotToUse: [
    createSentence('لقائمة فارغة: `EmptyState`.', 'For an empty list: `EmptyState`.'),
    createSentence('لخطأ في حقل: `errorMessage`.', 'For an error in a field: `errorMessage`.'),
  ],
  pairs: [],
  content: [
    createSentence('«تعذّر تحميل الدورات»، لا «خطأ 500».', '“The courses could not be loaded”, not “Error 500”.'),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل إلى الزر.', 'Moves to the button.') },
    { keys: ['Enter', 'Space'], description: createSentence('يعيد المحاولة.', 'Tries again.') },
  ],
  screenReader: [
    createSentence(
      'يُقرأ العنوان ثم الزر، ومع المحاولة تُعلن `retryingLabel`.',
      'The title is read, then the button. While it tries, `retryingLabel` is announced.',
    ),
  ],
  rightToLeft: [createSentence('يتوسط، فلا يتغير مع الاتجاه.', 'It is centred, so the direction does not change it.')],
  related: [
    { part: 'feedback/EmptyState', description: createSentence('لا شيء بعد.', 'Nothing yet.') },
    {
      part: 'feedback/Banner',
      description: createSentence('رسالة عن الصفحة كلها.', 'A message about the whole page.'),
    },
  ],
};
