import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'أجزاء مجموع في حلقة، ومعها أسماؤها وقيمها ونسبها.',
    'The parts of a whole as a ring, with their names, values and percentages.',
  ),
  anatomy: [
    {
      name: 'data',
      description: createSentence('الأجزاء بالترتيب، وأقصاها خمسة.', 'The parts in order, five at most.'),
    },
    {
      name: 'summary',
      description: createSentence(
        'جملة تقول الخلاصة: «أكثرهم طلاب: 64%».',
        'A sentence with the conclusion: “Most of them are students: 64%”.',
      ),
    },
    {
      name: 'totalLabel',
      description: createSentence(
        'اسم المجموع في وسط الحلقة. والجزء الذي عليه التركيز يظهر مكانه.',
        'The name of the total in the middle. A focused part is shown in its place.',
      ),
    },
    {
      name: 'shareHeader',
      description: createSentence('رأس عمود النسب في الجدول.', 'The header of the percentages in the table.'),
    },
  ],
  whenToUse: [
    createSentence(
      'لجزأين إلى خمسة من مجموع واحد: المستخدمون حسب الدور.',
      'For two to five parts of one whole: users by role.',
    ),
  ],
  whenNotToUse: [
    createSentence(
      'لمقارنة قيم متقاربة: `Chart`، فالأطوال أسهل مقارنة من الزوايا.',
      'To compare similar values: `Chart`, because lengths are easier to compare than angles.',
    ),
    createSentence('لتقدّم نحو هدف: `ProgressBar`.', 'For progress towards a goal: `ProgressBar`.'),
    createSentence(
      'لأكثر من خمسة أجزاء: اجمع الصغيرة في «أخرى».',
      'For more than five parts: put the small ones together as “Other”.',
    ),
  ],
  pairs: [],
  content: [
    createSentence(
      'الأسماء كلمة أو اثنتان، والترتيب من الأكبر إن لم يكن لها ترتيب معروف.',
      'Names have one or two words. If they have no natural order, the largest comes first.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل إلى زر الجدول، ثم إلى الجزء الذي كان عليه التركيز.',
        'Moves to the button of the table, then the part that was focused last.',
      ),
    },
    {
      keys: ['←', '→'],
      description: createSentence(
        'الجزء التالي والسابق، مع اتجاه الصفحة.',
        'The next and the previous part, in the direction of the page.',
      ),
    },
    { keys: ['Home', 'End'], description: createSentence('الجزء الأول والأخير.', 'The first and the last part.') },
  ],
  screenReader: [
    createSentence(
      '«طلاب: 640، 64%، صورة» لكل جزء، ولو كان صفرًا.',
      '“Students: 640, 64%, image” for each part, even if it is 0.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الأجزاء تبدأ من الأعلى وتسير مع القراءة: نحو اليسار بالعربية.',
      'The parts begin at the top and follow the reading direction: towards the left in Arabic.',
    ),
  ],
  related: [
    {
      part: 'data/Chart',
      description: createSentence('مقارنة قيم، أو تغيّرها مع الوقت.', 'Compares values, or shows how they change.'),
    },
    { part: 'feedback/ProgressBar', description: createSentence('جزء واحد من مجموع.', 'One part of a whole.') },
  ],
};
