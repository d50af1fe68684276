import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'أزرار نموذج طويل، ثابتة أسفل الشاشة.',
    'The buttons of a long form, which stay at the bottom of the screen.',
  ),
  anatomy: [{ name: 'children', description: sentence('زر الإرسال، ثم الإلغاء.', 'The submit button, then cancel.') }],
  whenToUse: [sentence('لنموذج أطول من الشاشة.', 'For a form that is longer than the screen.')],
  whenNotToUse: [
    sentence('لنموذج قصير: `Inline` يكفي.', 'For a short form: `Inline` is enough.'),
    sentence(
      'في نافذة: يغطي الشريط حقولها. ضع الأزرار في `Inline`.',
      'In a dialog, where the bar covers the fields: put the buttons into an `Inline`.',
    ),
  ],
  pairs: [],
  content: [
    sentence('الزر يسمّي إجراء الصفحة: «حفظ الدورة».', 'The button names the action of the page: “Save course”.'),
  ],
  keyboard: [
    { keys: ['Tab'], description: sentence('ينتقل إليها بعد آخر حقل.', 'Moves to them after the last field.') },
  ],
  screenReader: [
    sentence(
      'تُقرأ في مكانها، والشريط لا يغطي الحقل الذي عليه التركيز.',
      'They are read in place. The bar never covers the focused field.',
    ),
  ],
  rightToLeft: [sentence('الإرسال عند بداية السطر.', 'Submit is at the start of the line.')],
  related: [
    { part: 'forms/Form', description: sentence('النموذج.', 'The form.') },
    { part: 'actions/Button', description: sentence('الزر.', 'The button.') },
  ],
};
