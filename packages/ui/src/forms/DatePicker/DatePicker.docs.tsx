import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('يوم يُكتب أو يُختار من تقويم.', 'One day, typed or picked from a calendar.'),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'minValue',
      description: createSentence(
        'أول يوم يمكن اختياره، ومثله `maxValue` لآخر يوم.',
        'The first day that can be selected; `maxValue` is the last one.',
      ),
    },
    {
      name: 'rangeMessage',
      description: createSentence('الخطأ لقيمة خارج الحدود.', 'The error for a value outside the limits.'),
    },
    {
      name: 'showHijri',
      description: createSentence('التاريخ الهجري تحت الحقل.', 'The date in the Islamic calendar below the field.'),
    },
    {
      name: 'firstDayOfWeek',
      description: createSentence(
        'أول عمود في التقويم، وهو السبت إن لم يُذكر غيره.',
        'The first column of the calendar; Saturday by default.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'لموعد قريب يفيد فيه يوم الأسبوع، كموعد اختبار.',
      'For a day in the near future, where the weekday matters, such as the day of a quiz.',
    ),
    createSentence('لتاريخ معروف يُكتب، كتاريخ ميلاد.', 'For a known date that people type, such as a date of birth.'),
  ],
  whenNotToUse: [
    createSentence('لأول يوم وآخر يوم: `DateRangePicker`.', 'For a first and a last day: `DateRangePicker`.'),
    createSentence('لوقت في اليوم: `TimeField`.', 'For a time of day: `TimeField`.'),
    createSentence('لشهر أو عام دراسي: `Select`.', 'For a month or a school year: `Select`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'التسمية تقول ما يحدث في اليوم: «موعد الاختبار».',
      'The label says what happens on that day: “Quiz date”.',
    ),
    createSentence(
      'الخطأ يذكر الحدود: «اختر يومًا في نوفمبر 2026».',
      'The error names the limits: “Select a day in November 2026”.',
    ),
  ],
  keyboard: [
    {
      keys: ['↑', '↓'],
      description: createSentence('يغيّر اليوم أو الشهر أو السنة.', 'Changes the day, the month or the year.'),
    },
    {
      keys: ['←', '→'],
      description: createSentence('ينتقل إلى الجزء في تلك الجهة.', 'Moves to the part on that side.'),
    },
    { keys: ['Alt', '↓'], description: createSentence('يفتح التقويم.', 'Opens the calendar.') },
    {
      keys: ['Page Up', 'Page Down'],
      description: createSentence(
        'في التقويم: الشهر السابق والتالي، ومع Shift السنة.',
        'In the calendar: the previous and the next month; with Shift the year.',
      ),
    },
    { keys: ['Enter'], description: createSentence('يختار اليوم في التقويم.', 'Picks the day in the calendar.') },
    {
      keys: ['Esc'],
      description: createSentence(
        'يغلق التقويم ويعيد التركيز إلى الحقل.',
        'Closes the calendar and returns the focus to the field.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      'يُقرأ كل جزء وحده، باسمه وقيمته وتسمية الحقل: اليوم، ثم الشهر، ثم السنة.',
      'Each part is read on its own, with its name, its value and the label of the field: day, month, year.',
    ),
    createSentence(
      'في التقويم يُقرأ اليوم كاملًا بيومه وشهره وسنته.',
      'In the calendar each day is read in full, with weekday, month and year.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'ترتيب الأجزاء من اللغة، والتقويم يبدأ من اليمين بالعربية.',
      'The order of the parts comes from the language. In Arabic the calendar starts on the right.',
    ),
    createSentence(
      'الأرقام كما يفضّلها المستخدم، والقيمة دائمًا مثل `2026-10-05`.',
      'The digits are those that the user prefers; the value is always written as `2026-10-05`.',
    ),
  ],
  related: [
    { part: 'forms/DateRangePicker', description: createSentence('لفترة.', 'For a period.') },
    { part: 'forms/TimeField', description: createSentence('لوقت في اليوم.', 'For a time of day.') },
  ],
};
