import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'أزرار نموذج طويل، ثابتة أسفل الشاشة.',
    'The buttons of a long form, which stay at the bottom of the screen.',
  ),
  anatomy: [
    { name: 'children', description: createSentence('زر الإرسال، ثم الإلغاء.', 'The submit button, then cancel.') },
  ],
  whenToUse: [createSentence('لنموذج أطول من الشاشة.', 'For a form that is longer than the screen.')],
  whenNotToUse: [
    createSentence('لنموذج قصير: `Inline` يكفي.', 'For a short form: `Inline` is enough.'),
    createSentence(
      'في نافذة: يغطي الشريط حقولها. ضع الأزرار في `Inline`.',
      'In a dialog, where the bar covers the fields: put the buttons into an `Inline`.',
    ),
  ],
  pairs: [],
  content: [
    createSentence('الزر يسمّي إجراء الصفحة: «حفظ الدورة».', 'The button names the action of the page: “Save course”.'),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل إليها بعد آخر حقل.', 'Moves to them after the last field.') },
  ],
  screenReader: [
    createSentence(
      'تُقرأ في مكانها، والشريط لا يغطي الحقل الذي عليه التركيز.',
      'They are read in place. The bar never covers the focused field.',
    ),
  ],
  rightToLeft: [createSentence('الإرسال عند بداية السطر.', 'Submit is at the start of the line.')],
  related: [
    { part: 'forms/Form', description: createSentence('النموذج.', 'The form.') },
    { part: 'actions/Button', description: createSentence('الزر.', 'The button.') },
  ],
};
