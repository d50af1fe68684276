import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'رسم بياني بالأعمدة أو الخطوط، ومعه القيم نفسها في جدول.',
    'A chart of bars or lines, with the same values as a table.',
  ),
  anatomy: [
    { name: 'title', description: createSentence('ما الذي تُظهره القيم.', 'What the values show.') },
    {
      name: 'summary',
      description: createSentence(
        'جملة تقول الخلاصة: «زاد العدد من 12 إلى 128».',
        'A sentence with the conclusion: “The number grew from 12 to 128”.',
      ),
    },
    {
      name: 'kind',
      description: createSentence(
        '`bar` للمقارنة، و`line` للتغيّر مع الوقت، و`stackedBar` لأجزاء كل مجموع.',
        '`bar` to compare, `line` for changes over time, `stackedBar` for the parts of each total.',
      ),
    },
    {
      name: 'data',
      description: createSentence(
        'القيم بالترتيب، و`undefined` حتى تصل. و`null` في سلسلة يقطع خطها.',
        'The values in order; `undefined` until they arrive. `null` in a series interrupts its line.',
      ),
    },
    {
      name: 'series',
      description: createSentence(
        'أسماء السلاسل إن كانت أكثر من واحدة، وأقصاها خمس.',
        'The names of the series if there are several, five at most.',
      ),
    },
    {
      name: 'tableLabel',
      description: createSentence('زر يعرض القيم في جدول.', 'The button that shows the values as a table.'),
    },
  ],
  whenToUse: [
    createSentence('لعدد يتغيّر مع الوقت: `line`.', 'For a number that changes over time: `line`.'),
    createSentence('لمقارنة قيم قليلة: `bar`.', 'To compare a few values: `bar`.'),
    createSentence('لمجموع له أجزاء في كل شهر: `stackedBar`.', 'For a total with parts in each month: `stackedBar`.'),
  ],
  whenNotToUse: [
    createSentence('لرقم واحد: `StatCard`.', 'For one number: `StatCard`.'),
    createSentence('لأجزاء مجموع واحد: `DonutChart`.', 'For the parts of one whole: `DonutChart`.'),
    createSentence('حين تهم القيم الدقيقة: `DataTable`.', 'If the exact values matter: `DataTable`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'العنوان يقول ما يُعدّ ومتى: «المشتركون الجدد في كل شهر».',
      'The title says what is counted and when: “New subscribers each month”.',
    ),
    createSentence(
      'للتسمية الطويلة `axisLabel` قصير: رقم أو شهر.',
      'A long label has a short `axisLabel`: a number or a month.',
    ),
    createSentence(
      '`formatValue` يكتب الوحدة بصيغة الجمع الصحيحة: «3 مشتركين».',
      '`formatValue` writes the unit in its plural form: “3 subscribers”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل إلى زر الجدول، ثم إلى القيمة التي كان عليها التركيز.',
        'Moves to the button of the table, then the value that was focused last.',
      ),
    },
    {
      keys: ['←', '→'],
      description: createSentence(
        'ينتقل إلى القيمة في تلك الجهة، وتظهر فوقها.',
        'Moves to the value on that side, which is then shown.',
      ),
    },
    { keys: ['Home', 'End'], description: createSentence('القيمة الأولى والأخيرة.', 'The first and the last value.') },
  ],
  screenReader: [
    createSentence(
      '«سبتمبر: 128 مشتركًا، صورة». ومع عدة سلاسل تُقرأ كلها: «سبتمبر: الفيزياء 80، الكيمياء 48».',
      '“September: 128 subscribers, image”. With several series all are read: “September: Physics 80, Chemistry 48”.',
    ),
    createSentence('للجدول رؤوس أعمدة ورؤوس صفوف.', 'The table has column and row headers.'),
  ],
  rightToLeft: [
    createSentence(
      'الوقت يسير مع القراءة: أول شهر في اليمين بالعربية.',
      'Time runs in the reading direction: in Arabic the first month is on the right.',
    ),
    createSentence(
      'الخط ينعكس كما تنعكس الأعمدة، والأرقام كما يفضّلها المستخدم.',
      'The line is mirrored together with the bars. The digits are those that the user prefers.',
    ),
  ],
  related: [
    { part: 'data/DonutChart', description: createSentence('أجزاء مجموع واحد.', 'The parts of one whole.') },
    { part: 'data/StatCard', description: createSentence('رقم واحد.', 'One number.') },
    { part: 'data/DataTable', description: createSentence('قيم دقيقة كثيرة.', 'Many exact values.') },
  ],
};
