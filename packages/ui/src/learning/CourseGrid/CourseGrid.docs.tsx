import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'قائمة دورات في أعمدة، بطاقات كل صف بارتفاع واحد.',
    'A list of courses in columns. The cards of a row have the same height.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence('اسم القائمة: «أحدث الدورات».', 'The name of the list: “Latest courses”.'),
    },
    {
      name: 'children',
      description: createSentence('بطاقات `CourseCard`، لكل منها `key`.', 'The `CourseCard`s, each with a `key`.'),
    },
    {
      name: 'columns',
      description: createSentence(
        '`four` لأربع بطاقات بالضبط: في عمود أو عمودين أو سطر واحد.',
        '`four` for exactly four cards: in one column, two columns or one line.',
      ),
    },
  ],
  whenToUse: [createSentence('لدورتين أو أكثر.', 'For two or more courses.')],
  whenNotToUse: [
    createSentence(
      'لدورة واحدة يتابعها الطالب: `ContinueCard`.',
      'For the one course that a student continues: `ContinueCard`.',
    ),
    createSentence('لقائمة تُرتَّب وتُعدَّل: `DataTable`.', 'For a list to sort and edit: `DataTable`.'),
    createSentence('لبطاقات أخرى: `Grid`.', 'For other cards: `Grid`.'),
  ],
  pairs: [],
  content: [
    createSentence('سمِّ القائمة كعنوانها الظاهر فوقها.', 'Name the list like the visible heading above it.'),
    createSentence(
      'إن خلت القائمة فاعرض `EmptyState` بدلًا منها.',
      'If there are no courses, show `EmptyState` instead.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence('ينتقل من بطاقة إلى التي تليها.', 'Moves from one card to the next.'),
    },
  ],
  screenReader: [
    createSentence(
      '«أحدث الدورات، قائمة، 12 عنصرًا»، ثم كل دورة.',
      '“Latest courses, list, 12 items”, then each course.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'تبدأ الأعمدة من بداية السطر: من اليمين في العربية.',
      'The columns begin at the start of the line: on the right in Arabic.',
    ),
  ],
  related: [
    { part: 'learning/CourseCard', description: createSentence('البطاقة.', 'The card.') },
    { part: 'layout/Grid', description: createSentence('شبكة لأي محتوى.', 'A grid for any content.') },
    { part: 'navigation/Pagination', description: createSentence('صفحات القائمة.', 'The pages of the list.') },
  ],
};
