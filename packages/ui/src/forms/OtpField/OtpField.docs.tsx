import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'رمز يُستعمل مرة واحدة، من رسالة أو بريد أو تطبيق.',
    'A one-time code from an SMS, an e-mail or an app.',
  ),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    { name: 'description', description: createSentence('إلى أين أُرسل الرمز.', 'Where the code was sent.') },
    { name: 'length', description: createSentence('عدد الخانات، من 4 إلى 8.', 'The number of cells, from 4 to 8.') },
    {
      name: 'incompleteMessage',
      description: createSentence('الخطأ لرمز ناقص.', 'The error for a code that is too short.'),
    },
    {
      name: 'onComplete',
      description: createSentence(
        'تُستدعى بعد آخر رقم، دون ضغط زر.',
        'Called after the last digit, without pressing a button.',
      ),
    },
  ],
  whenToUse: [
    createSentence('لتأكيد هاتف أو بريد.', 'To confirm a phone number or an e-mail address.'),
    createSentence('لخطوة ثانية عند تسجيل الدخول.', 'For a second step of signing in.'),
  ],
  whenNotToUse: [
    createSentence('لكلمة مرور: `PasswordField`.', 'For a password: `PasswordField`.'),
    createSentence('لرقم يُعدّ به شيء: `NumberField`.', 'For a number that counts something: `NumberField`.'),
    createSentence('لرمز فيه حروف: `TextField`.', 'For a code with letters: `TextField`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'التلميح يذكر عدد الأرقام وإلى أين أُرسلت: «أرسلنا رمزًا من 6 أرقام إلى هاتفك».',
      'The hint says how many digits there are and where they were sent: “We sent a 6-digit code to your phone”.',
    ),
    createSentence(
      'الخطأ يقول ما العمل: «أعد كتابة الرمز أو اطلب رمزًا جديدًا».',
      'The error says what to do: “Type the code again or request a new one”.',
    ),
    createSentence(
      'لا تمنع اللصق، واترك وقتًا كافيًا للكتابة.',
      'Do not block pasting, and leave enough time for typing.',
    ),
  ],
  keyboard: [
    { keys: ['0–9', '٠–٩'], description: createSentence('يضيف رقمًا في النهاية.', 'Adds a digit at the end.') },
    { keys: ['Backspace'], description: createSentence('يحذف آخر رقم.', 'Removes the last digit.') },
    { keys: ['Ctrl', 'V'], description: createSentence('يلصق الرمز كله.', 'Pastes the whole code.') },
  ],
  screenReader: [
    createSentence(
      'حقل واحد لا حقل لكل رقم: «رمز التحقق، تحرير نص، مطلوب»، ثم التلميح.',
      'One field, not one per digit: “Verification code, edit text, required”, then the hint.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الخانات من اليسار إلى اليمين في اللغتين، كما في الرسالة.',
      'The cells run left to right in both languages, as in the message.',
    ),
    createSentence('تُقبل ٠–٩ و0–9، وتُرسل 0–9.', 'Both ٠–٩ and 0–9 are accepted; 0–9 is submitted.'),
  ],
  related: [
    {
      part: 'forms/PhoneField',
      description: createSentence('للرقم الذي يصله الرمز.', 'For the number that receives the code.'),
    },
    { part: 'forms/PasswordField', description: createSentence('لكلمات المرور.', 'For passwords.') },
  ],
};
