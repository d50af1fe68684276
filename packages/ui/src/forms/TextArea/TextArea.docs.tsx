import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('عدة أسطر من النص.', 'Several lines of text.'),
  anatomy: [
    { name: 'label', description: sentence('التسمية فوق الحقل.', 'The label above the field.') },
    { name: 'maxLength', description: sentence('الحد الأقصى للأحرف.', 'The maximum number of characters.') },
  ],
  whenToUse: [sentence('لوصف أو تعليق.', 'For a description or a comment.')],
  whenNotToUse: [sentence('لسطر واحد: `TextField`.', 'For one line: `TextField`.')],
  pairs: [],
  content: [
    sentence(
      'قل في التلميح ما يساعد على الكتابة: «ماذا سيتعلّم الطالب؟».',
      'The hint helps to write: “What will students learn?”.',
    ),
  ],
  keyboard: [
    { keys: ['Enter'], description: sentence('سطر جديد.', 'A new line.') },
    { keys: ['Tab'], description: sentence('ينتقل إلى الحقل التالي.', 'Moves to the next field.') },
  ],
  screenReader: [sentence('«وصف الدورة، تحرير نص، متعدد الأسطر».', '“Course description, edit text, multi-line”.')],
  rightToLeft: [
    sentence(
      'يتبع النص حروفه: حرف عربي واحد يكفي ليكون من اليمين.',
      'The text follows the direction of its letters: one Arabic letter makes it right to left.',
    ),
  ],
  related: [
    { part: 'forms/TextField', description: sentence('لسطر واحد.', 'For one line.') },
    { part: 'layout/LongText', description: sentence('لعرض نص طويل.', 'To show a long text.') },
  ],
};
