import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'صفحة لنموذج واحد: بطاقة، وبجوارها نقش على الشاشة العريضة.',
    'A page with one form: a card, and a pattern beside it on a wide screen.',
  ),
  anatomy: [
    {
      name: 'children',
      description: createSentence('عنوان الصفحة ونموذجها.', 'The heading of the page and its form.'),
    },
    { name: 'seed', description: createSentence('يُرسم منه النقش.', 'Draws the pattern.') },
    { name: 'categoryId', description: createSentence('يختار ألوانه.', 'Selects its colours.') },
  ],
  whenToUse: [
    createSentence(
      'لتسجيل الدخول وإنشاء الحساب واستعادة كلمة المرور.',
      'For signing in, signing up and resetting a password.',
    ),
  ],
  whenNotToUse: [
    createSentence(
      'لنموذج داخل صفحة أو لوحة التحكم: `FormColumn`.',
      'For a form in a page or the dashboard: `FormColumn`.',
    ),
  ],
  pairs: [],
  content: [
    createSentence(
      'العنوان اسم الإجراء: «تسجيل الدخول». لا ترحيب قبله.',
      'The heading is the name of the action, “Log in”, with no welcome before it.',
    ),
  ],
  keyboard: [],
  screenReader: [
    createSentence('محتوى البطاقة وحده. النقش لا يُقرأ.', 'Only the content of the card. The pattern is not read.'),
  ],
  rightToLeft: [
    createSentence(
      'البطاقة عند بداية السطر والنقش عند نهايته.',
      'The card is at the start of the line, the pattern at its end.',
    ),
  ],
  related: [
    { part: 'forms/Form', description: createSentence('النموذج.', 'The form.') },
    { part: 'shells/PublicShell', description: createSentence('الصفحة حوله.', 'The page around it.') },
  ],
};
