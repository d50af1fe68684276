import { TextField } from './TextField.tsx';
import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'سطر واحد من النص، بتسمية وتلميح ورسالة خطأ.',
    'One line of text, with a label, a hint and an error message.',
  ),
  anatomy: [
    {
      name: 'label',
      description: sentence('التسمية فوق الحقل، ظاهرة دائمًا.', 'The label above the field, always visible.'),
    },
    {
      name: 'optionalLabel',
      description: sentence(
        '«(اختياري)» بعد التسمية. المطلوب لا يُعلَّم.',
        '“(optional)” after the label. Required fields are not marked.',
      ),
    },
    {
      name: 'description',
      description: sentence('تلميح تحت التسمية يبقى أثناء الكتابة.', 'A hint below the label that stays while typing.'),
    },
    {
      name: 'errorMessage',
      description: sentence('الخطأ تحت الحقل، مع أيقونة.', 'The error below the field, with an icon.'),
    },
  ],
  whenToUse: [sentence('لاسم أو بريد إلكتروني أو عنوان صفحة.', 'For a name, an e-mail address or a URL.')],
  whenNotToUse: [
    sentence('لعدة أسطر: `TextArea`.', 'For several lines: `TextArea`.'),
    sentence(
      'لكلمة مرور: `PasswordField`. لهاتف: `PhoneField`. لعدد: `NumberField`.',
      'For a password: `PasswordField`. For a phone number: `PhoneField`. For a number: `NumberField`.',
    ),
    sentence('للبحث في قائمة: `SearchField`.', 'To search a list: `SearchField`.'),
  ],
  pairs: [
    {
      title: sentence('رسالة تساعد على التصحيح', 'A message that helps'),
      description: sentence('تقول ما يُكتب، لا أن ما كُتب خطأ.', 'It says what to enter, not only that it is wrong.'),
      right: (say) => (
        <TextField
          label={say('البريد الإلكتروني', 'E-mail')}
          errorMessage={say(
            'اكتب بريدك كاملًا، مثل mona@example.com.',
            'Enter the whole address, such as mona@example.com.',
          )}
        />
      ),
      wrong: (say) => (
        <TextField label={say('البريد الإلكتروني', 'E-mail')} errorMessage={say('قيمة غير صالحة', 'Invalid value')} />
      ),
    },
  ],
  content: [
    sentence('التسمية اسم: «عنوان الدورة»، لا أمر.', 'The label is a noun: “Course title”, not a command.'),
    sentence(
      'الخطأ يقول كيف يُصلح: «اكتب بريدًا صحيحًا، مثل mona@example.com».',
      'The error says how to fix it: “Enter an e-mail address such as mona@example.com”.',
    ),
    sentence(
      'لا تضع مثالًا مكان التسمية: يختفي عند الكتابة.',
      'Never use an example as the label: it disappears when the user types.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: sentence('ينتقل إلى الحقل.', 'Moves to the field.') },
    { keys: ['Enter'], description: sentence('يرسل النموذج.', 'Submits the form.') },
  ],
  screenReader: [
    sentence('«البريد الإلكتروني، تحرير نص، مطلوب»، ثم التلميح.', '“E-mail, edit text, required”, then the hint.'),
    sentence('عند الخطأ: «إدخال غير صالح»، ثم الرسالة.', 'With an error: “invalid entry”, then the message.'),
  ],
  rightToLeft: [
    sentence(
      'النص الحر يتبع اتجاه حروفه: عربي من اليمين، ولاتيني من اليسار.',
      'Free text follows the direction of its letters: Arabic from the right, Latin from the left.',
    ),
    sentence(
      'البريد والهاتف والعنوان من اليسار إلى اليمين دائمًا، ومحاذاتها لبداية السطر.',
      'E-mail, phone and URL are always left to right, aligned to the start of the line.',
    ),
  ],
  related: [
    {
      part: 'forms/Form',
      description: sentence('يجمع الحقول ويعرض أخطاء الخادم.', 'Collects the fields and shows server errors.'),
    },
    { part: 'forms/TextArea', description: sentence('لعدة أسطر.', 'For several lines.') },
    { part: 'forms/PasswordField', description: sentence('لكلمات المرور.', 'For passwords.') },
  ],
};
