import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('وقت في اليوم، كموعد درس.', 'A time of day, such as the start of a lesson.'),
  anatomy: [
    { name: 'label', description: sentence('التسمية فوق الحقل.', 'The label above the field.') },
    { name: 'value', description: sentence('مثل `19:30`، بلا منطقة زمنية.', 'Such as `19:30`, without a time zone.') },
    {
      name: 'minValue',
      description: sentence(
        'أول وقت مقبول، ومثله `maxValue` لآخر وقت.',
        'The first time that is valid; `maxValue` is the last one.',
      ),
    },
    {
      name: 'rangeMessage',
      description: sentence('الخطأ لقيمة خارج الحدود.', 'The error for a value outside the limits.'),
    },
  ],
  whenToUse: [sentence('لوقت يكتبه المستخدم بالدقيقة.', 'For a time that users type to the minute.')],
  whenNotToUse: [
    sentence('لمدة: `NumberField` بالدقائق.', 'For a duration: `NumberField`, in minutes.'),
    sentence('لأوقات قليلة ثابتة: `RadioGroup` أو `Select`.', 'For a few fixed times: `RadioGroup` or `Select`.'),
  ],
  pairs: [],
  content: [
    sentence('قل في `description` بتوقيت أي مدينة.', 'Say in the `description` in which time zone it is.'),
    sentence('الخطأ يذكر الحدود: «من 8 صباحًا إلى 10 مساءً».', 'The error names the limits: “From 8 am to 10 pm”.'),
  ],
  keyboard: [
    {
      keys: ['0–9', '٠–٩'],
      description: sentence(
        'يكتب الجزء، ثم ينتقل التركيز إلى التالي.',
        'Types the part. The focus then moves to the next part.',
      ),
    },
    {
      keys: ['↑', '↓'],
      description: sentence('يغيّر الساعة أو الدقيقة، أو «ص» و«م».', 'Changes the hour, the minute, or AM and PM.'),
    },
    { keys: ['←', '→'], description: sentence('ينتقل إلى الجزء في تلك الجهة.', 'Moves to the part on that side.') },
    { keys: ['Backspace'], description: sentence('يمسح الجزء.', 'Clears the part.') },
  ],
  screenReader: [
    sentence(
      'يُقرأ كل جزء وحده، باسمه وقيمته وتسمية الحقل.',
      'Each part is read on its own, with its name, its value and the label of the field.',
    ),
  ],
  rightToLeft: [
    sentence(
      '«ص» و«م» بالعربية، وAM وPM بالإنجليزية، والأرقام كما يفضّلها المستخدم.',
      '“ص” and “م” in Arabic, AM and PM in English, with the digits that the user prefers.',
    ),
  ],
  related: [
    { part: 'forms/DatePicker', description: sentence('ليوم.', 'For a day.') },
    { part: 'forms/NumberField', description: sentence('لمدة.', 'For a duration.') },
  ],
};
