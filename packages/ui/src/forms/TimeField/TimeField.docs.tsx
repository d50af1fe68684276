import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('وقت في اليوم، كموعد درس.', 'A time of day, such as the start of a lesson.'),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'value',
      description: createSentence('مثل `19:30`، بلا منطقة زمنية.', 'Such as `19:30`, without a time zone.'),
    },
    {
      name: 'minValue',
      description: createSentence(
        'أول وقت مقبول، ومثله `maxValue` لآخر وقت.',
        'The first time that is valid; `maxValue` is the last one.',
      ),
    },
    {
      name: 'rangeMessage',
      description: createSentence('الخطأ لقيمة خارج الحدود.', 'The error for a value outside the limits.'),
    },
  ],
  whenToUse: [createSentence('لوقت يكتبه المستخدم بالدقيقة.', 'For a time that users type to the minute.')],
  whenNotToUse: [
    createSentence('لمدة: `NumberField` بالدقائق.', 'For a duration: `NumberField`, in minutes.'),
    createSentence('لأوقات قليلة ثابتة: `RadioGroup` أو `Select`.', 'For a few fixed times: `RadioGroup` or `Select`.'),
  ],
  pairs: [],
  content: [
    createSentence('قل في `description` بتوقيت أي مدينة.', 'Say in the `description` in which time zone it is.'),
    createSentence('الخطأ يذكر الحدود: «من 8 صباحًا إلى 10 مساءً».', 'The error names the limits: “From 8 am to 10 pm”.'),
  ],
  keyboard: [
    {
      keys: ['0–9', '٠–٩'],
      description: createSentence(
        'يكتب الجزء، ثم ينتقل التركيز إلى التالي.',
        'Types the part. The focus then moves to the next part.',
      ),
    },
    {
      keys: ['↑', '↓'],
      description: createSentence(
        'يغيّر الساعة أو الدقيقة، أو «ص» و«م».',
        'Changes the hour, the minute, or AM and PM.',
      ),
    },
    {
      keys: ['←', '→'],
      description: createSentence('ينتقل إلى الجزء في تلك الجهة.', 'Moves to the part on that side.'),
    },
    { keys: ['Backspace'], description: createSentence('يمسح الجزء.', 'Clears the part.') },
  ],
  screenReader: [
    createSentence(
      'يُقرأ كل جزء وحده، باسمه وقيمته وتسمية الحقل.',
      'Each part is read on its own, with its name, its value and the label of the field.',
    ),
  ],
  rightToLeft: [
    createSentence(
      '«ص» و«م» بالعربية، وAM وPM بالإنجليزية، والأرقام كما يفضّلها المستخدم.',
      '“ص” and “م” in Arabic, AM and PM in English, with the digits that the user prefers.',
    ),
  ],
  related: [
    { part: 'forms/DatePicker', description: createSentence('ليوم.', 'For a day.') },
    { part: 'forms/NumberField', description: createSentence('لمدة.', 'For a duration.') },
  ],
};
