import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'قائمة دورات في أعمدة، بطاقات كل صف بارتفاع واحد.',
    'A list of courses in columns. The cards of a row have the same height.',
  ),
  anatomy: [
    { name: 'label', description: sentence('اسم القائمة: «أحدث الدورات».', 'The name of the list: “Latest courses”.') },
    {
      name: 'children',
      description: sentence('بطاقات `CourseCard`، لكل منها `key`.', 'The `CourseCard`s, each with a `key`.'),
    },
  ],
  whenToUse: [sentence('لدورتين أو أكثر.', 'For two or more courses.')],
  whenNotToUse: [
    sentence(
      'لدورة واحدة يتابعها الطالب: `ContinueCard`.',
      'For the one course that a student continues: `ContinueCard`.',
    ),
    sentence('لقائمة تُرتَّب وتُعدَّل: `DataTable`.', 'For a list to sort and edit: `DataTable`.'),
    sentence('لبطاقات أخرى: `Grid`.', 'For other cards: `Grid`.'),
  ],
  pairs: [],
  content: [
    sentence('سمِّ القائمة كعنوانها الظاهر فوقها.', 'Name the list like the visible heading above it.'),
    sentence('إن خلت القائمة فاعرض `EmptyState` بدلًا منها.', 'If there are no courses, show `EmptyState` instead.'),
  ],
  keyboard: [
    { keys: ['Tab'], description: sentence('ينتقل من بطاقة إلى التي تليها.', 'Moves from one card to the next.') },
  ],
  screenReader: [
    sentence('«أحدث الدورات، قائمة، 12 عنصرًا»، ثم كل دورة.', '“Latest courses, list, 12 items”, then each course.'),
  ],
  rightToLeft: [
    sentence(
      'تبدأ الأعمدة من بداية السطر: من اليمين في العربية.',
      'The columns begin at the start of the line: on the right in Arabic.',
    ),
  ],
  related: [
    { part: 'learning/CourseCard', description: sentence('البطاقة.', 'The card.') },
    { part: 'layout/Grid', description: sentence('شبكة لأي محتوى.', 'A grid for any content.') },
    { part: 'navigation/Pagination', description: sentence('صفحات القائمة.', 'The pages of the list.') },
  ],
};
