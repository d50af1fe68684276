import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'أجزاء مجموع في حلقة، ومعها أسماؤها وقيمها ونسبها.',
    'The parts of a whole as a ring, with their names, values and percentages.',
  ),
  anatomy: [
    { name: 'data', description: sentence('الأجزاء بالترتيب، وأقصاها خمسة.', 'The parts in order, five at most.') },
    {
      name: 'summary',
      description: sentence(
        'جملة تقول الخلاصة: «أكثرهم طلاب: 64%».',
        'A sentence with the conclusion: “Most of them are students: 64%”.',
      ),
    },
    {
      name: 'totalLabel',
      description: sentence(
        'اسم المجموع في وسط الحلقة. والجزء الذي عليه التركيز يظهر مكانه.',
        'The name of the total in the middle. A focused part is shown in its place.',
      ),
    },
    {
      name: 'shareHeader',
      description: sentence('رأس عمود النسب في الجدول.', 'The header of the percentages in the table.'),
    },
  ],
  whenToUse: [
    sentence(
      'لجزأين إلى خمسة من مجموع واحد: المستخدمون حسب الدور.',
      'For two to five parts of one whole: users by role.',
    ),
  ],
  whenNotToUse: [
    sentence(
      'لمقارنة قيم متقاربة: `Chart`، فالأطوال أسهل مقارنة من الزوايا.',
      'To compare similar values: `Chart`, because lengths are easier to compare than angles.',
    ),
    sentence('لتقدّم نحو هدف: `ProgressBar`.', 'For progress towards a goal: `ProgressBar`.'),
    sentence(
      'لأكثر من خمسة أجزاء: اجمع الصغيرة في «أخرى».',
      'For more than five parts: put the small ones together as “Other”.',
    ),
  ],
  pairs: [],
  content: [
    sentence(
      'الأسماء كلمة أو اثنتان، والترتيب من الأكبر إن لم يكن لها ترتيب معروف.',
      'Names have one or two words. If they have no natural order, the largest comes first.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: sentence(
        'ينتقل إلى زر الجدول، ثم إلى الجزء الذي كان عليه التركيز.',
        'Moves to the button of the table, then the part that was focused last.',
      ),
    },
    {
      keys: ['←', '→'],
      description: sentence(
        'الجزء التالي والسابق، مع اتجاه الصفحة.',
        'The next and the previous part, in the direction of the page.',
      ),
    },
    { keys: ['Home', 'End'], description: sentence('الجزء الأول والأخير.', 'The first and the last part.') },
  ],
  screenReader: [
    sentence(
      '«طلاب: 640، 64%، صورة» لكل جزء، ولو كان صفرًا.',
      '“Students: 640, 64%, image” for each part, even if it is 0.',
    ),
  ],
  rightToLeft: [
    sentence(
      'الأجزاء تبدأ من الأعلى وتسير مع القراءة: نحو اليسار بالعربية.',
      'The parts begin at the top and follow the reading direction: towards the left in Arabic.',
    ),
  ],
  related: [
    {
      part: 'data/Chart',
      description: sentence('مقارنة قيم، أو تغيّرها مع الوقت.', 'Compares values, or shows how they change.'),
    },
    { part: 'feedback/ProgressBar', description: sentence('جزء واحد من مجموع.', 'One part of a whole.') },
  ],
};
