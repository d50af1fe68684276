import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('كلمة مرور، مع زر لإظهارها.', 'A password, with a button that shows it.'),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'autoComplete',
      description: createSentence(
        '`current-password` أو `new-password`، لمدير كلمات المرور.',
        '`current-password` or `new-password`, for the password manager.',
      ),
    },
    { name: 'showLabel', description: createSentence('اسم زر الإظهار.', 'The name of the button that shows it.') },
  ],
  whenToUse: [createSentence('لتسجيل الدخول وإنشاء الحساب.', 'For signing in and creating an account.')],
  whenNotToUse: [createSentence('لرمز من رسالة: `OtpField`.', 'For a code from a message: `OtpField`.')],
  pairs: [],
  content: [
    createSentence(
      'قل القاعدة قبل الكتابة: «8 أحرف على الأقل».',
      'State the rule before the user types: “At least 8 characters”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence('ينتقل من الحقل إلى زر الإظهار.', 'Moves from the field to the button.'),
    },
    { keys: ['Space'], description: createSentence('يُظهر كلمة المرور أو يخفيها.', 'Shows or hides the password.') },
  ],
  screenReader: [
    createSentence(
      '«كلمة المرور، تحرير نص محمي»، ثم «إظهار كلمة المرور، زر».',
      '“Password, protected text”, then “Show password, button”.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'كلمة المرور من اليسار إلى اليمين، والزر عند نهاية السطر.',
      'The password runs from left to right. The button is at the end of the line.',
    ),
  ],
  related: [
    { part: 'forms/TextField', description: createSentence('لغيرها من النصوص.', 'For other text.') },
    { part: 'forms/Form', description: createSentence('يرسلها.', 'Sends it.') },
  ],
};
