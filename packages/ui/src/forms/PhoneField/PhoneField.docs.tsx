import { PhoneField } from './PhoneField.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'رقم هاتف. يعرف شبكات المحمول المصرية ويعرض اسمها.',
    'A phone number. It recognises the mobile operators of Egypt and shows their name.',
  ),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'accepts',
      description: createSentence('كل رقم، أو رقم محمول مصري فقط.', 'Every number, or only an Egyptian mobile number.'),
    },
    {
      name: 'invalidMessage',
      description: createSentence(
        'الخطأ لأي رقم غير رقم محمول مصري.',
        'The error for any number that is not an Egyptian mobile number.',
      ),
    },
    {
      name: 'autoComplete',
      description: createSentence(
        '`tel` لرقم المستخدم، و`off` لرقم غيره.',
        '`tel` for the user’s own number, `off` for that of another person.',
      ),
    },
  ],
  whenToUse: [
    createSentence('لرقم هاتف في حساب أو طلب.', 'For a phone number in an account or an order.'),
    createSentence('لرقم محفظة: `accepts="egyptian-mobile"`.', 'For a wallet number: `accepts="egyptian-mobile"`.'),
  ],
  whenNotToUse: [
    createSentence('لرمز وصل في رسالة: `OtpField`.', 'For a code from a message: `OtpField`.'),
    createSentence('لعرض رقم دون تعديله: `Ltr`.', 'To show a number that is not edited: `Ltr`.'),
  ],
  pairs: [
    {
      title: createSentence('مثال في رسالة الخطأ', 'An example in the error'),
      description: createSentence(
        'المثال يبيّن عدد الأرقام وأولها.',
        'The example shows how many digits there are and how they start.',
      ),
      right: (say) => (
        <PhoneField
          label={say('رقم المحفظة', 'Wallet number')}
          defaultValue="0101 234"
          errorMessage={say(
            'اكتب رقم محمول مصريًا من 11 رقمًا، مثل 01012345678.',
            'Enter an Egyptian mobile number with 11 digits, such as 01012345678.',
          )}
        />
      ),
      wrong: (say) => (
        <PhoneField
          label={say('رقم المحفظة', 'Wallet number')}
          defaultValue="0101 234"
          errorMessage={say('رقم غير صالح', 'Invalid number')}
        />
      ),
    },
  ],
  content: [
    createSentence('التسمية تقول لمن الرقم: «هاتف ولي الأمر».', 'The label says whose number it is: “Parent’s phone”.'),
    createSentence(
      'لا تطلب صيغة معيّنة: تُقبل المسافات والشرطات و`+20`.',
      'Do not ask for a format: spaces, hyphens and `+20` are accepted.',
    ),
    createSentence(
      'اسم الشبكة تلميح لا قاعدة: قد ينتقل الرقم إلى شبكة أخرى.',
      'The operator is a hint, not a rule: a number can move to another operator.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل إلى الحقل.', 'Moves to the field.') },
    { keys: ['Enter'], description: createSentence('يرسل النموذج.', 'Submits the form.') },
  ],
  screenReader: [
    createSentence('«رقم المحفظة، تحرير هاتف، مطلوب».', '“Wallet number, edit telephone, required”.'),
    createSentence('عند اكتمال الرقم: «فودافون».', 'Once the number is complete: “Vodafone”.'),
  ],
  rightToLeft: [
    createSentence(
      'الأرقام من اليسار إلى اليمين، عند بداية الحقل.',
      'The digits run left to right, at the start of the field.',
    ),
    createSentence('تُقبل ٠–٩ و0–9، وتُرسل 0–9.', 'Both ٠–٩ and 0–9 are accepted; 0–9 is submitted.'),
  ],
  related: [
    {
      part: 'forms/OtpField',
      description: createSentence('للرمز الذي يؤكد الرقم.', 'For the code that confirms the number.'),
    },
    { part: 'forms/TextField', description: createSentence('لنص من سطر واحد.', 'For one line of text.') },
  ],
};
