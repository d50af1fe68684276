import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'رمز يُستعمل مرة واحدة، من رسالة أو بريد أو تطبيق.',
    'A one-time code from an SMS, an e-mail or an app.',
  ),
  anatomy: [
    { name: 'label', description: sentence('التسمية فوق الحقل.', 'The label above the field.') },
    { name: 'description', description: sentence('إلى أين أُرسل الرمز.', 'Where the code was sent.') },
    { name: 'length', description: sentence('عدد الخانات، من 4 إلى 8.', 'The number of cells, from 4 to 8.') },
    { name: 'incompleteMessage', description: sentence('الخطأ لرمز ناقص.', 'The error for a code that is too short.') },
    {
      name: 'onComplete',
      description: sentence(
        'تُستدعى بعد آخر رقم، دون ضغط زر.',
        'Called after the last digit, without pressing a button.',
      ),
    },
  ],
  whenToUse: [
    sentence('لتأكيد هاتف أو بريد.', 'To confirm a phone number or an e-mail address.'),
    sentence('لخطوة ثانية عند تسجيل الدخول.', 'For a second step of signing in.'),
  ],
  whenNotToUse: [
    sentence('لكلمة مرور: `PasswordField`.', 'For a password: `PasswordField`.'),
    sentence('لرقم يُعدّ به شيء: `NumberField`.', 'For a number that counts something: `NumberField`.'),
    sentence('لرمز فيه حروف: `TextField`.', 'For a code with letters: `TextField`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'التلميح يذكر عدد الأرقام وإلى أين أُرسلت: «أرسلنا رمزًا من 6 أرقام إلى هاتفك».',
      'The hint says how many digits there are and where they were sent: “We sent a 6-digit code to your phone”.',
    ),
    sentence(
      'الخطأ يقول ما العمل: «أعد كتابة الرمز أو اطلب رمزًا جديدًا».',
      'The error says what to do: “Type the code again or request a new one”.',
    ),
    sentence('لا تمنع اللصق، واترك وقتًا كافيًا للكتابة.', 'Do not block pasting, and leave enough time for typing.'),
  ],
  keyboard: [
    { keys: ['0–9', '٠–٩'], description: sentence('يضيف رقمًا في النهاية.', 'Adds a digit at the end.') },
    { keys: ['Backspace'], description: sentence('يحذف آخر رقم.', 'Removes the last digit.') },
    { keys: ['Ctrl', 'V'], description: sentence('يلصق الرمز كله.', 'Pastes the whole code.') },
  ],
  screenReader: [
    sentence(
      'حقل واحد لا حقل لكل رقم: «رمز التحقق، تحرير نص، مطلوب»، ثم التلميح.',
      'One field, not one per digit: “Verification code, edit text, required”, then the hint.',
    ),
  ],
  rightToLeft: [
    sentence(
      'الخانات من اليسار إلى اليمين في اللغتين، كما في الرسالة.',
      'The cells run left to right in both languages, as in the message.',
    ),
    sentence('تُقبل ٠–٩ و0–9، وتُرسل 0–9.', 'Both ٠–٩ and 0–9 are accepted; 0–9 is submitted.'),
  ],
  related: [
    {
      part: 'forms/PhoneField',
      description: sentence('للرقم الذي يصله الرمز.', 'For the number that receives the code.'),
    },
    { part: 'forms/PasswordField', description: sentence('لكلمات المرور.', 'For passwords.') },
  ],
};
