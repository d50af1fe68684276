import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'يوم أول ويوم أخير، يُكتبان أو يُختاران من تقويم واحد.',
    'A first and a last day, typed or picked from one calendar.',
  ),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'value',
      description: createSentence(
        '`{ start, end }`، واليومان داخلان في الفترة.',
        '`{ start, end }`. Both days are included.',
      ),
    },
    {
      name: 'startName',
      description: createSentence(
        'مفتاح اليوم الأول في النموذج، و`endName` لليوم الأخير.',
        'The key of the first day in the form data; `endName` is that of the last day.',
      ),
    },
    {
      name: 'orderMessage',
      description: createSentence(
        'الخطأ إن كان اليوم الأخير قبل الأول.',
        'The error if the last day is before the first one.',
      ),
    },
    {
      name: 'rangeMessage',
      description: createSentence('الخطأ لقيمة خارج الحدود.', 'The error for a value outside the limits.'),
    },
  ],
  whenToUse: [
    createSentence(
      'لفترة لها بداية ونهاية: أيام تقرير، أيام دورة.',
      'For a period with a start and an end: the days of a report, of a course.',
    ),
  ],
  whenNotToUse: [
    createSentence('ليوم واحد: `DatePicker`.', 'For one day: `DatePicker`.'),
    createSentence(
      'لفترات معتادة، مثل «هذا الأسبوع»: `RadioGroup`.',
      'For common periods, such as “This week”: `RadioGroup`.',
    ),
  ],
  pairs: [],
  content: [
    createSentence('التسمية تسمّي الفترة: «أيام الدورة».', 'The label names the period: “Days of the course”.'),
    createSentence(
      'الخطأ يقول ما المشكلة: «اليوم الأخير قبل الأول».',
      'The error says what is wrong: “The last day is before the first one”.',
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
      keys: ['Enter'],
      description: createSentence(
        'في التقويم: يختار اليوم الأول، ثم الأخير.',
        'In the calendar: picks the first day, then the last one.',
      ),
    },
    {
      keys: ['Esc'],
      description: createSentence(
        'يوقف اختيار الفترة، أو يغلق التقويم.',
        'Stops picking the range, or closes the calendar.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      'يُقرأ كل جزء باسمه وقيمته، ومعهما أي اليومين هو.',
      'Each part is read with its name and value, and with the day that it belongs to.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'اليوم الأول في اليمين بالعربية، والفترة تمتد إلى اليسار أسبوعًا بعد أسبوع.',
      'In Arabic the first day is on the right, and the range grows to the left, week by week.',
    ),
  ],
  related: [
    { part: 'forms/DatePicker', description: createSentence('ليوم واحد.', 'For one day.') },
    { part: 'forms/TimeField', description: createSentence('لوقت في اليوم.', 'For a time of day.') },
  ],
};
