import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('عدة أسطر من النص.', 'Several lines of text.'),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    { name: 'maxLength', description: createSentence('الحد الأقصى للأحرف.', 'The maximum number of characters.') },
  ],
  whenToUse: [createSentence('لوصف أو تعليق.', 'For a description or a comment.')],
  whenNotToUse: [createSentence('لسطر واحد: `TextField`.', 'For one line: `TextField`.')],
  pairs: [],
  content: [
    createSentence(
      'قل في التلميح ما يساعد على الكتابة: «ماذا سيتعلّم الطالب؟».',
      'The hint helps to write: “What will students learn?”.',
    ),
  ],
  keyboard: [
    { keys: ['Enter'], description: createSentence('سطر جديد.', 'A new line.') },
    { keys: ['Tab'], description: createSentence('ينتقل إلى الحقل التالي.', 'Moves to the next field.') },
  ],
  screenReader: [
    createSentence('«وصف الدورة، تحرير نص، متعدد الأسطر».', '“Course description, edit text, multi-line”.'),
  ],
  rightToLeft: [
    createSentence(
      'يتبع النص حروفه: حرف عربي واحد يكفي ليكون من اليمين.',
      'The text follows the direction of its letters: one Arabic letter makes it right to left.',
    ),
  ],
  related: [
    { part: 'forms/TextField', description: createSentence('لسطر واحد.', 'For one line.') },
    { part: 'layout/LongText', description: createSentence('لعرض نص طويل.', 'To show a long text.') },
  ],
};
