import { TextField } from './TextField.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'سطر واحد من النص، بتسمية وتلميح ورسالة خطأ.',
    'One line of text, with a label, a hint and an error message.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence('التسمية فوق الحقل، ظاهرة دائمًا.', 'The label above the field, always visible.'),
    },
    {
      name: 'optionalLabel',
      description: createSentence(
        '«(اختياري)» بعد التسمية. المطلوب لا يُعلَّم.',
        '“(optional)” after the label. Required fields are not marked.',
      ),
    },
    {
      name: 'description',
      description: createSentence(
        'تلميح تحت التسمية يبقى أثناء الكتابة.',
        'A hint below the label that stays while typing.',
      ),
    },
    {
      name: 'errorMessage',
      description: createSentence('الخطأ تحت الحقل، مع أيقونة.', 'The error below the field, with an icon.'),
    },
  ],
  whenToUse: [createSentence('لاسم أو بريد إلكتروني أو عنوان صفحة.', 'For a name, an e-mail address or a URL.')],
  whenNotToUse: [
    createSentence('لعدة أسطر: `TextArea`.', 'For several lines: `TextArea`.'),
    createSentence(
      'لكلمة مرور: `PasswordField`. لهاتف: `PhoneField`. لعدد: `NumberField`.',
      'For a password: `PasswordField`. For a phone number: `PhoneField`. For a number: `NumberField`.',
    ),
    createSentence('للبحث في قائمة: `SearchField`.', 'To search a list: `SearchField`.'),
  ],
  pairs: [
    {
      title: createSentence('رسالة تساعد على التصحيح', 'A message that helps'),
      description: createSentence(
        'تقول ما يُكتب، لا أن ما كُتب خطأ.',
        'It says what to enter, not only that it is wrong.',
      ),
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
    createSentence('التسمية اسم: «عنوان الدورة»، لا أمر.', 'The label is a noun: “Course title”, not a command.'),
    createSentence(
      'الخطأ يقول كيف يُصلح: «اكتب بريدًا صحيحًا، مثل mona@example.com».',
      'The error says how to fix it: “Enter an e-mail address such as mona@example.com”.',
    ),
    createSentence(
      'لا تضع مثالًا مكان التسمية: يختفي عند الكتابة.',
      'Never use an example as the label: it disappears when the user types.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل إلى الحقل.', 'Moves to the field.') },
    { keys: ['Enter'], description: createSentence('يرسل النموذج.', 'Submits the form.') },
  ],
  screenReader: [
    createSentence('«البريد الإلكتروني، تحرير نص، مطلوب»، ثم التلميح.', '“E-mail, edit text, required”, then the hint.'),
    createSentence('عند الخطأ: «إدخال غير صالح»، ثم الرسالة.', 'With an error: “invalid entry”, then the message.'),
  ],
  rightToLeft: [
    createSentence(
      'النص الحر يتبع اتجاه حروفه: عربي من اليمين، ولاتيني من اليسار.',
      'Free text follows the direction of its letters: Arabic from the right, Latin from the left.',
    ),
    createSentence(
      'البريد والهاتف والعنوان من اليسار إلى اليمين دائمًا، ومحاذاتها لبداية السطر.',
      'E-mail, phone and URL are always left to right, aligned to the start of the line.',
    ),
  ],
  related: [
    {
      part: 'forms/Form',
      description: createSentence('يجمع الحقول ويعرض أخطاء الخادم.', 'Collects the fields and shows server errors.'),
    },
    { part: 'forms/TextArea', description: createSentence('لعدة أسطر.', 'For several lines.') },
    { part: 'forms/PasswordField', description: createSentence('لكلمات المرور.', 'For passwords.') },
  ],
};
